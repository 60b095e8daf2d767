import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import type { Program, Work } from 'shared/contract';
import { Link } from 'shared/router';
import { Money } from '../../components/fields/MoneyField';
import { StatusChip } from '../../components/fields/StatusChip';
import { useLocalised } from '../../components/hooks/use-localised';
import { QueryStatus } from '../../components/layout/QueryStatus';
import { Thumbnail } from '../../components/media/Thumbnail';
import { fetchAllRows } from '../../data/fetch-all-rows';
import { buildListPath } from '../../data/list-path';
import { workStatusTones } from '../works/status-tones';
import { programI18n } from './i18n';

const LotRow = ({ work }: { work: Work }) => {
  const translate = useTranslate();
  const localise = useLocalised();
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box
        component={Link}
        to={`/console/auction/works/${work._id}`}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          py: 1,
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Typography sx={{ minWidth: 32, fontVariantNumeric: 'tabular-nums', fontWeight: 650 }}>{work.lotNo}</Typography>
        <Thumbnail file={work.thumb} width={56} height={42} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{localise(work.title)}</Typography>
          <Typography variant="body2" color="text.secondary">
            {localise(work.author.name)}
          </Typography>
        </Box>
        <Stack sx={{ alignItems: 'flex-end', gap: 0.5 }}>
          <StatusChip
            status={work.status}
            tones={workStatusTones}
            label={translate(`resources.auction/works.status.${work.status}`)}
          />
          <Typography variant="body2" color="text.secondary">
            <Money amount={work.result?.hammer ?? work.currentPrice ?? work.startPrice} />
          </Typography>
        </Stack>
      </Box>
    </Box>
  );
};

/** The lots of an auction by lot number, which is the order in which they end. */
export const ProgramLots = () => {
  const t = programI18n.useT();
  const dataProvider = useDataProvider();
  const id = useRecordContext<Program & { id: string }>()?.id ?? '';
  const params = { sort: { field: 'lotNo', order: 'ASC' }, filter: { _program: id } } as const;
  const query = useQuery({
    queryKey: ['auction/works', 'program', id],
    queryFn: () => fetchAllRows<Work>(dataProvider, 'auction/works', params),
  });
  const { data } = query;
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, mb: 1, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          component={Link}
          to={`/console/auction/works/create?source=${encodeURIComponent(JSON.stringify({ _program: id }))}`}
          startIcon={<Plus size={16} aria-hidden />}
        >
          {t('addLot')}
        </Button>
        <Button component={Link} to={buildListPath('auction/works', { _program: id })}>
          {t('allLots')}
        </Button>
      </Stack>
      <QueryStatus query={query} height={240} />
      {data?.length === 0 && <Typography color="text.secondary">{t('noLots')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((work) => (
          <LotRow key={work._id} work={work} />
        ))}
      </Box>
    </>
  );
};
