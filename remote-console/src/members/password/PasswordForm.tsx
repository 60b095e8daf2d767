import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { required, useNotify } from 'react-admin';
import { api } from 'shared/client';
import { isStrongPassword } from 'shared/contract';
import { ConsoleForm } from '../../components/forms/ConsoleForm';
import { useSubmit } from '../../components/forms/use-submit';
import { Section } from '../../components/layout/Section';
import { passwordI18n } from './i18n';
import { PasswordField } from './PasswordField';

interface Draft {
  current: string;
  password: string;
  again: string;
}

/** Changes the user's password, which signs out all other devices. */
export const PasswordForm = ({ onChanged }: { onChanged: () => void }) => {
  const t = passwordI18n.useT();
  const notify = useNotify();
  // A new key gives an empty form after a change.
  const [formKey, setFormKey] = useState(0);
  const { busy, submit } = useSubmit(async ({ current, password }: Draft) => {
    await api.me.password({ body: { current, password } });
    notify(t('changed'), { type: 'info' });
    setFormKey(formKey + 1);
    onChanged();
  });

  const isStrong = (text: string | null) => (isStrongPassword(text ?? '') ? undefined : t('rule'));
  const isRepeated = (text: string | null, { password }: Partial<Draft>) =>
    text === password ? undefined : t('differs');

  return (
    <Section title={t('password')}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t('lead')}
      </Typography>
      <ConsoleForm key={formKey} record={{}} defaultValues={{ current: '', password: '', again: '' }} onSubmit={submit}>
        <PasswordField source="current" label={t('current')} validate={required()} autoComplete="current-password" />
        <PasswordField
          source="password"
          label={t('newPassword')}
          validate={[required(), isStrong]}
          helperText={t('rule')}
          autoComplete="new-password"
        />
        <PasswordField
          source="again"
          label={t('repeatPassword')}
          validate={[required(), isRepeated]}
          autoComplete="new-password"
        />
        <Button type="submit" variant="contained" disabled={busy} sx={{ mt: 1 }}>
          {t('change')}
        </Button>
      </ConsoleForm>
    </Section>
  );
};
