import { Box, Chip, Skeleton, Tab, Tabs, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from 'shared/client';
import { type Fair, type MatchingStatus, matchingStatuses } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { LoadFailed } from '../parts/LoadFailed';
import { Pager } from '../parts/Pager';
import { SearchField } from '../parts/SearchField';
import { useRows } from '../parts/use-rows';
import { useBoard, usePair } from './board';
import { momentName } from './clock';
import { MeetingDialog } from './MeetingDialog';
import { meetingTexts } from './texts';
import { meetingTones } from './tones';

const limit = 20;

/** Every request and meeting of a fair, whatever became of it. */
export const Meetings = ({ fair }: { fair: Fair }) => {
  const t = meetingTexts.useT();
  const language = useLanguage();
  const pairOf = usePair();
  const { data: board } = useBoard(fair._id);
  const [opened, setOpened] = useState<string | null>(null);
  const { text, q, search, status, choose, page, setPage } = useRows(matchingStatuses);
  const query = { page, limit, sort: '-updatedAt', ...(status && { status }), ...(q && { q }) } as const;
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['matchings', fair._id, query],
    queryFn: () => api.console.matchings.list({ params: { id: fair._id }, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Tabs
          value={status ?? ''}
          onChange={(_, next: MatchingStatus | '') => choose(next)}
          variant="scrollable"
          scrollButtons={false}
          aria-label={t('statuses')}
          sx={{ flex: 1, minWidth: 0 }}
        >
          <Tab value="" label={t('all')} />
          {matchingStatuses.map((each) => (
            <Tab key={each} value={each} label={t(each)} />
          ))}
        </Tabs>
        <SearchField label={t('search')} value={text} onChange={search} />
      </Box>
      {isPending && <Skeleton variant="rounded" height={240} />}
      {error && !data && <LoadFailed error={error} retry={refetch} />}
      {data?.total === 0 && <Typography color="text.secondary">{t('empty')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.matchings.map((meeting) => {
          const at = meeting.slot?.start ?? meeting.slots[0]?.start;
          return (
            <Box component="li" key={meeting._id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
              <Box
                component="button"
                type="button"
                onClick={() => setOpened(meeting._id)}
                sx={{
                  display: 'grid',
                  gap: { xs: 0.5, sm: 2 },
                  alignItems: 'center',
                  gridTemplateColumns: { sm: '92px minmax(0, 1fr) auto' },
                  width: '100%',
                  minHeight: 44,
                  py: 1,
                  px: 0.5,
                  border: 0,
                  bgcolor: 'transparent',
                  color: 'inherit',
                  font: 'inherit',
                  fontSize: '0.875rem',
                  textAlign: 'left',
                  cursor: 'pointer',
                  '&:hover': { bgcolor: 'action.hover' },
                }}
              >
                <Chip
                  variant="outlined"
                  color={meetingTones[meeting.status] ?? 'default'}
                  label={t(meeting.status)}
                  sx={{ justifySelf: 'start' }}
                />
                <Box component="span" sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {t('pair', pairOf(meeting))}
                </Box>
                <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                  {[
                    at && momentName(at, fair.timezone, language),
                    meeting.tableName ?? t(meeting.mode === 'ONLINE' ? 'online' : 'offline'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Box>
              </Box>
            </Box>
          );
        })}
      </Box>
      {data && <Pager total={data.total} page={page} limit={limit} onPage={setPage} />}
      {opened && board && <MeetingDialog fair={fair} board={board} id={opened} onClose={() => setOpened(null)} />}
    </>
  );
};
