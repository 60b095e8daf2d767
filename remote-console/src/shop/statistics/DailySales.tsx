import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { statisticsI18n } from './i18n';
import type { Period } from './period';
import { SalesChart } from './SalesChart';

/** Sales by day. */
export const DailySales = ({ period }: { period: Period }) => {
  const t = statisticsI18n.useT();
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['statistics', 'daily', period],
    queryFn: () => api.console.statistics.dailySales({ query: period }),
    placeholderData: keepPreviousData,
  });
  return (
    <SalesChart
      title={t('daily')}
      nameHeader={t('date')}
      bars={data?.dailySales.map(({ date, ...sales }) => ({
        key: date,
        name: formatDateLong(date, language),
        shortName: date.slice(5).replace('-', '/'),
        sales,
      }))}
      total={data?.total}
      maxLabels={8}
      error={error}
      retry={refetch}
    />
  );
};
