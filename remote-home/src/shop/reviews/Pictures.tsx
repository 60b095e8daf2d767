import { srcSetOf } from 'shared/ui';
import styles from './reviews.module.css';

/** Small pictures that open whole in a new tab. */
export const Pictures = ({ images }: { images: { _id: string; url: string; name: string }[] }) =>
  images.length > 0 && (
    <ul className={styles.pictures}>
      {images.map(({ _id, url, name }) => (
        <li key={_id}>
          <a href={url} target="_blank" rel="noopener" aria-label={name}>
            <img src={url} srcSet={srcSetOf(url)} sizes="120px" alt="" width={80} height={80} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
