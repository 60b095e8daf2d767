import {
  bindField,
  FieldGroup,
  NewPasswordField,
  PasswordField,
  SubmitBar,
  formStyles as styles,
  useForm,
} from 'shared/account-forms';
import { api } from 'shared/client';
import { useInvalidate } from '../../data/use-invalidate';
import { meI18n } from './i18n';

export const PasswordForm = ({ username }: { username: string }) => {
  const t = meI18n.useT();
  const invalidate = useInvalidate();
  const form = useForm({ current: '', password: '' });
  const save = async () => {
    await api.me.password({ body: form.values });
    form.set({ current: '', password: '' });
    void invalidate(['sessions']);
  };
  return (
    <form ref={form.formRef} className={styles.form} onSubmit={form.submit(save)} noValidate>
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
      <SubmitBar failure={form.failure} busy={form.busy} saved={form.saved} label={t('passwordSave')} />
    </form>
  );
};
