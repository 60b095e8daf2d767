import { Expand } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { later, srcSetOf } from 'shared/ui';
import { LotPicture } from '../search/LotPicture';
import styles from './gallery.module.css';
import { useT } from './i18n';
import type { Work } from './load';

/** Comes with the first press on a picture. */
const Zoom = later(() => import('./Zoom').then(({ Zoom }) => Zoom));

interface GalleryProps {
  images: Work['images'];
  title: string;
}

/** Pictures that are pushed aside by a finger or chosen by their small ones; a press shows one as large as it is. */
export const Gallery = ({ images, title }: GalleryProps) => {
  const t = useT();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const [pressed, setPressed] = useState(false);
  const pictures = images.filter(({ kind }) => kind === 'IMAGE').map(({ file }) => file);
  const total = pictures.length;

  const show = (at: number) => {
    const place = strip.current?.children[at];
    if (place instanceof HTMLElement) strip.current?.scrollTo({ left: place.offsetLeft, behavior: 'smooth' });
  };
  const enlarge = (event: MouseEvent, at: number) => {
    // Whoever asks for a new tab gets the picture itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setPressed(true);
    setZoomed(at);
  };

  if (total === 0) return <LotPicture file={null} alt="" sizes="" className={styles.alone} />;
  return (
    <section aria-label={t('pictures')}>
      <ul
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setShown(Math.round(scrollLeft / clientWidth))}
      >
        {pictures.map((file, at) => (
          <li key={file._id}>
            <a
              className={styles.large}
              href={file.url}
              aria-label={t('enlarge', { no: at + 1 })}
              onClick={(event) => enlarge(event, at)}
            >
              <img
                src={file.url}
                srcSet={srcSetOf(file.url)}
                sizes="(min-width: 1024px) 640px, 100vw"
                alt={at === 0 ? title : ''}
                width={file.width ?? 1200}
                height={file.height ?? 1200}
                loading={at === 0 ? 'eager' : 'lazy'}
                decoding="async"
              />
              <Expand aria-hidden />
            </a>
          </li>
        ))}
      </ul>
      {total > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map((file, at) => (
            <li key={file._id}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={t('picture', { no: at + 1, total })}
                aria-current={at === shown ? 'true' : undefined}
                onClick={() => show(at)}
              >
                <LotPicture file={file} alt="" sizes="96px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {pressed && (
        <Zoom pictures={pictures} title={title} at={zoomed} onMove={setZoomed} onClose={() => setZoomed(null)} />
      )}
    </section>
  );
};
