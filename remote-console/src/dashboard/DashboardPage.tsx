import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, Title } from 'react-admin';
import { api } from 'shared/client';
import type { Board, Form } from 'shared/contract';
import { Link } from 'shared/router';
import { tones } from '../firm/boards/tones';
import { AgeField } from '../firm/forms/AgeField';
import { Group } from '../parts/Group';
import { LField } from '../parts/LField';
import { LoadFailed } from '../parts/LoadFailed';
import { StatusField } from '../parts/StatusField';
import { WhenField } from '../parts/WhenField';
import { SalesCharts } from '../shop/statistics/SalesCharts';
import { Visits } from '../shop/statistics/Visits';
import { Attention } from './Attention';
import { dashboardI18n } from './i18n';
import { Rows } from './Rows';
import { ListTile, pathTo, Tiles } from './Tile';

const grow = { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const columns = { display: 'grid', columnGap: 4, gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' } };

/** Numbers of the morning are not those of the afternoon. */
const rereadMs = 60_000;

const Waiting = () => {
  const t = dashboardI18n.useT();
  return (
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
      <Button component={Link} to={pathTo('forms')} sx={{ mt: 1 }}>
        {t('toForms')}
      </Button>
    </Group>
  );
};

const Written = () => {
  const t = dashboardI18n.useT();
  return (
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
  );
};

/** What waits for somebody, how the day goes, and what was sold. */
export const DashboardPage = () => {
  const t = dashboardI18n.useT();
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: () => api.console.dashboard.get(),
    refetchInterval: rereadMs,
  });
  const dashboard = data?.dashboard;
  return (
    <Box sx={{ pt: 3 }}>
      <Title title={t('title')} preferenceKey={false} />
      {error && !data && <LoadFailed error={error} retry={refetch} />}
      <Attention dashboard={dashboard ?? (error ? null : undefined)} />
      <Box sx={columns}>
        <Waiting />
        <Written />
      </Box>
      <SalesCharts today={dashboard?.today} />
      {dashboard && <Visits visits={dashboard.visits} />}
      <Group title={t('work')}>
        <Tiles>
          <ListTile resource="forms" filter={{ status: 'IN_PROGRESS' }} label={t('working')} />
          <ListTile resource="forms" filter={{ code: 'award-entry', status: 'RECEIVED' }} label={t('entries')} urgent />
          <ListTile resource="mail" filter={{ status: 'FAILED' }} label={t('unsent')} urgent />
          <ListTile resource="boards" filter={{ status: 'DRAFT' }} label={t('drafts')} />
          <ListTile resource="boards" filter={{ status: 'SCHEDULED' }} label={t('scheduled')} />
        </Tiles>
      </Group>
    </Box>
  );
};
