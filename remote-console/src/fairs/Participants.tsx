import { Box, Skeleton, Stack, Tab, Tabs, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { type Fair, participationStatuses } from 'shared/contract';
import { LoadFailed } from '../parts/LoadFailed';
import { Pager } from '../parts/Pager';
import { SearchField } from '../parts/SearchField';
import { useRows } from '../parts/use-rows';
import { ParticipantRow } from './ParticipantRow';
import { fairTexts } from './texts';

type Status = (typeof participationStatuses)[number];
const limit = 20;

interface Props {
  fair: Fair;
  side: 'SELLER' | 'BUYER';
}

/** Who applied to a fair on one side, with the decisions about them. */
export const Participants = ({ fair, side }: Props) => {
  const t = fairTexts.useT();
  const { text, q, search, status, choose, page, setPage } = useRows(participationStatuses);
  const query = { role: side, page, limit, ...(status && { status }), ...(q && { q }) };
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['participations', fair._id, query],
    queryFn: () => api.console.participations.list({ params: { id: fair._id }, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' }, mb: 1 }}>
        <Tabs
          value={status ?? ''}
          onChange={(_, next: Status | '') => choose(next)}
          variant="scrollable"
          scrollButtons={false}
          aria-label={t('statuses')}
          sx={{ flex: 1 }}
        >
          <Tab value="" label={t('all')} />
          {participationStatuses.map((each) => (
            <Tab key={each} value={each} label={t(each)} />
          ))}
        </Tabs>
        <SearchField label={t('search')} value={text} onChange={search} />
      </Stack>
      {isPending && <Skeleton variant="rounded" height={240} />}
      {error && !data && <LoadFailed error={error} retry={refetch} />}
      {data?.total === 0 && (
        <Typography color="text.secondary" sx={{ py: 4 }}>
          {t('noParts')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.participations.map((part) => (
          <ParticipantRow key={part._id} part={part} />
        ))}
      </Box>
      {data && <Pager total={data.total} page={page} limit={limit} onPage={setPage} />}
    </>
  );
};
