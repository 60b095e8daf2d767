import { Box, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, useGetList } from 'react-admin';
import { Link } from 'shared/router';
import { dashboardI18n } from './i18n';

interface Props<R extends RaRecord> {
  resource: string;
  filter?: object;
  sort: { field: string; order: 'ASC' | 'DESC' };
  empty: string;
  row: (record: R) => ReactNode;
}

/** The first six rows of a list, each linked to its record. */
export const LatestRows = <R extends RaRecord>({ resource, filter = {}, sort, empty, row }: Props<R>) => {
  const t = dashboardI18n.useT();
  const { data, isPending, isError } = useGetList<R>(resource, { pagination: { page: 1, perPage: 6 }, filter, sort });
  if (isPending) return <Skeleton variant="rounded" height={160} />;
  if (isError) return <Typography color="error">{t('failed')}</Typography>;
  if (!data.length) return <Typography color="text.secondary">{empty}</Typography>;
  return (
    <ResourceContextProvider value={resource}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
              <Box
                component={Link}
                to={`/console/${resource}/${record.id}`}
                sx={{
                  display: 'flex',
                  gap: 2,
                  alignItems: 'center',
                  py: 1,
                  minHeight: 44,
                  color: 'inherit',
                  textDecoration: 'none',
                  '&:hover': { bgcolor: 'action.hover' },
                }}
              >
                {row(record)}
              </Box>
            </Box>
          </RecordContextProvider>
        ))}
      </Box>
    </ResourceContextProvider>
  );
};
