import { Box, Skeleton, Tab, Tabs, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import { type PaddleStatus, type Program, paddleStatuses } from 'shared/contract';
import { LoadFailed } from '../parts/LoadFailed';
import { Pager } from '../parts/Pager';
import { SearchField } from '../parts/SearchField';
import { useRows } from '../parts/use-rows';
import { PaddleRow } from './PaddleRow';
import { paddleTexts } from './texts';

const limit = 20;

/** Who may bid in an auction, with the decisions about them. */
export const Paddles = () => {
  const t = paddleTexts.useT();
  const id = useRecordContext<Program & { id: string }>()?.id ?? '';
  const { text, q, search, status, choose, page, setPage } = useRows(paddleStatuses);
  const query = { page, limit, sort: 'no', ...(status && { status }), ...(q && { q }) } as const;
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['paddles', id, query],
    queryFn: () => api.console.paddles.list({ params: { id }, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Tabs
          value={status ?? ''}
          onChange={(_, next: PaddleStatus | '') => choose(next)}
          variant="scrollable"
          scrollButtons={false}
          aria-label={t('statuses')}
          sx={{ flex: 1, minWidth: 0 }}
        >
          <Tab value="" label={t('all')} />
          {paddleStatuses.map((each) => (
            <Tab key={each} value={each} label={t(each)} />
          ))}
        </Tabs>
        <SearchField label={t('search')} value={text} onChange={search} />
      </Box>
      {isPending && <Skeleton variant="rounded" height={240} />}
      {error && !data && <LoadFailed error={error} retry={refetch} />}
      {data?.total === 0 && <Typography color="text.secondary">{t('empty')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.paddles.map((paddle) => (
          <PaddleRow key={paddle._id} paddle={paddle} />
        ))}
      </Box>
      {data && <Pager total={data.total} page={page} limit={limit} onPage={setPage} />}
    </>
  );
};
