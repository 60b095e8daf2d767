import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { api } from 'shared/client';
import type { Permit } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { StatusChip } from '../../components/fields/StatusChip';
import { useAction } from '../../components/hooks/use-action';
import { Pager } from '../../components/lists/Pager';
import { useStaff } from '../../data/use-staff';
import { permitI18n } from './i18n';

export const permitsKey = 'permits';
const limit = 10;

const permitStateTones = { valid: 'success', expired: 'default', revoked: 'error' } as const;

const PermitRow = ({ permit, onRevoke }: { permit: Permit; onRevoke: () => void }) => {
  const t = permitI18n.useT();
  const language = useLanguage();
  const { data } = useStaff();
  const issuer = data?.staff.find(({ _id }) => _id === permit.createdBy)?.name ?? t('otherAdministrator');
  const when = formatDateLong(permit.revokedAt ?? permit.expiresAt, language, true);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <StatusChip status={permit.state} tones={permitStateTones} label={t(permit.state)} />
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{permit.note}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {permit.remotes.join(', ')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t(permit.state === 'revoked' ? 'revokedAt' : 'until', { when })} · {t('issuedBy', { name: issuer })}
        </Typography>
      </Box>
      {permit.state === 'valid' && (
        <Button color="error" onClick={onRevoke} aria-label={`${t('revoke')}: ${permit.note}`} sx={{ minHeight: 36 }}>
          {t('revoke')}
        </Button>
      )}
    </Box>
  );
};

/** The permits that were issued, newest first. */
export const PermitList = () => {
  const t = permitI18n.useT();
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const [revoking, setRevoking] = useState<Permit | null>(null);
  const { run } = useAction(() => {
    setRevoking(null);
    return queries.invalidateQueries({ queryKey: [permitsKey] });
  });
  const { data, isPending, refetch } = useQuery({
    queryKey: [permitsKey, page],
    queryFn: () => api.console.permits.list({ query: { page, limit } }),
    placeholderData: keepPreviousData,
  });

  const revoke = () => {
    if (revoking) run(() => api.console.permits.revoke({ params: { id: revoking._id } }), t('revokedNotice'));
  };

  if (isPending) return <Skeleton variant="rounded" height={120} />;
  if (!data)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
        {t('permitsFailed')}
      </Alert>
    );
  return (
    <>
      {data.permits.length === 0 && <Typography color="text.secondary">{t('noPermits')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.permits.map((permit) => (
          <PermitRow key={permit._id} permit={permit} onRevoke={() => setRevoking(permit)} />
        ))}
      </Box>
      <Pager total={data.total} page={page} limit={limit} onPage={setPage} />
      <Confirm
        isOpen={revoking !== null}
        title={t('revokeTitle')}
        content={t('revokeLead', { note: revoking?.note ?? '' })}
        confirm={t('revoke')}
        confirmColor="warning"
        onConfirm={revoke}
        onClose={() => setRevoking(null)}
      />
    </>
  );
};
