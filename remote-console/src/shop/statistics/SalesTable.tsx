import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { Sales } from 'shared/contract';
import { formatNumber } from 'shared/format';
import { statisticsI18n } from './i18n';

export interface SalesRow {
  key: string;
  name: string;
  sales: Sales;
}

interface Props {
  label: string;
  /** Over the names. */
  head: string;
  rows: readonly SalesRow[];
  total: Sales;
}

const columns = ['orders', 'items', 'gross', 'discount', 'refund', 'net'] as const;
const figure = { fontVariantNumeric: 'tabular-nums' } as const;

/** On a phone: a line for each, the sum first, the rest in words below it. */
const Cards = ({ label, rows, total }: Props) => {
  const t = statisticsI18n.useT();
  const words = (sales: Sales) =>
    columns
      .filter((column) => column !== 'net')
      .map((column) => `${t(column)} ${formatNumber(sales[column])}`)
      .join(' · ');
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {[...rows, { key: 'total', name: t('sum'), sales: total }].map(({ key, name, sales }) => (
        <Box component="li" key={key} sx={{ py: 1, borderBottom: 1, borderColor: 'divider', ...figure }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', fontWeight: 600 }}>
            <span>{name}</span>
            <span>{formatNumber(sales.net)}</span>
          </Box>
          <Typography variant="body2" color="text.secondary">
            {words(sales)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

/** The same figures as the bars, all of them, to be read one by one. */
export const SalesTable = (props: Props) => {
  const { label, head, rows, total } = props;
  const t = statisticsI18n.useT();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (narrow) return <Cards {...props} />;
  const cells = (sales: Sales) =>
    columns.map((column) => (
      <TableCell key={column} align="right" sx={figure}>
        {formatNumber(sales[column])}
      </TableCell>
    ));
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          <TableCell>{head}</TableCell>
          {columns.map((column) => (
            <TableCell key={column} align="right">
              {t(column)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, name, sales }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap', ...figure }}>
              {name}
            </TableCell>
            {cells(sales)}
          </TableRow>
        ))}
      </TableBody>
      <TableFooter sx={{ '& .MuiTableCell-root': { color: 'text.primary', fontWeight: 650, fontSize: 'inherit' } }}>
        <TableRow>
          <TableCell component="th" scope="row">
            {t('sum')}
          </TableCell>
          {cells(total)}
        </TableRow>
      </TableFooter>
    </Table>
  );
};
