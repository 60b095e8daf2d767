import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { Canary } from 'shared/contract';
import { formatNumber } from 'shared/format';
import { VitalValue } from '../vitals/VitalValue';
import { releaseI18n } from './i18n';
import { formatFailureRate } from './release-facts';

const columns = ['version', 'readers', 'failedReaders', 'lcp', 'inp'] as const;

/** How a canary and what the other readers get did since it began. */
export const CanaryTable = ({ canary, stable }: Pick<Canary, 'canary' | 'stable'>) => {
  const t = releaseI18n.useT();
  const rows = [
    { title: t('canary'), ...canary },
    { title: t('others'), ...stable },
  ];
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('comparison')}>
      <Table size="small" sx={{ m: 0 }}>
        <TableHead>
          <TableRow>
            {columns.map((name) => (
              <TableCell key={name} sx={{ whiteSpace: 'nowrap' }}>
                {t(name)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& td, & th': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } }}>
          {rows.map(({ title, release, readers, failed, lcp, inp }) => {
            const rate = formatFailureRate({ visits: readers, failures: failed });
            return (
              <TableRow key={title}>
                <TableCell component="th" scope="row">
                  {title} {release}
                </TableCell>
                <TableCell>{formatNumber(readers)}</TableCell>
                <TableCell>
                  {formatNumber(failed)}
                  {rate && ` (${rate})`}
                </TableCell>
                <TableCell>
                  <VitalValue name="lcp" value={lcp} />
                </TableCell>
                <TableCell>
                  <VitalValue name="inp" value={inp} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
};
