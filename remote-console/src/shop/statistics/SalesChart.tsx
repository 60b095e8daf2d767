import { Box, Button, Skeleton, Typography } from '@mui/material';
import { BarChart3, Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { Sales } from 'shared/contract';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { LoadFailed } from '../../parts/LoadFailed';
import { BarChart } from './BarChart';
import { statisticsI18n } from './i18n';
import { type SalesRow, SalesTable } from './SalesTable';

export interface SalesLine extends SalesRow {
  /** Below its bar. */
  short: string;
}

interface Props {
  title: string;
  /** Over the names in the table. */
  head: string;
  lines: readonly SalesLine[] | undefined;
  total: Sales | undefined;
  most?: number;
  error: Error | null;
  retry: () => unknown;
}

/** Net sales as bars, or everything as a table. */
export const SalesChart = ({ title, head, lines, total, most, error, retry }: Props) => {
  const t = statisticsI18n.useT();
  const language = useLanguage();
  const id = useId();
  const [table, setTable] = useState(false);
  const words = ({ net, orders }: Sales) => ({ amount: formatWon(net, language), orders });
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0, mb: 4 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography id={id} variant="subtitle2" component="h3" sx={{ m: 0 }}>
          {title}
        </Typography>
        <Button
          color="inherit"
          aria-label={`${title}: ${t(table ? 'asChart' : 'asTable')}`}
          startIcon={table ? <BarChart3 size={16} aria-hidden /> : <Table2 size={16} aria-hidden />}
          onClick={() => setTable(!table)}
          sx={{ minHeight: { xs: 44, sm: 0 } }}
        >
          {t(table ? 'asChart' : 'asTable')}
        </Button>
      </Box>
      {!lines && !error && <Skeleton variant="rounded" height={238} />}
      {!lines && error && <LoadFailed error={error} retry={retry} />}
      {lines && total && table && <SalesTable label={title} head={head} rows={lines} total={total} />}
      {lines && total && !table && (
        <BarChart
          label={title}
          bars={lines.map(({ key, name, short, sales }) => ({
            key,
            name: short,
            fullName: name,
            value: sales.net,
            text: t('told', words(sales)),
          }))}
          summary={t('total', words(total))}
          {...(most && { most })}
        />
      )}
    </Box>
  );
};
