import { type ReactNode, useState } from 'react';
import { type ApiFailure, failureOf } from 'shared/client';
import { Button, Dialog } from 'shared/ui';
import { accountFormsI18n } from '../i18n';
import styles from './form.module.css';
import { ProblemNotice } from './ProblemNotice';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  onConfirm: () => Promise<void>;
  danger?: boolean;
}

/** Asks for confirmation. Stays open with the reason if `onConfirm` rejects. */
export const ConfirmDialog = ({
  open,
  onClose,
  title,
  text,
  confirmLabel,
  onConfirm,
  danger = false,
}: ConfirmDialogProps) => {
  const t = accountFormsI18n.useT();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
      close();
    } catch (cause) {
      setFailure(await failureOf(cause));
    }
    setBusy(false);
  };
  return (
    <Dialog open={open} onClose={close} title={title}>
      <p>{text}</p>
      <ProblemNotice cause={failure} />
      <div className={styles.choices}>
        <Button
          variant={danger ? 'danger' : 'primary'}
          aria-disabled={busy || undefined}
          onClick={() => void confirm()}
        >
          {confirmLabel}
        </Button>
        <Button onClick={close}>{t('cancel')}</Button>
      </div>
    </Dialog>
  );
};
