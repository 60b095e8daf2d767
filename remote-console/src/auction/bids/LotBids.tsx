import { Alert, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useEditContext, useRecordContext } from 'react-admin';
import type { ConsoleBid, Work } from 'shared/contract';
import { QueryStatus } from '../../components/layout/QueryStatus';
import { Pager } from '../../components/lists/Pager';
import { bidI18n } from './i18n';
import { LotBidColumns, LotBidRow } from './LotBidRow';
import { LotSummary } from './LotSummary';
import { useLotBids } from './use-lot-bids';
import { VoidBidDialog } from './VoidBidDialog';

const limit = 50;

/** All bids on a lot, the newest first, updated while the auction runs. */
export const LotBids = () => {
  const t = bidI18n.useT();
  const { refetch: refetchWork } = useEditContext();
  const id = useRecordContext<Work & { id: string }>()?.id ?? '';
  const [page, setPage] = useState(1);
  const [voiding, setVoiding] = useState<ConsoleBid | null>(null);
  const query = useLotBids(id, page, limit);
  const { data, refetch, isConnectionLost } = query;
  const isRunning = data !== undefined && ['SCHEDULED', 'OPEN'].includes(data.work.status);
  return (
    <>
      {data && <LotSummary lot={data.work} clockOffsetMs={data.clockOffsetMs} />}
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t('confidentialLead')}
      </Typography>
      <div role="status">
        {isConnectionLost && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {t('connectionLost')}
          </Alert>
        )}
      </div>
      <QueryStatus query={query} height={240} />
      {data?.total === 0 && <Typography sx={{ py: 3 }}>{t('noBids')}</Typography>}
      {data && data.total > 0 && <LotBidColumns />}
      <Box component="ol" aria-label={t('ladder')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.bids.map((bid) => (
          <LotBidRow key={bid._id} bid={bid} onVoid={isRunning ? () => setVoiding(bid) : null} />
        ))}
      </Box>
      {data && <Pager total={data.total} page={page} limit={limit} onPage={setPage} />}
      {voiding && (
        <VoidBidDialog
          bid={voiding}
          onDone={() => Promise.all([refetch(), refetchWork()])}
          onClose={() => setVoiding(null)}
        />
      )}
    </>
  );
};
