import { House, UserRound } from 'lucide-react';
import { classes, srcSetOf } from 'shared/ui';
import styles from './layout.module.css';

/** Shapes of a frame, each with its own class: the page's policy takes no style attributes. */
const shapes = {
  landscape: { width: 1200, height: 900 },
  portrait: { width: 900, height: 1200 },
  wide: { width: 1600, height: 900 },
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

/** A picture that fills its frame; without one the frame shows a drawn placeholder. */
export const Picture = ({ url, alt, shape, sizes, person, eager, className }: PictureProps) => {
  const look = classes(styles[shape], className);
  const Placeholder = person ? UserRound : House;
  if (!url)
    return (
      <div className={classes(styles.blank, look)} aria-hidden>
        <Placeholder />
      </div>
    );
  return (
    <img
      className={classes(styles.picture, look)}
      src={url}
      srcSet={srcSetOf(url)}
      sizes={sizes}
      alt={alt}
      {...shapes[shape]}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
};
