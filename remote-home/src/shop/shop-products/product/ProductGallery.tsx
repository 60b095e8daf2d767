import { ChevronLeft, ChevronRight } from 'lucide-react';
import { buildSrcSet, classNames } from 'shared/ui';
import common from '../../../layout/common.module.css';
import { Picture } from '../../../layout/Picture';
import { useSnapRow } from '../../../layout/use-snap-row';
import styles from './gallery.module.css';
import { useT } from './i18n';
import type { Product } from './load';

/** A row of images that snaps into place, moved by touch, the arrow buttons or the thumbnails. */
export const ProductGallery = ({ product: { name, thumb, images } }: { product: Product }) => {
  const t = useT();
  const { ref, current, scrollToItem, onScroll } = useSnapRow();
  const files = [thumb, ...images].filter((file) => file !== null);
  const count = files.length;

  if (count === 0) return <Picture url={null} alt="" shape="landscape" sizes="" className={styles.blank} />;
  return (
    <section className={styles.gallery} aria-label={t('pictures')}>
      <div className={styles.stage}>
        <ul ref={ref} className={styles.row} tabIndex={count > 1 ? 0 : undefined} onScroll={onScroll}>
          {files.map(({ _id, url }, index) => (
            <li key={_id} id={`picture-${index + 1}`}>
              <Picture
                url={url}
                alt={count > 1 ? `${name}, ${t('picture', { place: index + 1, count })}` : name}
                shape="landscape"
                sizes="(min-width: 1024px) 620px, 100vw"
                eager={index === 0}
                className={styles.picture}
              />
            </li>
          ))}
        </ul>
        {count > 1 && (
          <p className={styles.controls}>
            <button
              type="button"
              className={common.iconButton}
              aria-label={t('previous')}
              disabled={current === 0}
              onClick={() => scrollToItem(current - 1)}
            >
              <ChevronLeft size={20} aria-hidden />
            </button>
            <span aria-live="polite">
              {current + 1} / {count}
            </span>
            <button
              type="button"
              className={common.iconButton}
              aria-label={t('next')}
              disabled={current === count - 1}
              onClick={() => scrollToItem(current + 1)}
            >
              <ChevronRight size={20} aria-hidden />
            </button>
          </p>
        )}
      </div>
      {count > 1 && (
        <ul className={styles.thumbs}>
          {files.map(({ _id, url }, index) => (
            <li key={_id}>
              <a
                href={`#picture-${index + 1}`}
                className={classNames(styles.thumb, index === current && styles.current)}
                aria-label={t('picture', { place: index + 1, count })}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  scrollToItem(index);
                }}
              >
                <img src={url} srcSet={buildSrcSet(url)} sizes="72px" alt="" width={72} height={72} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
