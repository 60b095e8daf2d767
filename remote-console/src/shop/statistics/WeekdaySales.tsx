import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { statisticsI18n } from './i18n';
import { locales } from './locales';
import type { Period } from './period';
import { SalesChart } from './SalesChart';

/** Any Sunday, to format the names of the days. */
const sunday = Date.UTC(2026, 0, 4);

/** Sales by day of the week. */
export const WeekdaySales = ({ period }: { period: Period }) => {
  const t = statisticsI18n.useT();
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['statistics', 'weekdays', period],
    queryFn: () => api.console.statistics.dayOfWeekSales({ query: period }),
    placeholderData: keepPreviousData,
  });
  const formatWeekday = (day: number, weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(locales[language], { weekday, timeZone: 'UTC' }).format(sunday + day * 86_400_000);
  return (
    <SalesChart
      title={t('weekdays')}
      nameHeader={t('weekday')}
      bars={data?.dayOfWeekSales.map(({ day, ...sales }) => ({
        key: String(day),
        name: formatWeekday(day, 'long'),
        shortName: formatWeekday(day, 'short'),
        sales,
      }))}
      total={data?.total}
      error={error}
      retry={refetch}
    />
  );
};
