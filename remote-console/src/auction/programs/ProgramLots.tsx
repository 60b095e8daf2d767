import { Box, Button, Chip, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import type { Program, Work } from 'shared/contract';
import { Link } from 'shared/router';
import { srcSetOf } from 'shared/ui';
import { allRows } from '../../data/all-rows';
import { LoadFailed } from '../../parts/LoadFailed';
import { useWord } from '../../parts/use-word';
import { Won } from '../../parts/WonField';
import { workTones } from '../works/tones';
import { programI18n } from './i18n';

const thumb = { width: 56, height: 42, objectFit: 'cover', borderRadius: 0.5, bgcolor: 'var(--sand)' } as const;

const Lot = ({ work }: { work: Work }) => {
  const translate = useTranslate();
  const word = useWord();
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
        {work.thumb ? (
          <Box
            component="img"
            src={work.thumb.url}
            srcSet={srcSetOf(work.thumb.url)}
            sizes="56px"
            alt=""
            loading="lazy"
            sx={thumb}
          />
        ) : (
          <Box sx={thumb} />
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{word(work.title)}</Typography>
          <Typography variant="body2" color="text.secondary">
            {word(work.author.name)}
          </Typography>
        </Box>
        <Stack sx={{ alignItems: 'flex-end', gap: 0.5 }}>
          <Chip
            variant="outlined"
            color={workTones[work.status] ?? 'default'}
            label={translate(`resources.auction/works.status.${work.status}`)}
          />
          <Typography variant="body2" color="text.secondary">
            <Won amount={work.result?.hammer ?? work.currentPrice ?? work.startPrice} />
          </Typography>
        </Stack>
      </Box>
    </Box>
  );
};

/** The same words for a filter of the list and for the first values of a new lot. */
const filterOf = (id: string) => encodeURIComponent(JSON.stringify({ _program: id }));

/** The lots of an auction in the order in which they end. */
export const ProgramLots = () => {
  const t = programI18n.useT();
  const dataProvider = useDataProvider();
  const id = useRecordContext<Program & { id: string }>()?.id ?? '';
  const asked = { sort: { field: 'lotNo', order: 'ASC' }, filter: { _program: id } } as const;
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['auction/works', 'program', id],
    queryFn: () => allRows<Work>(dataProvider, 'auction/works', asked),
  });
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, mb: 1, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          component={Link}
          to={`/console/auction/works/create?source=${filterOf(id)}`}
          startIcon={<Plus size={16} aria-hidden />}
        >
          {t('addLot')}
        </Button>
        <Button component={Link} to={`/console/auction/works?filter=${filterOf(id)}`}>
          {t('allLots')}
        </Button>
      </Stack>
      {isPending && <Skeleton variant="rounded" height={240} />}
      {error && !data && <LoadFailed error={error} retry={refetch} />}
      {data?.length === 0 && <Typography color="text.secondary">{t('noLots')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((work) => (
          <Lot key={work._id} work={work} />
        ))}
      </Box>
    </>
  );
};
