import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { statisticsI18n } from './i18n';
import type { Period } from './period';
import { SalesChart } from './SalesChart';

const locales = { ko: 'ko-KR', en: 'en-US', cn: 'zh-CN' } as const;

/** A Sunday, from which the names of the days are taken. */
const sunday = Date.UTC(2026, 0, 4);

export const Weekdays = ({ period }: { period: Period }) => {
  const t = statisticsI18n.useT();
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['statistics', 'weekdays', period],
    queryFn: () => api.console.statistics.dayOfWeekSales({ query: period }),
    placeholderData: keepPreviousData,
  });
  const name = (day: number, weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(locales[language], { weekday, timeZone: 'UTC' }).format(sunday + day * 86_400_000);
  return (
    <SalesChart
      title={t('weekdays')}
      head={t('weekday')}
      lines={data?.dayOfWeekSales.map(({ day, ...sales }) => ({
        key: String(day),
        name: name(day, 'long'),
        short: name(day, 'short'),
        sales,
      }))}
      total={data?.total}
      error={error}
      retry={refetch}
    />
  );
};
