import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useEditContext, useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import type { User } from 'shared/contract';
import { ConfirmButton } from '../../components/dialogs/ConfirmButton';
import { useUnsavedChanges } from '../../components/forms/use-unsaved-changes';
import { BlockDialog } from './BlockDialog';
import { userI18n } from './i18n';

const BlockButton = ({ user }: { user: User }) => {
  const t = userI18n.useT();
  const isDirty = useUnsavedChanges();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="error" disabled={isDirty} onClick={() => setOpen(true)}>
        {t('block')}
      </Button>
      {isDirty && (
        <Typography variant="caption" color="text.secondary" sx={{ width: '100%' }}>
          {t('saveBeforeBlock')}
        </Typography>
      )}
      {open && <BlockDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Blocks a member, ends all their sessions, and removes two-step sign-in if the member has lost the device. */
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
      {user.status !== 'BLOCKED' && <BlockButton user={user} />}
      {(user.totp || user.passkeys > 0) && (
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
