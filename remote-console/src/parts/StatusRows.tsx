import { Box, Skeleton, Stack, Tab, Tabs, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { LoadFailed } from './LoadFailed';
import { Pager } from './Pager';
import { SearchField } from './SearchField';
import { rowLimit, type useRows } from './use-rows';

interface Props<S extends string> {
  rows: ReturnType<typeof useRows<S>>;
  statuses: readonly S[];
  /** The screen’s own words. */
  t: (key: S | 'statuses' | 'all' | 'search') => string;
  /** Said where no row is left. */
  empty: string;
  answer: { data: { total: number } | undefined; isPending: boolean; error: Error | null; refetch: () => unknown };
  /** Further filters, beside the search. */
  filters?: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** Rows that are no list of react-admin's, narrowed by status and search, page by page. */
export const StatusRows = <S extends string>({
  rows: { text, search, status, choose, page, setPage },
  statuses,
  t,
  empty,
  answer: { data, isPending, error, refetch },
  filters,
  children,
}: Props<S>) => (
  <>
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      sx={{ gap: { xs: 1.5, md: 2 }, alignItems: { md: 'center' }, mb: 1 }}
    >
      <Tabs
        value={status ?? ''}
        onChange={(_, next: S | '') => choose(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('statuses')}
        sx={{ flex: { md: 1 }, minWidth: 0 }}
      >
        <Tab value="" label={t('all')} />
        {statuses.map((each) => (
          <Tab key={each} value={each} label={t(each)} />
        ))}
      </Tabs>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
        {filters}
        <SearchField label={t('search')} value={text} onChange={search} />
      </Stack>
    </Stack>
    {isPending && <Skeleton variant="rounded" height={240} />}
    {error && !data && <LoadFailed error={error} retry={refetch} />}
    {data?.total === 0 && (
      <Typography color="text.secondary" sx={{ py: 4 }}>
        {empty}
      </Typography>
    )}
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
    {data && <Pager total={data.total} page={page} limit={rowLimit} onPage={setPage} />}
  </>
);
