import { api } from 'shared/client';
import type { Reauthentication } from 'shared/contract';
import { FieldGroup } from '../form/FieldGroup';
import styles from '../form/form.module.css';
import { SubmitBar } from '../form/SubmitBar';
import { bindField, useForm } from '../form/use-form';
import { NewPasswordField } from '../identity/NewPasswordField';
import { PasswordField } from '../identity/PasswordField';
import { PasskeyButton } from '../passkeys/PasskeyButton';
import { settingsI18n } from './i18n';

interface PasswordFormProps {
  username: string;
  /** A passkey can be used in place of the current password. */
  hasPasskey: boolean;
  onSaved: () => void;
  /** For a page of nothing else: the button stays at the end of the form. */
  inline?: boolean;
}

export const PasswordForm = ({ username, hasPasskey, onSaved, inline = false }: PasswordFormProps) => {
  const t = settingsI18n.useT();
  const form = useForm({ current: '', password: '' });
  const save = async ({ password: current, passkey }: Reauthentication) => {
    await api.me.password({ body: { current, passkey, password: form.values.password } });
    form.set({ current: '', password: '' });
    onSaved();
  };
  return (
    <form
      ref={form.formRef}
      className={styles.form}
      onSubmit={form.submit(() => save({ password: form.values.current }))}
      noValidate
    >
      <FieldGroup title={t('password')} lead={t('passwordLead')}>
        {/* Tells password managers which account's password changes. */}
        <input type="hidden" name="username" autoComplete="username" value={username} />
        <div className={styles.pair}>
          <PasswordField
            label={t('current')}
            {...bindField(form, 'current')}
            autoComplete="current-password"
            required
          />
          <NewPasswordField label={t('newPassword')} {...bindField(form, 'password')} />
        </div>
      </FieldGroup>
      <SubmitBar failure={form.failure} busy={form.busy} saved={form.saved} label={t('passwordSave')} inline={inline}>
        {hasPasskey && <PasskeyButton form={form} onConfirm={save} />}
      </SubmitBar>
    </form>
  );
};
