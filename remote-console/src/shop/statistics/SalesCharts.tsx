import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import type { Sales } from 'shared/contract';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Group } from '../../parts/Group';
import { Daily } from './Daily';
import { statisticsI18n } from './i18n';
import { Monthly } from './Monthly';
import { PeriodChoice } from './PeriodChoice';
import { Products } from './Products';
import { lately } from './period';
import { Weekdays } from './Weekdays';

/** What was sold: by day, month, day of the week and product. */
export const SalesCharts = ({ today }: { today: Sales | undefined }) => {
  const t = statisticsI18n.useT();
  const language = useLanguage();
  const [period, setPeriod] = useState(() => lately('month'));
  return (
    <Group title={t('sales')}>
      {today && (
        <Typography sx={{ mb: 1.5, fontVariantNumeric: 'tabular-nums' }}>
          {t('today', { amount: formatWon(today.net, language), orders: today.orders })}
        </Typography>
      )}
      <PeriodChoice period={period} onChange={setPeriod} />
      <Daily period={period} />
      <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
        <Weekdays period={period} />
        <Products period={period} />
      </Box>
      <Monthly />
    </Group>
  );
};
