import { Alert, Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { required, useNotify } from 'react-admin';
import { api } from 'shared/client';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { QueryStatus } from '../../components/layout/QueryStatus';
import { Section } from '../../components/layout/Section';
import { EnrolTotpDialog } from './EnrolTotpDialog';
import { passwordI18n } from './i18n';
import { PasswordField } from './PasswordField';

const totpKey = ['own-totp'];
/** A warning is shown when no more recovery codes than these are left. */
const lowRecoveryCodes = 3;

/** Enables and disables the user's two-step sign-in. */
export const TotpSettings = () => {
  const t = passwordI18n.useT();
  const language = useLanguage();
  const notify = useNotify();
  const queries = useQueryClient();
  const [open, setOpen] = useState<'enrol' | 'disable' | null>(null);
  const query = useQuery({ queryKey: totpKey, queryFn: () => api.console.totp.get() });
  const reload = () => queries.invalidateQueries({ queryKey: totpKey });

  const disable = async (draft: { password: string }) => {
    await api.console.totp.disable({ body: draft });
    notify(t('disabled'), { type: 'info' });
    setOpen(null);
    await reload();
  };

  if (!query.data) return <QueryStatus query={query} height={120} />;
  const { enabledAt, recoveryCodes } = query.data.totp;
  return (
    <Section title={t('totp')}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {enabledAt ? t('totpOn', { when: formatDateLong(enabledAt, language), count: recoveryCodes }) : t('totpOff')}
      </Typography>
      {enabledAt && recoveryCodes <= lowRecoveryCodes && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {t('fewCodes')}
        </Alert>
      )}
      <Button
        variant={enabledAt ? 'outlined' : 'contained'}
        color={enabledAt ? 'error' : 'primary'}
        onClick={() => setOpen(enabledAt ? 'disable' : 'enrol')}
      >
        {t(enabledAt ? 'disable' : 'enrol')}
      </Button>
      {open === 'enrol' && (
        <EnrolTotpDialog
          onClose={() => {
            setOpen(null);
            void reload();
          }}
        />
      )}
      {open === 'disable' && (
        <FormDialog
          title={t('disable')}
          lead={t('disableLead')}
          submit={t('disable')}
          tone="error"
          defaults={{ password: '' }}
          onSubmit={disable}
          onClose={() => setOpen(null)}
        >
          <PasswordField source="password" label={t('current')} autoComplete="current-password" validate={required()} />
        </FormDialog>
      )}
    </Section>
  );
};
