import { Box, Skeleton, Stack, Tab, Tabs, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useT } from '../i18n';
import { SearchField } from '../inputs/SearchField';
import { LoadError } from '../layout/LoadError';
import { Pager } from './Pager';
import { rowLimit, type useRowQuery } from './use-row-query';

interface Props<S extends string> {
  rows: ReturnType<typeof useRowQuery<S>>;
  statuses: readonly S[];
  /** The screen's translations. */
  t: (key: S | 'statuses' | 'search') => string;
  /** Text for no rows. */
  empty: string;
  answer: {
    /** `counts`: number of rows by status. */
    data: { total: number; counts?: Partial<Record<S, number>> } | undefined;
    isPending: boolean;
    error: Error | null;
    refetch: () => unknown;
  };
  /** Filters besides status and search. */
  filters?: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** Rows outside of react-admin's lists with tabs for the status, a search and pages. */
export const FilteredRows = <S extends string>({
  rows: { text, setSearchText, status, setStatus, page, setPage },
  statuses,
  t,
  empty,
  answer: { data, isPending, error, refetch },
  filters,
  children,
}: Props<S>) => {
  const tComponents = useT();
  const counts: Partial<Record<S, number>> = data?.counts ?? {};
  const total = statuses.reduce((sum, each) => sum + (counts[each] ?? 0), 0);
  const withCount = (label: string, count: number | undefined) => (count ? `${label} ${count}` : label);
  return (
    <>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: { xs: 1.5, md: 2 }, alignItems: { md: 'center' }, mb: 1 }}
      >
        <Tabs
          value={status ?? ''}
          onChange={(_, next: S | '') => setStatus(next)}
          variant="scrollable"
          scrollButtons={false}
          aria-label={t('statuses')}
          sx={{ flex: { md: 1 }, minWidth: 0 }}
        >
          <Tab value="" label={withCount(tComponents('all'), total)} />
          {statuses.map((each) => (
            <Tab key={each} value={each} label={withCount(t(each), counts[each])} />
          ))}
        </Tabs>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
          {filters}
          <SearchField label={t('search')} value={text} onChange={setSearchText} />
        </Stack>
      </Stack>
      {isPending && <Skeleton variant="rounded" height={240} />}
      {error && !data && <LoadError error={error} retry={refetch} />}
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
};
