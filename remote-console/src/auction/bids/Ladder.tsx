import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useEditContext, useRecordContext } from 'react-admin';
import type { ConsoleBid, Work } from 'shared/contract';
import { LoadFailed } from '../../parts/LoadFailed';
import { Pager } from '../../parts/Pager';
import { bidI18n } from './i18n';
import { LadderHead } from './LadderHead';
import { LadderColumns, LadderRow } from './LadderRow';
import { useLadder } from './use-ladder';
import { VoidDialog } from './VoidDialog';

const limit = 50;

/** Every bid on a lot, the newest first, as they come in. */
export const Ladder = () => {
  const t = bidI18n.useT();
  const { refetch: reread } = useEditContext();
  const id = useRecordContext<Work & { id: string }>()?.id ?? '';
  const [page, setPage] = useState(1);
  const [held, setHeld] = useState<ConsoleBid | null>(null);
  const { data, isPending, error, refetch, lost } = useLadder(id, page, limit);
  const isRunning = data !== undefined && ['SCHEDULED', 'OPEN'].includes(data.work.status);
  return (
    <>
      {data && <LadderHead lot={data.work} ahead={data.ahead} />}
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t('secretLead')}
      </Typography>
      <div role="status">
        {lost && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {t('lost')}
          </Alert>
        )}
      </div>
      {isPending && <Skeleton variant="rounded" height={240} />}
      {error && !data && <LoadFailed error={error} retry={refetch} />}
      {data?.total === 0 && <Typography sx={{ py: 3 }}>{t('none')}</Typography>}
      {data && data.total > 0 && <LadderColumns />}
      <Box component="ol" aria-label={t('ladder')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.bids.map((bid) => (
          <LadderRow key={bid._id} bid={bid} onVoid={isRunning ? () => setHeld(bid) : null} />
        ))}
      </Box>
      {data && <Pager total={data.total} page={page} limit={limit} onPage={setPage} />}
      {held && (
        <VoidDialog bid={held} onDone={() => Promise.all([refetch(), reread()])} onClose={() => setHeld(null)} />
      )}
    </>
  );
};
