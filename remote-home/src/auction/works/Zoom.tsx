import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classes, Dialog, VisuallyHidden } from 'shared/ui';
import styles from './gallery.module.css';
import { useT } from './i18n';
import type { Work } from './load';

interface ZoomProps {
  pictures: Work['images'][number]['file'][];
  title: string;
  /** Which one is shown; null while it is closed. */
  at: number | null;
  onMove: (at: number) => void;
  onClose: () => void;
}

/** Fits at first; two fingers enlarge it further as on any page. */
const sizes = [styles.fit, styles.twice, styles.fourfold];

/** What stands in the dialogue while it is open. */
const Stage = ({ pictures, at, onMove }: Pick<ZoomProps, 'pictures' | 'onMove'> & { at: number }) => {
  const t = useT();
  const stage = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(0);
  const total = pictures.length;
  const file = pictures[at];
  const move = (by: number) => {
    setSize(0);
    onMove((at + by + total) % total);
  };
  const resize = (by: number) => setSize(Math.min(sizes.length - 1, Math.max(0, size + by)));

  // A larger picture opens at its middle.
  useEffect(() => {
    const box = stage.current;
    if (!box || size === 0) return;
    box.scrollTo({ left: (box.scrollWidth - box.clientWidth) / 2, top: (box.scrollHeight - box.clientHeight) / 2 });
  }, [size]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const acts: Record<string, (() => void) | false> = {
      ArrowRight: size === 0 && total > 1 && (() => move(1)),
      ArrowLeft: size === 0 && total > 1 && (() => move(-1)),
      '+': () => resize(1),
      '=': () => resize(1),
      '-': () => resize(-1),
      '0': () => setSize(0),
    };
    const act = acts[event.key];
    if (!act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    // The arrows move a larger picture only where the focus is.
    stage.current?.querySelector('button')?.focus();
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <div className={styles.zoom}>
      <VisuallyHidden>{t('zoomKeys')}</VisuallyHidden>
      <div ref={stage} className={classes(styles.stage, sizes[size])}>
        <button
          type="button"
          aria-label={t(size === sizes.length - 1 ? 'zoomOut' : 'zoomIn')}
          onClick={() => setSize((size + 1) % sizes.length)}
        >
          {file && <img src={file.url} alt={t('picture', { no: at + 1, total })} />}
        </button>
      </div>
      <div className={styles.tools}>
        {total > 1 && (
          <button type="button" onClick={() => move(-1)} aria-label={t('picture', { no: at || total, total })}>
            <ChevronLeft aria-hidden />
          </button>
        )}
        <button type="button" onClick={() => resize(-1)} disabled={size === 0} aria-label={t('zoomOut')}>
          <ZoomOut aria-hidden />
        </button>
        <span role="status">{t('picture', { no: at + 1, total })}</span>
        <button type="button" onClick={() => resize(1)} disabled={size === sizes.length - 1} aria-label={t('zoomIn')}>
          <ZoomIn aria-hidden />
        </button>
        {total > 1 && (
          <button
            type="button"
            onClick={() => move(1)}
            aria-label={t('picture', { no: at + 2 > total ? 1 : at + 2, total })}
          >
            <ChevronRight aria-hidden />
          </button>
        )}
      </div>
    </div>
  );
};

export const Zoom = ({ pictures, title, at, onMove, onClose }: ZoomProps) => {
  const t = useT();
  // It still shows while it closes.
  const [last, setLast] = useState(0);
  if (at !== null && at !== last) setLast(at);
  return (
    <Dialog open={at !== null} onClose={onClose} title={t('zoom', { title })} className={styles.dialog}>
      <Stage pictures={pictures} at={at ?? last} onMove={onMove} />
    </Dialog>
  );
};
