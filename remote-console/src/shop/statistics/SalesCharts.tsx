import { Button } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from 'shared/client';
import { formatDate, formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { statisticsI18n } from './i18n';
import { locales } from './locales';
import type { Period } from './period';
import { SalesChart } from './SalesChart';

/** Sales by day. */
export const DailySales = ({ period }: { period: Period }) => {
  const t = statisticsI18n.useT();
  const language = useLanguage();
  const query = useQuery({
    queryKey: ['statistics', 'daily', period],
    queryFn: () => api.console.statistics.dailySales({ query: period }),
    placeholderData: keepPreviousData,
  });
  return (
    <SalesChart
      title={t('daily')}
      nameHeader={t('date')}
      query={query}
      bars={query.data?.dailySales.map(({ date, ...sales }) => ({
        key: date,
        name: formatDateLong(date, language),
        shortName: date.slice(5).replace('-', '/'),
        sales,
      }))}
      maxLabels={8}
    />
  );
};

/** Any Sunday, to format the names of the days. */
const sunday = Date.UTC(2026, 0, 4);

/** Sales by day of the week. */
export const WeekdaySales = ({ period }: { period: Period }) => {
  const t = statisticsI18n.useT();
  const language = useLanguage();
  const query = useQuery({
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
      query={query}
      bars={query.data?.dayOfWeekSales.map(({ day, ...sales }) => ({
        key: String(day),
        name: formatWeekday(day, 'long'),
        shortName: formatWeekday(day, 'short'),
        sales,
      }))}
    />
  );
};

/** Sales by month, of this year or the last. */
export const MonthlySales = () => {
  const t = statisticsI18n.useT();
  const currentYear = Number(formatDate(Date.now()).slice(0, 4));
  const [year, setYear] = useState(currentYear);
  const otherYear = year === currentYear ? currentYear - 1 : currentYear;
  const query = useQuery({
    queryKey: ['statistics', 'monthly', year],
    queryFn: () => api.console.statistics.monthlySales({ query: { year } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <SalesChart
        title={t('monthly', { year })}
        nameHeader={t('monthHeader')}
        query={query}
        bars={query.data?.monthlySales.map(({ month, ...sales }) => ({
          key: String(month),
          name: t('monthName', { month }),
          shortName: String(month),
          sales,
        }))}
      />
      <Button color="inherit" onClick={() => setYear(otherYear)} sx={{ mt: -3, mb: 4 }}>
        {t('previousYear', { year: otherYear })}
      </Button>
    </>
  );
};
