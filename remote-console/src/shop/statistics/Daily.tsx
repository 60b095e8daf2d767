import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { statisticsI18n } from './i18n';
import type { Period } from './period';
import { SalesChart } from './SalesChart';

export const Daily = ({ period }: { period: Period }) => {
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
      head={t('date')}
      lines={data?.dailySales.map(({ date, ...sales }) => ({
        key: date,
        name: formatDateLong(date, language),
        short: date.slice(5).replace('-', '/'),
        sales,
      }))}
      total={data?.total}
      most={8}
      error={error}
      retry={refetch}
    />
  );
};
