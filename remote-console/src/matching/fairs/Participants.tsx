import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { type Fair, participationStatuses } from 'shared/contract';
import { StatusRows } from '../../parts/StatusRows';
import { useRows } from '../../parts/use-rows';
import { fairI18n } from './i18n';
import { ParticipantRow } from './ParticipantRow';

interface Props {
  fair: Fair;
  side: 'SELLER' | 'BUYER';
}

/** Who applied to a fair on one side, with the decisions about them. */
export const Participants = ({ fair, side }: Props) => {
  const t = fairI18n.useT();
  const rows = useRows(participationStatuses);
  const query = { ...rows.query, role: side };
  const answer = useQuery({
    queryKey: ['participations', fair._id, query],
    queryFn: () => api.console.participations.list({ params: { id: fair._id }, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <StatusRows rows={rows} statuses={participationStatuses} t={t} empty={t('noParts')} answer={answer}>
      {answer.data?.participations.map((part) => (
        <ParticipantRow key={part._id} part={part} />
      ))}
    </StatusRows>
  );
};
