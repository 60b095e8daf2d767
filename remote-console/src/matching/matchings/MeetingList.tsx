import { Chip } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from 'shared/client';
import { type Fair, matchingStatuses } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { FilteredRows } from '../../components/lists/FilteredRows';
import { useRowQuery } from '../../components/lists/use-row-query';
import { DayFilter } from './DayFilter';
import { formatSlotDateTime } from './format-slot';
import { meetingI18n } from './i18n';
import { MeetingDialog } from './MeetingDialog';
import { MeetingRow } from './MeetingRow';
import { useBoard } from './use-board';

/** All requests and meetings of a fair, in any status. */
export const MeetingList = ({ fair }: { fair: Fair }) => {
  const t = meetingI18n.useT();
  const { data: board } = useBoard(fair._id);
  const language = useLanguage();
  const [opened, setOpened] = useState<string | null>(null);
  const rows = useRowQuery(matchingStatuses);
  const day = rows.getFilter('day');
  const waiting = rows.getFilter('waiting');
  // The meetings of one day are sorted by their time.
  const query = {
    ...rows.query,
    sort: day ? 'start' : '-updatedAt',
    ...(day && { day }),
    ...(waiting && { waiting }),
  } as const;
  const meetings = useQuery({
    queryKey: ['matchings', fair._id, query],
    queryFn: () => api.console.matchings.list({ params: { id: fair._id }, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <FilteredRows
        rows={rows}
        statuses={matchingStatuses}
        t={t}
        empty={t('empty')}
        answer={meetings}
        filters={
          waiting ? (
            <Chip
              label={t('waitingAt', { when: formatSlotDateTime(waiting, fair.timezone, language) })}
              color="warning"
              onDelete={() => rows.setFilter('waiting', '')}
              sx={{ alignSelf: 'center' }}
            />
          ) : (
            <DayFilter fair={fair} day={day} onDay={(next) => rows.setFilter('day', next)} />
          )
        }
      >
        {meetings.data?.matchings.map((meeting) => (
          <MeetingRow
            key={meeting._id}
            meeting={meeting}
            timezone={fair.timezone}
            onOpen={() => setOpened(meeting._id)}
          />
        ))}
      </FilteredRows>
      {opened && board && <MeetingDialog fair={fair} board={board} id={opened} onClose={() => setOpened(null)} />}
    </>
  );
};
