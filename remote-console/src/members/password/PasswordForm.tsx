import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Form, PasswordInput, required, useNotify } from 'react-admin';
import { ApiFailure, api } from 'shared/client';
import { isStrongPassword } from 'shared/contract';
import { refusal } from '../../data/refusal';
import { Group } from '../../parts/Group';
import { passwordI18n } from './i18n';

interface Draft {
  current: string;
  password: string;
  again: string;
}

/** One’s own password; the other devices are signed out with it. */
export const PasswordForm = ({ onChanged }: { onChanged: () => void }) => {
  const t = passwordI18n.useT();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  // A changed password leaves an empty form behind.
  const [round, setRound] = useState(0);

  const change = async (given: object) => {
    const { current, password } = given as Draft;
    setBusy(true);
    try {
      await api.me.password({ body: { current, password } });
      notify(t('changed'), { type: 'info' });
      setRound(round + 1);
      onChanged();
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      return refusal(cause).body.errors;
    } finally {
      setBusy(false);
    }
  };

  const strong = (text: string | null) => (isStrongPassword(text ?? '') ? undefined : t('rule'));
  const same = (text: string | null, { password }: Partial<Draft>) => (text === password ? undefined : t('differs'));
  const field = (autoComplete: string) => ({ slotProps: { htmlInput: { autoComplete } } });

  return (
    <Group title={t('password')}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t('lead')}
      </Typography>
      <Form
        key={round}
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
          {...field('current-password')}
        />
        <PasswordInput
          source="password"
          label={t('next')}
          validate={[required(), strong]}
          helperText={t('rule')}
          {...field('new-password')}
        />
        <PasswordInput
          source="again"
          label={t('again')}
          validate={[required(), same]}
          helperText={false}
          {...field('new-password')}
        />
        <Button type="submit" variant="contained" disabled={busy} sx={{ mt: 1 }}>
          {t('change')}
        </Button>
      </Form>
    </Group>
  );
};
