import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import type { Sales } from 'shared/contract';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Section } from '../../components/layout/Section';
import { statisticsI18n } from './i18n';
import { PeriodPicker } from './PeriodPicker';
import { getRecentPeriod } from './period';
import { DailySales, MonthlySales, WeekdaySales } from './SalesCharts';
import { TopProducts } from './TopProducts';

/** Sales by day, month, day of the week and product. */
export const SalesStatistics = ({ today }: { today: Sales | undefined }) => {
  const t = statisticsI18n.useT();
  const language = useLanguage();
  const [period, setPeriod] = useState(() => getRecentPeriod('month'));
  return (
    <Section title={t('sales')}>
      {today && (
        <Typography sx={{ mb: 1.5, fontVariantNumeric: 'tabular-nums' }}>
          {t('today', { amount: formatWon(today.net, language), orders: today.orders })}
        </Typography>
      )}
      <PeriodPicker period={period} onChange={setPeriod} />
      <DailySales period={period} />
      <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
        <WeekdaySales period={period} />
        <TopProducts period={period} />
      </Box>
      <MonthlySales />
    </Section>
  );
};
