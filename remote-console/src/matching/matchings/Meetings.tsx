import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from 'shared/client';
import { type Fair, matchingStatuses } from 'shared/contract';
import { StatusRows } from '../../parts/StatusRows';
import { useRows } from '../../parts/use-rows';
import { useBoard } from './board';
import { DayFilter } from './DayFilter';
import { meetingI18n } from './i18n';
import { MeetingDialog } from './MeetingDialog';
import { MeetingRow } from './MeetingRow';

/** Every request and meeting of a fair, whatever became of it. */
export const Meetings = ({ fair }: { fair: Fair }) => {
  const t = meetingI18n.useT();
  const { data: board } = useBoard(fair._id);
  const [opened, setOpened] = useState<string | null>(null);
  const rows = useRows(matchingStatuses);
  const day = rows.filter('day');
  // Those of a day in the order of that day.
  const query = { ...rows.query, sort: day ? 'start' : '-updatedAt', ...(day && { day }) } as const;
  const answer = useQuery({
    queryKey: ['matchings', fair._id, query],
    queryFn: () => api.console.matchings.list({ params: { id: fair._id }, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <StatusRows
        rows={rows}
        statuses={matchingStatuses}
        t={t}
        empty={t('empty')}
        answer={answer}
        filters={<DayFilter fair={fair} day={day} onDay={(next) => rows.narrow('day', next)} />}
      >
        {answer.data?.matchings.map((meeting) => (
          <MeetingRow
            key={meeting._id}
            meeting={meeting}
            timezone={fair.timezone}
            onOpen={() => setOpened(meeting._id)}
          />
        ))}
      </StatusRows>
      {opened && board && <MeetingDialog fair={fair} board={board} id={opened} onClose={() => setOpened(null)} />}
    </>
  );
};
