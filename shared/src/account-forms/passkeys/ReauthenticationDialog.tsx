import type { Reauthentication } from 'shared/contract';
import { Button, Dialog } from 'shared/ui';
import styles from '../form/form.module.css';
import { ProblemNotice } from '../form/ProblemNotice';
import { bindField, useForm } from '../form/use-form';
import { accountFormsI18n } from '../i18n';
import { PasswordField } from '../identity/PasswordField';
import { passkeysI18n } from './i18n';
import { PasskeyButton } from './PasskeyButton';

interface ReauthenticationDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  confirmLabel: string;
  /** A passkey can be used in place of the password. */
  hasPasskey: boolean;
  /** The dialogue stays open with the reason if it rejects. */
  onConfirm: (proof: Reauthentication) => Promise<void>;
  danger?: boolean;
}

const PasswordForm = ({
  onClose,
  text,
  confirmLabel,
  hasPasskey,
  onConfirm,
  danger = false,
}: Omit<ReauthenticationDialogProps, 'open' | 'title'>) => {
  const t = passkeysI18n.useT();
  const common = accountFormsI18n.useT();
  const form = useForm({ password: '' });
  return (
    <form
      ref={form.formRef}
      className={styles.group}
      onSubmit={form.submit(() => onConfirm({ password: form.values.password }))}
      noValidate
    >
      <p>{text}</p>
      <PasswordField label={t('password')} {...bindField(form, 'password')} autoComplete="current-password" required />
      <ProblemNotice cause={form.failure} />
      <div className={styles.actions}>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} aria-disabled={form.busy || undefined}>
          {confirmLabel}
        </Button>
        {hasPasskey && <PasskeyButton form={form} onConfirm={onConfirm} />}
        <Button onClick={onClose}>{common('cancel')}</Button>
      </div>
    </form>
  );
};

/** Asks for the password again, or for a passkey, before something is changed. */
export const ReauthenticationDialog = ({ open, title, ...form }: ReauthenticationDialogProps) => (
  <Dialog open={open} onClose={form.onClose} title={title}>
    <PasswordForm {...form} />
  </Dialog>
);
