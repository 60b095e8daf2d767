import { Button } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from 'shared/client';
import { formatDate } from 'shared/format';
import { statisticsI18n } from './i18n';
import { SalesChart } from './SalesChart';

/** Sales by month, of this year or the last. */
export const MonthlySales = () => {
  const t = statisticsI18n.useT();
  const currentYear = Number(formatDate(Date.now()).slice(0, 4));
  const [year, setYear] = useState(currentYear);
  const otherYear = year === currentYear ? currentYear - 1 : currentYear;
  const { data, error, refetch } = useQuery({
    queryKey: ['statistics', 'monthly', year],
    queryFn: () => api.console.statistics.monthlySales({ query: { year } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <SalesChart
        title={t('monthly', { year })}
        nameHeader={t('monthColumn')}
        bars={data?.monthlySales.map(({ month, ...sales }) => ({
          key: String(month),
          name: t('monthName', { month }),
          shortName: String(month),
          sales,
        }))}
        total={data?.total}
        error={error}
        retry={refetch}
      />
      <Button color="inherit" onClick={() => setYear(otherYear)} sx={{ mt: -3, mb: 4 }}>
        {t('previousYear', { year: otherYear })}
      </Button>
    </>
  );
};
