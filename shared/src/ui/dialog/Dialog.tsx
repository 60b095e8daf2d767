import { X } from 'lucide-react';
import { type ReactNode, startTransition, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { useT } from '../i18n';
import styles from './Dialog.module.css';
import { trapFocus } from './trap-focus';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The edge from which it slides in; `center` for a dialogue. */
  side?: 'left' | 'right' | 'center';
  className?: string | undefined;
  /** The content scrolls a part of itself, so that its other parts, such as a bar of buttons, lie over nothing. */
  contentScrolls?: boolean;
  children: ReactNode;
}

/** Longer than the closing transition in the style sheet. */
const closingMs = 260;

/**
 * A modal dialogue or drawer based on `<dialog>`: the page behind is inert and does not scroll, Esc closes it, the focus
 * returns to the element that had it. The content is rendered only while the dialogue is open.
 */
export const Dialog = (props: DialogProps) => {
  const { open, onClose, title, side = 'center', className, contentScrolls = false, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const t = useT();
  const [rendered, setRendered] = useState(open);
  const [hasContent, setHasContent] = useState(false);
  if (open && !rendered) setRendered(true);

  useEffect(() => {
    if (!rendered) return;
    if (open) {
      ref.current?.showModal();
      // The empty dialogue appears in the next frame; the content may take longer to render.
      startTransition(() => setHasContent(true));
      return;
    }
    ref.current?.close();
    const timer = setTimeout(() => {
      setRendered(false);
      setHasContent(false);
    }, closingMs);
    return () => clearTimeout(timer);
  }, [open, rendered]);

  // Closing is shown at once; rendering the page behind may take longer.
  const close = () => startTransition(onClose);

  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, styles[side], contentScrolls && styles.contentScrolls, className)}
      aria-labelledby={id}
      data-modal=""
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={trapFocus}
      onClick={(event) => event.target === ref.current && close()}
    >
      {rendered && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} onClick={close} aria-label={t('close')}>
              <X aria-hidden />
            </button>
          </div>
          {hasContent && children}
        </div>
      )}
    </dialog>
  );
};
