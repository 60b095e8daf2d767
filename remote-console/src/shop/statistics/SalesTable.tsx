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
  /** Header of the names. */
  nameHeader: string;
  rows: readonly SalesRow[];
  total: Sales;
}

const columns = ['orders', 'items', 'gross', 'discount', 'refund', 'net'] as const;
const figureStyle = { fontVariantNumeric: 'tabular-nums' } as const;

/** On a phone: a list with the net sales of each row, and the other figures below. */
const SalesList = ({ label, rows, total }: Props) => {
  const t = statisticsI18n.useT();
  const formatDetails = (sales: Sales) =>
    columns
      .filter((column) => column !== 'net')
      .map((column) => `${t(column)} ${formatNumber(sales[column])}`)
      .join(' · ');
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {[...rows, { key: 'total', name: t('totalRow'), sales: total }].map(({ key, name, sales }) => (
        <Box component="li" key={key} sx={{ py: 1, borderBottom: 1, borderColor: 'divider', ...figureStyle }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', fontWeight: 600 }}>
            <span>{name}</span>
            <span>{formatNumber(sales.net)}</span>
          </Box>
          <Typography variant="body2" color="text.secondary">
            {formatDetails(sales)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

/** All figures of the sales chart as a table. */
export const SalesTable = (props: Props) => {
  const { label, nameHeader, rows, total } = props;
  const t = statisticsI18n.useT();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (narrow) return <SalesList {...props} />;
  const cells = (sales: Sales) =>
    columns.map((column) => (
      <TableCell key={column} align="right" sx={figureStyle}>
        {formatNumber(sales[column])}
      </TableCell>
    ));
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          <TableCell>{nameHeader}</TableCell>
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
            <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap', ...figureStyle }}>
              {name}
            </TableCell>
            {cells(sales)}
          </TableRow>
        ))}
      </TableBody>
      <TableFooter sx={{ '& .MuiTableCell-root': { color: 'text.primary', fontWeight: 650, fontSize: 'inherit' } }}>
        <TableRow>
          <TableCell component="th" scope="row">
            {t('totalRow')}
          </TableCell>
          {cells(total)}
        </TableRow>
      </TableFooter>
    </Table>
  );
};
