import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import type { Canary } from 'shared/contract';
import { formatNumber } from 'shared/format';
import { VitalValue } from '../vitals/VitalValue';
import { releaseI18n } from './i18n';
import { formatFailureRate } from './release-facts';

type Figures = Canary['canary'];

const formatFailed = ({ readers, failed }: Figures) => {
  const rate = formatFailureRate({ visits: readers, failures: failed });
  return `${formatNumber(failed)}${rate ? ` (${rate})` : ''}`;
};

const rows: readonly [name: 'readers' | 'failedReaders' | 'lcp' | 'inp', show: (figures: Figures) => ReactNode][] = [
  ['readers', ({ readers }) => formatNumber(readers)],
  ['failedReaders', formatFailed],
  ['lcp', ({ lcp }) => <VitalValue name="lcp" value={lcp} />],
  ['inp', ({ inp }) => <VitalValue name="inp" value={inp} />],
];

const tableSx = {
  m: 0,
  tableLayout: 'fixed',
  maxWidth: 640,
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& td, & th': { px: 1, whiteSpace: 'normal', overflowWrap: 'anywhere', verticalAlign: 'baseline' },
} as const;

/** How a canary and what the other readers get did since it began, beside each other also on a phone. */
export const CanaryTable = ({ canary, stable }: Pick<Canary, 'canary' | 'stable'>) => {
  const t = releaseI18n.useT();
  const releases = [
    { title: t('canary'), ...canary },
    { title: t('others'), ...stable },
  ];
  return (
    <Table size="small" sx={tableSx} aria-label={t('comparison')}>
      <TableHead>
        <TableRow>
          <TableCell component="td" />
          {releases.map(({ title, release }) => (
            <TableCell key={title} scope="col">
              {title}
              <br />
              {release}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([name, show]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {t(name)}
            </TableCell>
            {releases.map((figures) => (
              <TableCell key={figures.title}>{show(figures)}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
