import { House, UserRound } from 'lucide-react';
import { useState } from 'react';
import { buildSrcSet, classNames } from 'shared/ui';
import styles from './layout.module.css';

/** Shapes of a frame. Each is a class, because the content security policy forbids style attributes. */
const shapes = {
  landscape: { width: 1200, height: 900 },
  portrait: { width: 900, height: 1200 },
  wide: { width: 1600, height: 900 },
  thumb: { width: 1200, height: 900 },
} as const;

interface PictureProps {
  url: string | null | undefined;
  alt: string;
  shape: keyof typeof shapes;
  sizes: string;
  person?: boolean;
  eager?: boolean;
  className?: string | undefined;
}

/** An image that fills its frame; without one, as of a product that was deleted, the frame shows a placeholder icon. */
export const Picture = ({ url, alt, shape, sizes, person, eager, className }: PictureProps) => {
  const frameClass = classNames(styles[shape], className);
  const [missing, setMissing] = useState<string | null>(null);
  const Placeholder = person ? UserRound : House;
  if (!url || url === missing)
    return (
      <div className={classNames(styles.blank, frameClass)} aria-hidden>
        <Placeholder />
      </div>
    );
  return (
    <img
      className={classNames(styles.picture, frameClass)}
      src={url}
      srcSet={buildSrcSet(url)}
      sizes={sizes}
      alt={alt}
      {...shapes[shape]}
      onError={() => setMissing(url)}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
};
