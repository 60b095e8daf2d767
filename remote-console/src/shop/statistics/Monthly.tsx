import { Button } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from 'shared/client';
import { formatDate } from 'shared/format';
import { statisticsI18n } from './i18n';
import { SalesChart } from './SalesChart';

export const Monthly = () => {
  const t = statisticsI18n.useT();
  const now = Number(formatDate(Date.now()).slice(0, 4));
  const [year, setYear] = useState(now);
  const other = year === now ? now - 1 : now;
  const { data, error, refetch } = useQuery({
    queryKey: ['statistics', 'monthly', year],
    queryFn: () => api.console.statistics.monthlySales({ query: { year } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <SalesChart
        title={t('monthly', { year })}
        head={t('monthColumn')}
        lines={data?.monthlySales.map(({ month, ...sales }) => ({
          key: String(month),
          name: t('monthName', { month }),
          short: String(month),
          sales,
        }))}
        total={data?.total}
        error={error}
        retry={refetch}
      />
      <Button color="inherit" onClick={() => setYear(other)} sx={{ mt: -3, mb: 4 }}>
        {t('previousYear', { year: other })}
      </Button>
    </>
  );
};
