import { Box, Button, Stack, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import type { User } from 'shared/contract';
import { formatDateTime, formatNumber } from 'shared/format';
import { DescriptionItem, DescriptionList } from '../../components/fields/DescriptionList';
import { formatSeoulEnd } from '../../components/inputs/seoul-time';
import { QueryStatus } from '../../components/layout/QueryStatus';
import { Pager } from '../../components/lists/Pager';
import { GrantPointsDialog } from './GrantPointsDialog';
import { pointI18n } from './i18n';

const limit = 20;

type Entry = Awaited<ReturnType<typeof api.console.points.list>>['points'][number];

const PointRow = ({ entry }: { entry: Entry }) => {
  const t = pointI18n.useT();
  const { amount, balance, reason, memo, expiresAt, remaining, createdAt, byName } = entry;
  const details = [
    formatDateTime(createdAt).slice(0, 16),
    byName && t('processedBy', { who: byName }),
    t('remaining', { count: formatNumber(balance) }),
    remaining !== null && remaining > 0 && expiresAt && t('expires', { when: formatSeoulEnd(expiresAt).slice(0, 10) }),
  ];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{[t(reason), memo].filter(Boolean).join(' · ')}</Typography>
        <Typography variant="body2" color="text.secondary">
          {details.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Typography
        sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums', color: amount < 0 ? 'error.main' : 'inherit' }}
      >
        {amount > 0 && '+'}
        {formatNumber(amount)}
      </Typography>
    </Box>
  );
};

/** Balance and ledger of a member's points; entries are added and never changed. */
export const PointsTab = () => {
  const t = pointI18n.useT();
  const user = useRecordContext<User & { id: string }>();
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<'grant' | 'deduct' | null>(null);
  const id = user?.id ?? '';
  const query = useQuery({
    queryKey: ['points', id, page],
    queryFn: () => api.console.points.list({ query: { _user: id, page, limit } }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <>
      <QueryStatus query={query} height={200} />
      {data && (
        <>
          <DescriptionList>
            <DescriptionItem label={t('balance')}>
              <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 650 }}>
                {formatNumber(data.balance)}
              </Typography>
            </DescriptionItem>
            <DescriptionItem label={t('reserved')}>{data.reserved > 0 && formatNumber(data.reserved)}</DescriptionItem>
            <DescriptionItem label={t('expiringSoon')}>
              {data.expiringSoon > 0 && formatNumber(data.expiringSoon)}
            </DescriptionItem>
          </DescriptionList>
          <Stack direction="row" sx={{ gap: 1, my: 1.5 }}>
            <Button variant="outlined" onClick={() => setOpen('grant')}>
              {t('grant')}
            </Button>
            <Button color="error" disabled={data.balance - data.reserved <= 0} onClick={() => setOpen('deduct')}>
              {t('deduct')}
            </Button>
          </Stack>
          {data.total === 0 && <Typography color="text.secondary">{t('noEntries')}</Typography>}
          <Box component="ol" aria-label={t('ledger')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.points.map((entry) => (
              <PointRow key={entry._id} entry={entry} />
            ))}
          </Box>
          <Pager total={data.total} page={page} limit={limit} onPage={setPage} />
        </>
      )}
      {open && <GrantPointsDialog user={id} isDeduction={open === 'deduct'} onClose={() => setOpen(null)} />}
    </>
  );
};
