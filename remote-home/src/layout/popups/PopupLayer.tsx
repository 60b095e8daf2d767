import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { api } from 'shared/client';
import { dismiss } from './dismissals';
import { useT } from './i18n';
import { PopupCard } from './PopupCard';
import styles from './popups.module.css';
import type { ShownPopup } from './use-popups';

const count = (popup: ShownPopup, event: 'view' | 'click' | 'dismiss') =>
  void api.popups.count({ params: { id: popup._id }, body: { event } }).catch(() => undefined);

/** Non-modal: the page behind stays usable and scrolls; Esc closes the top one, focus goes back to where it was (W2). */
export const PopupLayer = ({ popups }: { popups: ShownPopup[] }) => {
  const t = useT();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const layer = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const counted = useRef(new Set<string>());
  const open = popups.filter(({ _id }) => !closed.includes(_id));
  const top = open[0];

  useEffect(() => {
    for (const popup of open) {
      if (counted.current.has(popup._id)) continue;
      counted.current.add(popup._id);
      count(popup, 'view');
    }
  }, [open]);

  const close = (popup: ShownPopup, forAWhile = false) => {
    if (forAWhile) {
      dismiss(popup, Date.now());
      count(popup, 'dismiss');
    }
    if (layer.current?.contains(document.activeElement)) {
      const next = open.find(({ _id }) => _id !== popup._id);
      const button = next && layer.current.querySelector<HTMLElement>(`[data-popup="${next._id}"] button`);
      (button ?? before.current ?? document.querySelector<HTMLElement>('main'))?.focus();
    }
    setClosed((ids) => [...ids, popup._id]);
  };

  useEffect(() => {
    if (!top) return;
    const onKey = (event: KeyboardEvent) => {
      // A menu or dialogue that is open over the page takes the key for itself.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[aria-modal="true"]')) return;
      close(top);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  const remember = (event: FocusEvent) => {
    const from = event.relatedTarget as HTMLElement | null;
    if (from && !layer.current?.contains(from)) before.current = from;
  };

  if (!top) return null;
  return (
    <section ref={layer} className={styles.layer} aria-label={t('layer')} onFocus={remember}>
      {open.map((popup) => (
        <PopupCard
          key={popup._id}
          popup={popup}
          onClick={() => count(popup, 'click')}
          onClose={() => close(popup)}
          onDismiss={() => close(popup, true)}
        />
      ))}
    </section>
  );
};
