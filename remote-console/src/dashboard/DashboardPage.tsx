import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, Title } from 'react-admin';
import { api } from 'shared/client';
import type { Board, Form } from 'shared/contract';
import { Link } from 'shared/router';
import { Slot } from 'shared/slots';
import { DateTimeField } from '../components/fields/DateTimeField';
import { LocalisedField } from '../components/fields/LocalisedField';
import { StatusField } from '../components/fields/StatusField';
import { LoadError } from '../components/layout/LoadError';
import { Section } from '../components/layout/Section';
import { buildListPath } from '../data/list-path';
import { boardStatusTones } from '../firm/boards/status-tones';
import { FormAgeField } from '../firm/forms/FormAgeField';
import { DailyVisits } from '../shop/statistics/DailyVisits';
import { SalesStatistics } from '../shop/statistics/SalesStatistics';
import { dashboardI18n } from './i18n';
import { LatestRows } from './LatestRows';
import { TaskTiles } from './TaskTiles';
import { ListTile, TileGrid } from './Tile';

const cellSx = { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const columnsSx = { display: 'grid', columnGap: 4, gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' } };
const partsSx = { ...columnsSx, rowGap: 3, mt: 4, '&:empty': { display: 'none' } } as const;

/** Interval at which the numbers are loaded again. */
const refetchMs = 60_000;

const ReceivedForms = () => {
  const t = dashboardI18n.useT();
  return (
    <Section title={t('receivedForms')}>
      <LatestRows<Form & RaRecord>
        resource="forms"
        filter={{ status: 'RECEIVED' }}
        sort={{ field: 'createdAt', order: 'ASC' }}
        empty={t('noForms')}
        row={({ name, receiptNo }) => (
          <>
            <Box sx={cellSx}>{name}</Box>
            <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {receiptNo}
            </Typography>
            <FormAgeField />
          </>
        )}
      />
      <Button component={Link} to={buildListPath('forms')} sx={{ mt: 1 }}>
        {t('toForms')}
      </Button>
    </Section>
  );
};

const LatestPosts = () => {
  const t = dashboardI18n.useT();
  return (
    <Section title={t('latestPosts')}>
      <LatestRows<Board & RaRecord>
        resource="boards"
        sort={{ field: 'updatedAt', order: 'DESC' }}
        empty={t('noPosts')}
        row={() => (
          <>
            <Box sx={cellSx}>
              <LocalisedField source="subject" />
            </Box>
            <StatusField source="status" tones={boardStatusTones} />
            <DateTimeField source="updatedAt" />
          </>
        )}
      />
      <Button component={Link} to="/console/boards/create" sx={{ mt: 1 }}>
        {t('writePost')}
      </Button>
    </Section>
  );
};

/** Open tasks, latest requests and posts, sales and visits. */
export const DashboardPage = () => {
  const t = dashboardI18n.useT();
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: () => api.console.dashboard.get(),
    refetchInterval: refetchMs,
  });
  const dashboard = data?.dashboard;
  return (
    <Box sx={{ pt: 3 }}>
      <Title title={t('title')} preferenceKey={false} />
      {error && !data && <LoadError error={error} retry={refetch} />}
      <TaskTiles dashboard={dashboard ?? (error ? null : undefined)} />
      <Box sx={columnsSx}>
        <ReceivedForms />
        <LatestPosts />
      </Box>
      <SalesStatistics today={dashboard?.today} />
      {dashboard && <DailyVisits visits={dashboard.visits} />}
      <Section title={t('workAndMessages')}>
        <TileGrid>
          <ListTile resource="forms" filter={{ status: 'IN_PROGRESS' }} label={t('inProgress')} />
          <ListTile resource="forms" filter={{ code: 'award-entry', status: 'RECEIVED' }} label={t('entries')} urgent />
          <ListTile resource="mail" filter={{ status: 'FAILED' }} label={t('failedMessages')} urgent />
          <ListTile resource="boards" filter={{ status: 'DRAFT' }} label={t('drafts')} />
          <ListTile resource="boards" filter={{ status: 'SCHEDULED' }} label={t('scheduled')} />
        </TileGrid>
      </Section>
      <Box sx={partsSx}>
        <Slot name="console-dashboard" />
      </Box>
    </Box>
  );
};
