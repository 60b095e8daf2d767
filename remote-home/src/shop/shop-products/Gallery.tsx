import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { classes, srcSetOf } from 'shared/ui';
import { Picture } from '../../layout/Picture';
import styles from './gallery.module.css';
import { useT } from './i18n';
import type { Shown } from './load';

/** A row of pictures that snaps into place: a finger, the arrow keys or the small pictures below move it. */
export const Gallery = ({ product: { name, thumb, images } }: { product: Shown }) => {
  const t = useT();
  const row = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const pictures = [thumb, ...images].filter((file) => file !== null);
  const count = pictures.length;

  const show = (next: number) => {
    const list = row.current;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list?.scrollTo({ left: next * list.clientWidth, behavior: calm ? 'instant' : 'smooth' });
  };
  const onScroll = () => {
    const list = row.current;
    if (list) setPlace(Math.round(list.scrollLeft / list.clientWidth));
  };

  if (count === 0) return <Picture url={null} alt="" shape="landscape" sizes="" className={styles.blank} />;
  return (
    <section className={styles.gallery} aria-label={t('pictures')}>
      <div className={styles.stage}>
        <ul ref={row} className={styles.row} tabIndex={count > 1 ? 0 : undefined} onScroll={onScroll}>
          {pictures.map(({ _id, url }, index) => (
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
            <button type="button" aria-label={t('previous')} disabled={place === 0} onClick={() => show(place - 1)}>
              <ChevronLeft aria-hidden />
            </button>
            <span aria-live="polite">
              {place + 1} / {count}
            </span>
            <button type="button" aria-label={t('next')} disabled={place === count - 1} onClick={() => show(place + 1)}>
              <ChevronRight aria-hidden />
            </button>
          </p>
        )}
      </div>
      {count > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map(({ _id, url }, index) => (
            <li key={_id}>
              <a
                href={`#picture-${index + 1}`}
                className={classes(styles.thumb, index === place && styles.current)}
                aria-label={t('picture', { place: index + 1, count })}
                aria-current={index === place ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
              >
                <img src={url} srcSet={srcSetOf(url)} sizes="72px" alt="" width={72} height={72} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
