import { Image } from 'lucide-react';
import { classes, srcSetOf } from 'shared/ui';
import styles from './lots.module.css';

interface LotPictureProps {
  file: { url: string; width: number | null; height: number | null } | null;
  alt: string;
  sizes: string;
  eager?: boolean;
  className?: string | undefined;
}

/** A work as a whole in a frame of one shape: a catalogue cuts nothing off. */
export const LotPicture = ({ file, alt, sizes, eager, className }: LotPictureProps) => (
  <div className={classes(styles.frame, className)}>
    {file ? (
      <img
        className={styles.image}
        src={file.url}
        srcSet={srcSetOf(file.url)}
        sizes={sizes}
        alt={alt}
        width={file.width ?? 1200}
        height={file.height ?? 1200}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    ) : (
      <Image className={styles.blank} aria-hidden />
    )}
  </div>
);
