import { useState } from 'react';
import { useT } from './i18n';
import styles from './notices.module.css';
import { editedFields } from './unsaved-input';
import { useAvailableUpdate } from './use-available-update';

const getText = (field: Element) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? '');

/** True when a field in the document contains text that the reader has typed. */
const hasUnsavedInput = () => [...editedFields].some((field) => field.isConnected && getText(field).trim() !== '');

/** Offers to reload for a newer version. The page never reloads by itself, and asks before it discards unsaved input. */
export const UpdateNotice = () => {
  const t = useT();
  const update = useAvailableUpdate();
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const isShown = update !== null && update !== dismissed;

  const dismiss = () => {
    setConfirming(false);
    setDismissed(update);
  };
  const reload = () => {
    if (!isConfirming && hasUnsavedInput()) setConfirming(true);
    else window.location.reload();
  };

  return (
    <div role="status" data-news="">
      {isShown && (
        <div className={styles.notice}>
          <p>{t(isConfirming ? 'unsaved' : 'available')}</p>
          <div className={styles.actions}>
            <button type="button" className={styles.main} onClick={isConfirming ? dismiss : reload}>
              {t(isConfirming ? 'keepWriting' : 'reload')}
            </button>
            <button type="button" onClick={isConfirming ? reload : dismiss}>
              {t(isConfirming ? 'discard' : 'dismiss')}
            </button>
          </div>
        </div>
      )}
    </div>
  );
};
