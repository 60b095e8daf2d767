import { Image } from 'lucide-react';
import { buildSrcSet, classNames } from 'shared/ui';
import styles from './lots.module.css';

interface LotPictureProps {
  file: { url: string; width: number | null; height: number | null } | null;
  alt: string;
  sizes: string;
  eager?: boolean;
  className?: string | undefined;
}

/** The image of a work in a square frame, without cropping; a placeholder icon where there is none. */
export const LotPicture = ({ file, alt, sizes, eager, className }: LotPictureProps) => (
  <div className={classNames(styles.frame, className)}>
    {file ? (
      <img
        className={styles.image}
        src={file.url}
        srcSet={buildSrcSet(file.url)}
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
