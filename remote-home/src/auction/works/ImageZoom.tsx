import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames, Dialog, focusInView, VisuallyHidden } from 'shared/ui';
import styles from './gallery.module.css';
import { useT } from './i18n';
import type { Work } from './load';

interface ImageZoomProps {
  files: Work['images'][number]['file'][];
  title: string;
  /** Index of the image that is shown; null closes the dialogue. */
  index: number | null;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** The zoom levels; pinching enlarges the image further. */
const sizes = [styles.fitted, styles.twice, styles.fourfold];

const ZoomStage = ({ files, index, onMove }: Pick<ImageZoomProps, 'files' | 'onMove'> & { index: number }) => {
  const t = useT();
  const stage = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(0);
  const total = files.length;
  const file = files[index];
  const move = (by: number) => {
    setSize(0);
    onMove((index + by + total) % total);
  };
  const resize = (by: number) => setSize(Math.min(sizes.length - 1, Math.max(0, size + by)));

  // An enlarged image is scrolled to its centre.
  useEffect(() => {
    const box = stage.current;
    if (!box || size === 0) return;
    box.scrollTo({ left: (box.scrollWidth - box.clientWidth) / 2, top: (box.scrollHeight - box.clientHeight) / 2 });
  }, [size]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const actions: Record<string, (() => void) | false> = {
      ArrowRight: size === 0 && total > 1 && (() => move(1)),
      ArrowLeft: size === 0 && total > 1 && (() => move(-1)),
      '+': () => resize(1),
      '=': () => resize(1),
      '-': () => resize(-1),
      '0': () => setSize(0),
    };
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    // The arrow keys scroll an enlarged image only while the focus is in it.
    const button = stage.current?.querySelector('button');
    if (button) focusInView(button);
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <div className={styles.zoom}>
      <VisuallyHidden>{t('zoomKeys')}</VisuallyHidden>
      <div ref={stage} className={classNames(styles.stage, sizes[size])}>
        <button
          type="button"
          aria-label={t(size === sizes.length - 1 ? 'zoomOut' : 'zoomIn')}
          onClick={() => setSize((size + 1) % sizes.length)}
        >
          {file && <img src={file.url} alt={t('picture', { no: index + 1, total })} />}
        </button>
      </div>
      <div className={styles.tools}>
        {total > 1 && (
          <button type="button" onClick={() => move(-1)} aria-label={t('picture', { no: index || total, total })}>
            <ChevronLeft aria-hidden />
          </button>
        )}
        <button type="button" onClick={() => resize(-1)} disabled={size === 0} aria-label={t('zoomOut')}>
          <ZoomOut aria-hidden />
        </button>
        <span role="status">{t('picture', { no: index + 1, total })}</span>
        <button type="button" onClick={() => resize(1)} disabled={size === sizes.length - 1} aria-label={t('zoomIn')}>
          <ZoomIn aria-hidden />
        </button>
        {total > 1 && (
          <button
            type="button"
            onClick={() => move(1)}
            aria-label={t('picture', { no: index + 2 > total ? 1 : index + 2, total })}
          >
            <ChevronRight aria-hidden />
          </button>
        )}
      </div>
    </div>
  );
};

export const ImageZoom = ({ files, title, index, onMove, onClose }: ImageZoomProps) => {
  const t = useT();
  // The last image is rendered until the dialogue is closed.
  const [last, setLast] = useState(0);
  if (index !== null && index !== last) setLast(index);
  return (
    <Dialog open={index !== null} onClose={onClose} title={t('zoom', { title })} className={styles.dialog}>
      <ZoomStage files={files} index={index ?? last} onMove={onMove} />
    </Dialog>
  );
};
