import { Stack } from '@mui/material';
import { useEditContext, useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import type { User } from 'shared/contract';
import { ConfirmButton } from '../../components/dialogs/ConfirmButton';
import { userI18n } from './i18n';

/** Ends all sessions of a member, and removes two-step sign-in if the member has lost the device. */
export const AccessActions = () => {
  const t = userI18n.useT();
  const user = useRecordContext<User & { id: string }>();
  const { refetch } = useEditContext();
  if (!user) return null;
  const params = { id: user._id };
  return (
    <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
      <ConfirmButton
        variant="outlined"
        label={t('endSessions')}
        question={t('endSessionsQuestion')}
        doneMessage={t('ended')}
        onConfirm={() => api.console.users.endSessions({ params })}
      />
      {user.totp && (
        <ConfirmButton
          variant="outlined"
          color="error"
          label={t('removeTotp')}
          question={t('removeTotpQuestion')}
          doneMessage={t('totpRemoved')}
          onConfirm={async () => {
            await api.console.users.removeTotp({ params });
            await refetch();
          }}
        />
      )}
    </Stack>
  );
};
