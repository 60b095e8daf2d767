import { X } from 'lucide-react';
import { type ReactNode, startTransition, useEffect, useId, useRef, useState } from 'react';
import { classes } from './classes';
import styles from './Dialog.module.css';
import { keepFocusInside } from './focus';
import { useT } from './i18n';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Where it comes from. */
  side?: 'left' | 'right' | 'center';
  className?: string | undefined;
  children: ReactNode;
}

/** Longer than the way out in the style sheet. */
const leavingMs = 260;

/**
 * A modal dialogue or drawer on the browser's own `<dialog>`: the page behind is inert and does not scroll, Esc closes,
 * the focus returns to where it was. Its content is there only while it shows.
 */
export const Dialog = ({ open, onClose, title, side = 'center', className, children }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const t = useT();
  const [present, setPresent] = useState(open);
  const [filled, setFilled] = useState(false);
  if (open && !present) setPresent(true);

  useEffect(() => {
    if (!present) return;
    if (open) {
      ref.current?.showModal();
      // The press that opened it is answered by the next frame, however much there is to show.
      startTransition(() => setFilled(true));
      return;
    }
    ref.current?.close();
    const gone = setTimeout(() => {
      setPresent(false);
      setFilled(false);
    }, leavingMs);
    return () => clearTimeout(gone);
  }, [open, present]);

  // The page behind comes to life again after the press has been answered.
  const leave = () => startTransition(onClose);

  return (
    <dialog
      ref={ref}
      className={classes(styles.dialog, styles[side], className)}
      aria-labelledby={id}
      data-modal=""
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onKeyDown={keepFocusInside}
      onClick={(event) => event.target === ref.current && leave()}
    >
      {present && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} onClick={leave} aria-label={t('close')}>
              <X aria-hidden />
            </button>
          </div>
          {filled && children}
        </div>
      )}
    </dialog>
  );
};
