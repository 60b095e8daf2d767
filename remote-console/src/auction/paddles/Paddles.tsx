import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import { type Program, paddleStatuses } from 'shared/contract';
import { StatusRows } from '../../parts/StatusRows';
import { useRows } from '../../parts/use-rows';
import { paddleI18n } from './i18n';
import { PaddleRow } from './PaddleRow';

/** Who may bid in an auction, with the decisions about them. */
export const Paddles = () => {
  const t = paddleI18n.useT();
  const id = useRecordContext<Program & { id: string }>()?.id ?? '';
  const rows = useRows(paddleStatuses);
  const query = { ...rows.query, sort: 'no' } as const;
  const answer = useQuery({
    queryKey: ['paddles', id, query],
    queryFn: () => api.console.paddles.list({ params: { id }, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <StatusRows rows={rows} statuses={paddleStatuses} t={t} empty={t('empty')} answer={answer}>
      {answer.data?.paddles.map((paddle) => (
        <PaddleRow key={paddle._id} paddle={paddle} />
      ))}
    </StatusRows>
  );
};
