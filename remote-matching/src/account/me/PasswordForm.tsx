import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from 'shared/client';
import { bind, PeopleGroup, PeoplePassword, PeopleSave, formStyles as styles, useForm } from 'shared/people';
import { meI18n } from './i18n';

export const PasswordForm = ({ username }: { username: string }) => {
  const t = meI18n.useT();
  const client = useQueryClient();
  const form = useForm({ current: '', password: '' });
  const [saved, setSaved] = useState(false);
  const save = async () => {
    setSaved(false);
    await api.me.password({ body: form.values });
    form.set({ current: '', password: '' });
    setSaved(true);
    void client.invalidateQueries({ queryKey: ['sessions'] });
  };
  return (
    <form ref={form.form} className={styles.form} onSubmit={form.submit(save)} noValidate>
      <PeopleGroup title={t('password')} lead={t('passwordLead')}>
        {/* Tells a password manager whose password changes. */}
        <input type="hidden" name="username" autoComplete="username" value={username} />
        <div className={styles.pair}>
          <PeoplePassword label={t('current')} {...bind(form, 'current')} autoComplete="current-password" required />
          <PeoplePassword
            label={t('newPassword')}
            hint={t('passwordHint')}
            {...bind(form, 'password')}
            autoComplete="new-password"
            required
          />
        </div>
      </PeopleGroup>
      <PeopleSave failure={form.failure} busy={form.busy} saved={saved} label={t('passwordSave')} />
    </form>
  );
};
