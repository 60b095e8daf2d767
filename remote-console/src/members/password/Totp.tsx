import { Alert, Button, Skeleton, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PasswordInput, required, useNotify } from 'react-admin';
import { api } from 'shared/client';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { FormDialog } from '../../parts/FormDialog';
import { Group } from '../../parts/Group';
import { LoadFailed } from '../../parts/LoadFailed';
import { EnrolDialog } from './EnrolDialog';
import { passwordI18n } from './i18n';

const key = ['own-totp'];
/** With so few left it is time for new ones. */
const few = 3;

/** The second step of one’s own sign-in. */
export const Totp = () => {
  const t = passwordI18n.useT();
  const language = useLanguage();
  const notify = useNotify();
  const queries = useQueryClient();
  const [open, setOpen] = useState<'enrol' | 'disable' | null>(null);
  const { data, isPending, error, refetch } = useQuery({ queryKey: key, queryFn: () => api.console.totp.get() });
  const again = () => queries.invalidateQueries({ queryKey: key });

  const disable = async (draft: { password: string }) => {
    await api.console.totp.disable({ body: draft });
    notify(t('disabled'), { type: 'info' });
    setOpen(null);
    await again();
  };

  if (isPending) return <Skeleton variant="rounded" height={120} />;
  if (!data) return <LoadFailed error={error} retry={refetch} />;
  const { enabledAt, recoveryCodes } = data.totp;
  return (
    <Group title={t('totp')}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {enabledAt ? t('totpOn', { when: formatDateLong(enabledAt, language), count: recoveryCodes }) : t('totpOff')}
      </Typography>
      {enabledAt && recoveryCodes <= few && (
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
        <EnrolDialog
          onClose={() => {
            setOpen(null);
            void again();
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
          <PasswordInput
            source="password"
            label={t('current')}
            validate={required()}
            helperText={false}
            slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
          />
        </FormDialog>
      )}
    </Group>
  );
};
