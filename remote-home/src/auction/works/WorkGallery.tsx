import { Expand } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { buildSrcSet, lazyComponent } from 'shared/ui';
import { useSnapRow } from '../../layout/use-snap-row';
import { LotPicture } from '../lots/LotPicture';
import styles from './gallery.module.css';
import { useT } from './i18n';
import type { Work } from './load';

/** Loaded when an image is opened. */
const ImageZoom = lazyComponent(() =>
  import(/* webpackChunkName: "bid" */ './ImageZoom').then(({ ImageZoom }) => ImageZoom),
);

interface WorkGalleryProps {
  images: Work['images'];
  title: string;
}

/** The images of a work, moved by touch or by the thumbnails; each can be opened in its full size. */
export const WorkGallery = ({ images, title }: WorkGalleryProps) => {
  const t = useT();
  const { ref, current, scrollToItem, onScroll } = useSnapRow();
  const [zoomedIndex, setZoomedIndex] = useState<number | null>(null);
  const [zoomLoaded, setZoomLoaded] = useState(false);
  const files = images.filter(({ kind }) => kind === 'IMAGE').map(({ file }) => file);
  const total = files.length;

  const zoom = (event: MouseEvent, index: number) => {
    // With a modifier key the browser opens the image in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setZoomLoaded(true);
    setZoomedIndex(index);
  };

  if (total === 0) return <LotPicture file={null} alt="" sizes="" className={styles.placeholder} />;
  return (
    <section aria-label={t('pictures')}>
      <ul ref={ref} className={styles.strip} onScroll={onScroll}>
        {files.map((file, index) => (
          <li key={file._id}>
            <a
              className={styles.large}
              href={file.url}
              aria-label={t('enlarge', { no: index + 1 })}
              onClick={(event) => zoom(event, index)}
            >
              <img
                src={file.url}
                srcSet={buildSrcSet(file.url)}
                sizes="(min-width: 1024px) 640px, 100vw"
                alt={index === 0 ? title : ''}
                width={file.width ?? 1200}
                height={file.height ?? 1200}
                loading={index === 0 ? 'eager' : 'lazy'}
                decoding="async"
              />
              <Expand aria-hidden />
            </a>
          </li>
        ))}
      </ul>
      {total > 1 && (
        <ul className={styles.thumbs}>
          {files.map((file, index) => (
            <li key={file._id}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={t('picture', { no: index + 1, total })}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => scrollToItem(index)}
              >
                <LotPicture file={file} alt="" sizes="96px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomLoaded && (
        <ImageZoom
          files={files}
          title={title}
          index={zoomedIndex}
          onMove={setZoomedIndex}
          onClose={() => setZoomedIndex(null)}
        />
      )}
    </section>
  );
};
