import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, Title, useGetList } from 'react-admin';
import type { Board, Form } from 'shared/contract';
import { Link } from 'shared/router';
import { tones } from '../boards/tones';
import { AgeField } from '../forms/AgeField';
import { Group } from '../parts/Group';
import { LField } from '../parts/LField';
import { StatusField } from '../parts/StatusField';
import { WhenField } from '../parts/WhenField';
import { startTexts } from './texts';

const to = (resource: string, filter?: object) =>
  `/console/${resource}${filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : ''}`;

const tile = {
  display: 'block',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
};

const Tile = ({
  resource,
  filter,
  label,
  urgent = false,
}: {
  resource: string;
  filter: object;
  label: string;
  urgent?: boolean;
}) => {
  const { total, isPending } = useGetList(resource, { pagination: { page: 1, perPage: 1 }, filter });
  return (
    <Box component={Link} to={to(resource, filter)} sx={tile}>
      <Typography color="text.secondary">{label}</Typography>
      <Typography
        sx={{ fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' }}
        color={urgent && total ? 'primary' : 'inherit'}
      >
        {isPending ? <Skeleton width={40} /> : (total ?? '—')}
      </Typography>
    </Box>
  );
};

interface RowsProps<R extends RaRecord> {
  resource: string;
  filter?: object;
  sort: { field: string; order: 'ASC' | 'DESC' };
  empty: string;
  row: (record: R) => ReactNode;
}

const Rows = <R extends RaRecord>({ resource, filter = {}, sort, empty, row }: RowsProps<R>) => {
  const t = startTexts.useT();
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

const grow = { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** What waits for somebody, from what the console already knows. */
export const Start = () => {
  const t = startTexts.useT();
  return (
    <Box sx={{ pt: 3 }}>
      <Title title={t('title')} preferenceKey={false} />
      <Group title={t('attention')}>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
          <Tile resource="forms" filter={{ status: 'RECEIVED' }} label={t('newForms')} urgent />
          <Tile resource="users" filter={{ waiting: 'true' }} label={t('applications')} urgent />
          <Tile resource="forms" filter={{ code: 'award-entry', status: 'RECEIVED' }} label={t('entries')} urgent />
          <Tile resource="center/questions" filter={{ status: 'unanswered' }} label={t('questions')} urgent />
          <Tile resource="mail" filter={{ status: 'FAILED' }} label={t('unsent')} urgent />
          <Tile resource="forms" filter={{ status: 'IN_PROGRESS' }} label={t('working')} />
          <Tile resource="boards" filter={{ status: 'DRAFT' }} label={t('drafts')} />
          <Tile resource="boards" filter={{ status: 'SCHEDULED' }} label={t('scheduled')} />
        </Box>
      </Group>
      <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { lg: '1fr 1fr' } }}>
        <Group title={t('waiting')}>
          <Rows<Form & RaRecord>
            resource="forms"
            filter={{ status: 'RECEIVED' }}
            sort={{ field: 'createdAt', order: 'ASC' }}
            empty={t('none')}
            row={({ name, receiptNo }) => (
              <>
                <Box sx={grow}>{name}</Box>
                <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {receiptNo}
                </Typography>
                <AgeField />
              </>
            )}
          />
          <Button component={Link} to={to('forms')} sx={{ mt: 1 }}>
            {t('toForms')}
          </Button>
        </Group>
        <Group title={t('latest')}>
          <Rows<Board & RaRecord>
            resource="boards"
            sort={{ field: 'updatedAt', order: 'DESC' }}
            empty={t('noPosts')}
            row={() => (
              <>
                <Box sx={grow}>
                  <LField source="subject" />
                </Box>
                <StatusField source="status" tones={tones} />
                <WhenField source="updatedAt" />
              </>
            )}
          />
          <Button component={Link} to="/console/boards/create" sx={{ mt: 1 }}>
            {t('write')}
          </Button>
        </Group>
      </Box>
    </Box>
  );
};
