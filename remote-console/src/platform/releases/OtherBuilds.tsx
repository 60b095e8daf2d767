import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReleaseHealth } from 'shared/contract';
import { formatDateTime, formatNumber } from 'shared/format';
import { Disclosure } from '../../components/layout/Disclosure';
import { ScrollArea } from '../../components/layout/ScrollArea';
import { VitalValue } from '../vitals/VitalValue';
import { FirstLoadSize } from './FirstLoadSize';
import { releaseI18n } from './i18n';
import { FailureCount } from './ReleaseHealthFacts';
import { findHealth } from './release-facts';
import type { Build } from './use-releases';

interface Props {
  builds: readonly Build[];
  /** Undefined while it is not known. */
  health: readonly ReleaseHealth[] | undefined;
}

/** The builds of a remote that no channel runs, which it can be rolled back or pinned to. */
export const OtherBuilds = ({ builds, health }: Props) => {
  const t = releaseI18n.useT();
  if (builds.length === 0) return null;
  return (
    <Disclosure summary={t('otherBuilds', { count: builds.length })}>
      <ScrollArea label={t('otherBuilds', { count: builds.length })}>
        <Table size="small" sx={{ m: 0 }}>
          <TableHead>
            <TableRow>
              {(['version', 'built', 'commit', 'firstLoad', 'visits', 'failures', 'lcp'] as const).map((name) => (
                <TableCell key={name} sx={{ whiteSpace: 'nowrap' }}>
                  {t(name)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody sx={{ '& td, & th': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } }}>
            {builds.map((build) => {
              const its = health && findHealth(build, health);
              return (
                <TableRow key={build.version}>
                  <TableCell component="th" scope="row">
                    {build.version}
                  </TableCell>
                  <TableCell>
                    <time dateTime={build.builtAt}>{formatDateTime(build.builtAt).slice(0, 16)}</time>
                  </TableCell>
                  <TableCell>{build.commit ?? '—'}</TableCell>
                  <TableCell>
                    <FirstLoadSize build={build} />
                  </TableCell>
                  <TableCell>{health ? formatNumber(its?.visits ?? 0) : '—'}</TableCell>
                  <TableCell>{its ? <FailureCount health={its} /> : health ? t('count', { count: 0 }) : '—'}</TableCell>
                  <TableCell>
                    <VitalValue name="lcp" value={its?.lcp ?? null} />
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </ScrollArea>
    </Disclosure>
  );
};
