import styles from '../form/form.module.css';
import { bindField, useForm } from '../form/use-form';
import { PasswordField } from '../identity/PasswordField';
import { settingsI18n } from '../settings/i18n';
import { StepBar } from './StepBar';

interface ConfirmPasswordFormProps {
  lead: string;
  /** Of the submit button. */
  label: string;
  /** Rejects with the API's `ApiFailure`. */
  onConfirm: (password: string) => Promise<void>;
  onCancel: (() => void) | undefined;
}

/** Asks for the password before a change of the sign-in. */
export const ConfirmPasswordForm = ({ lead, label, onConfirm, onCancel }: ConfirmPasswordFormProps) => {
  const t = settingsI18n.useT();
  const form = useForm({ password: '' });
  return (
    <form
      ref={form.formRef}
      className={styles.group}
      onSubmit={form.submit(() => onConfirm(form.values.password))}
      noValidate
    >
      <p>{lead}</p>
      <PasswordField label={t('current')} {...bindField(form, 'password')} autoComplete="current-password" required />
      <StepBar form={form} label={label} onCancel={onCancel} />
    </form>
  );
};
