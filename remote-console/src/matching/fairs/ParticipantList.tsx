import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { type Fair, participationStatuses } from 'shared/contract';
import { FilteredRows } from '../../components/lists/FilteredRows';
import { useRowQuery } from '../../components/lists/use-row-query';
import { fairI18n } from './i18n';
import { ParticipantRow } from './ParticipantRow';

interface Props {
  fair: Fair;
  side: 'SELLER' | 'BUYER';
}

/** The sellers or buyers of a fair, with the decisions about their applications. */
export const ParticipantList = ({ fair, side }: Props) => {
  const t = fairI18n.useT();
  const rows = useRowQuery(participationStatuses);
  const query = { ...rows.query, role: side };
  const participants = useQuery({
    queryKey: ['participations', fair._id, query],
    queryFn: () => api.console.participations.list({ params: { id: fair._id }, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <FilteredRows rows={rows} statuses={participationStatuses} t={t} empty={t('noParticipants')} answer={participants}>
      {participants.data?.participations.map((participant) => (
        <ParticipantRow key={participant._id} participant={participant} />
      ))}
    </FilteredRows>
  );
};
