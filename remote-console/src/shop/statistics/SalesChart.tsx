import { Box, Button, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { BarChart3, Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { Sales } from 'shared/contract';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { QueryStatus } from '../../components/layout/QueryStatus';
import { BarChart } from './BarChart';
import { statisticsI18n } from './i18n';
import { type SalesRow, SalesTable } from './SalesTable';

interface SalesBar extends SalesRow {
  /** Shown below its bar. */
  shortName: string;
}

interface Props {
  title: string;
  /** Header of the names in the table. */
  nameHeader: string;
  query: Pick<UseQueryResult<{ total: Sales }>, 'data' | 'isPending' | 'error' | 'refetch'>;
  bars: readonly SalesBar[] | undefined;
  maxLabels?: number;
}

/** Net sales as a bar chart, or all figures as a table. */
export const SalesChart = ({ title, nameHeader, query, bars, maxLabels }: Props) => {
  const t = statisticsI18n.useT();
  const language = useLanguage();
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const total = query.data?.total;
  const format = ({ net, orders }: Sales) => ({ amount: formatWon(net, language), orders });
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0, mb: 4 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography id={id} variant="subtitle2" component="h3" sx={{ m: 0 }}>
          {title}
        </Typography>
        <Button
          color="inherit"
          aria-label={`${title}: ${t(isTable ? 'asChart' : 'asTable')}`}
          startIcon={isTable ? <BarChart3 size={16} aria-hidden /> : <Table2 size={16} aria-hidden />}
          onClick={() => setIsTable(!isTable)}
          sx={{ minHeight: { xs: 44, sm: 0 } }}
        >
          {t(isTable ? 'asChart' : 'asTable')}
        </Button>
      </Box>
      <QueryStatus query={query} height={238} />
      {bars && total && isTable && <SalesTable label={title} nameHeader={nameHeader} rows={bars} total={total} />}
      {bars && total && !isTable && (
        <BarChart
          label={title}
          bars={bars.map((bar) => ({ ...bar, value: bar.sales.net, valueText: t('figures', format(bar.sales)) }))}
          summary={t('total', format(total))}
          {...(maxLabels && { maxLabels })}
        />
      )}
    </Box>
  );
};
