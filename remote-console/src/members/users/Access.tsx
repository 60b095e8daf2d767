import { Stack } from '@mui/material';
import { useEditContext, useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import type { User } from 'shared/contract';
import { AskedButton } from '../../parts/AskedButton';
import { userI18n } from './i18n';

/** Ways to shut others out of an account, and its owner in. */
export const Access = () => {
  const t = userI18n.useT();
  const user = useRecordContext<User & { id: string }>();
  const { refetch } = useEditContext();
  if (!user) return null;
  const params = { id: user._id };
  return (
    <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
      <AskedButton
        variant="outlined"
        label={t('endSessions')}
        ask={t('endSessionsAsk')}
        done={t('ended')}
        act={() => api.console.users.endSessions({ params })}
      />
      {user.totp && (
        <AskedButton
          variant="outlined"
          color="error"
          label={t('removeTotp')}
          ask={t('removeTotpAsk')}
          done={t('totpRemoved')}
          act={async () => {
            await api.console.users.removeTotp({ params });
            await refetch();
          }}
        />
      )}
    </Stack>
  );
};
