import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { api } from 'shared/client';
import { focusInView } from 'shared/ui';
import { dismiss } from './dismissals';
import { useT } from './i18n';
import { PopupCard } from './PopupCard';
import styles from './popups.module.css';
import { useIsClearOfTitle } from './use-is-clear-of-title';
import { useDevice, type VisiblePopup } from './use-popups';

const countEvent = (popup: VisiblePopup, event: 'view' | 'click' | 'dismiss') =>
  void api.popups.count({ params: { id: popup._id }, body: { event } }).catch(() => undefined);

/**
 * Non-modal: the page behind stays usable and scrolls. Esc closes the top popup; the focus returns to where it was (W2).
 * On a phone one popup is shown at a time, and none while it would cover the title or the buttons of the first view.
 */
export const PopupLayer = ({ popups }: { popups: VisiblePopup[] }) => {
  const t = useT();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const layer = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<HTMLElement | null>(null);
  const counted = useRef(new Set<string>());
  const remaining = popups.filter(({ _id }) => !closed.includes(_id));
  const isPhone = useDevice() !== 'pc';
  const open = isPhone ? remaining.slice(0, 1) : remaining;
  const top = open[0];
  const isClear = useIsClearOfTitle(layer, isPhone ? top?._id : undefined);

  useEffect(() => {
    if (!isClear) return;
    for (const popup of open) {
      if (counted.current.has(popup._id)) continue;
      counted.current.add(popup._id);
      countEvent(popup, 'view');
    }
  }, [open, isClear]);

  const close = (popup: VisiblePopup, dismissed = false) => {
    if (dismissed) {
      dismiss(popup, Date.now());
      countEvent(popup, 'dismiss');
    }
    if (layer.current?.contains(document.activeElement)) {
      const next = open.find(({ _id }) => _id !== popup._id);
      const button = next && layer.current.querySelector<HTMLElement>(`[data-popup="${next._id}"] button`);
      const target = button ?? previousFocus.current ?? document.querySelector<HTMLElement>('main');
      if (target) focusInView(target);
    }
    setClosed((ids) => [...ids, popup._id]);
  };

  useEffect(() => {
    if (!top || !isClear) return;
    const onKey = (event: KeyboardEvent) => {
      // An open menu or dialogue handles the key itself.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[aria-modal="true"]')) return;
      close(top);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  const rememberFocus = (event: FocusEvent) => {
    const from = event.relatedTarget as HTMLElement | null;
    if (from && !layer.current?.contains(from)) previousFocus.current = from;
  };

  if (!top) return null;
  return (
    <section
      ref={layer}
      className={styles.layer}
      aria-label={t('layer')}
      data-waiting={isClear ? undefined : ''}
      onFocus={rememberFocus}
    >
      {open.map((popup) => (
        <PopupCard
          key={popup._id}
          popup={popup}
          onClick={() => countEvent(popup, 'click')}
          onClose={() => close(popup)}
          onDismiss={() => close(popup, true)}
        />
      ))}
    </section>
  );
};
