import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Form, PasswordInput, required, useNotify } from 'react-admin';
import { ApiFailure, api } from 'shared/client';
import { isStrongPassword } from 'shared/contract';
import { Section } from '../../components/layout/Section';
import { toHttpError } from '../../data/http-error';
import { passwordI18n } from './i18n';

interface Draft {
  current: string;
  password: string;
  again: string;
}

/** Changes one's own password, which signs out all other devices. */
export const PasswordForm = ({ onChanged }: { onChanged: () => void }) => {
  const t = passwordI18n.useT();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  // A new key gives an empty form after a change.
  const [formKey, setFormKey] = useState(0);

  const change = async (values: object) => {
    const { current, password } = values as Draft;
    setBusy(true);
    try {
      await api.me.password({ body: { current, password } });
      notify(t('changed'), { type: 'info' });
      setFormKey(formKey + 1);
      onChanged();
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      return toHttpError(cause).body.errors;
    } finally {
      setBusy(false);
    }
  };

  const isStrong = (text: string | null) => (isStrongPassword(text ?? '') ? undefined : t('rule'));
  const isRepeated = (text: string | null, { password }: Partial<Draft>) =>
    text === password ? undefined : t('differs');
  const withAutoComplete = (autoComplete: string) => ({ slotProps: { htmlInput: { autoComplete } } });

  return (
    <Section title={t('password')}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t('lead')}
      </Typography>
      <Form
        key={formKey}
        record={{}}
        defaultValues={{ current: '', password: '', again: '' }}
        onSubmit={change}
        noValidate
      >
        <PasswordInput
          source="current"
          label={t('current')}
          validate={required()}
          helperText={false}
          {...withAutoComplete('current-password')}
        />
        <PasswordInput
          source="password"
          label={t('next')}
          validate={[required(), isStrong]}
          helperText={t('rule')}
          {...withAutoComplete('new-password')}
        />
        <PasswordInput
          source="again"
          label={t('again')}
          validate={[required(), isRepeated]}
          helperText={false}
          {...withAutoComplete('new-password')}
        />
        <Button type="submit" variant="contained" disabled={busy} sx={{ mt: 1 }}>
          {t('change')}
        </Button>
      </Form>
    </Section>
  );
};
