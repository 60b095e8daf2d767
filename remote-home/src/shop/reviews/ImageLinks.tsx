import { buildSrcSet } from 'shared/ui';
import styles from './image-links.module.css';

interface ImageLinksProps {
  images: { _id: string; url: string; name: string }[];
  /** Read out for an image; its file name without this. */
  getLabel?: (index: number) => string;
  /** Width and height in px. */
  size?: number;
}

/** Thumbnails that open the whole image in a new tab; nothing without images. */
export const ImageLinks = ({ images, getLabel, size = 80 }: ImageLinksProps) =>
  images.length > 0 && (
    <ul className={styles.images}>
      {images.map(({ _id, url, name }, index) => (
        <li key={_id}>
          <a href={url} target="_blank" rel="noopener" aria-label={getLabel?.(index) ?? name}>
            <img src={url} srcSet={buildSrcSet(url)} sizes="120px" alt="" width={size} height={size} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
