import { useState } from 'react';
import { bindField, FieldGroup, PasswordField, SubmitBar, formStyles as styles, useForm } from 'shared/account-forms';
import { api } from 'shared/client';
import { useInvalidate } from '../../data/use-invalidate';
import { meI18n } from './i18n';

export const PasswordForm = ({ username }: { username: string }) => {
  const t = meI18n.useT();
  const invalidate = useInvalidate();
  const form = useForm({ current: '', password: '' });
  const [saved, setSaved] = useState(false);
  const save = async () => {
    setSaved(false);
    await api.me.password({ body: form.values });
    form.set({ current: '', password: '' });
    setSaved(true);
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
          <PasswordField
            label={t('newPassword')}
            hint={t('passwordHint')}
            {...bindField(form, 'password')}
            autoComplete="new-password"
            required
          />
        </div>
      </FieldGroup>
      <SubmitBar failure={form.failure} busy={form.busy} saved={saved} label={t('passwordSave')} />
    </form>
  );
};
