import { Alert, Box } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEditContext } from 'react-admin';
import { api } from 'shared/client';
import type { User } from 'shared/contract';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { useDialogCall } from '../../components/hooks/use-dialog-call';
import { ReasonInput } from '../../components/inputs/ReasonInput';
import { QueryStatus } from '../../components/layout/QueryStatus';
import { userI18n } from './i18n';

/** What the API counts, in the order in which it is shown. */
const openKinds = ['orders', 'matchings', 'auctions'] as const;

const OpenItems = ({ user }: { user: User }) => {
  const t = userI18n.useT();
  const query = useQuery({
    queryKey: ['users', 'open', user._id],
    queryFn: () => api.console.users.open({ params: { id: user._id } }),
    staleTime: 0,
  });
  if (!query.data) return <QueryStatus query={query} height={72} />;
  const { open } = query.data;
  const kinds = openKinds.filter((kind) => open[kind]);
  return (
    <Alert severity={kinds.length ? 'warning' : 'info'} sx={{ mb: 2 }}>
      {t(kinds.length ? 'openItems' : 'nothingOpen')}
      {kinds.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
          {kinds.map((kind) => (
            <li key={kind}>{t(kind, { count: open[kind] ?? 0 })}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
};

/** Blocks a member: shows what they have open and asks for the reason, which they are told. */
export const BlockDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const t = userI18n.useT();
  const queries = useQueryClient();
  const { refetch } = useEditContext();
  const run = useDialogCall(onClose, () =>
    Promise.all([refetch(), queries.invalidateQueries({ queryKey: ['users', 'getList'] })]),
  );
  return (
    <FormDialog
      title={t('blockTitle', { name: user.name })}
      lead={t('blockLead')}
      submit={t('block')}
      tone="error"
      defaults={{ reason: '' }}
      onSubmit={({ reason }: { reason: string }) =>
        run(
          api.console.users.update({
            params: { id: user._id },
            body: { version: user.version, status: 'BLOCKED', reason },
          }),
          t('blocked'),
        )
      }
      onClose={onClose}
    >
      <OpenItems user={user} />
      <ReasonInput label={t('reason')} helperText={t('blockReasonHint')} />
    </FormDialog>
  );
};
