import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { api } from 'shared/client';
import { type Program, paddleStatuses } from 'shared/contract';
import { FilteredRows } from '../../components/lists/FilteredRows';
import { useRowQuery } from '../../components/lists/use-row-query';
import { paddleI18n } from './i18n';
import { PaddleRow } from './PaddleRow';

/** The paddles of an auction, with the decisions about them. */
export const PaddleList = () => {
  const t = paddleI18n.useT();
  const id = useRecordContext<Program & { id: string }>()?.id ?? '';
  const rows = useRowQuery(paddleStatuses);
  const query = { ...rows.query, sort: 'no' } as const;
  const paddles = useQuery({
    queryKey: ['paddles', id, query],
    queryFn: () => api.console.paddles.list({ params: { id }, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <FilteredRows rows={rows} statuses={paddleStatuses} t={t} empty={t('empty')} answer={paddles}>
      {paddles.data?.paddles.map((paddle) => (
        <PaddleRow key={paddle._id} paddle={paddle} />
      ))}
    </FilteredRows>
  );
};
