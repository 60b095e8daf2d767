import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { ReleaseHealth } from 'shared/contract';
import { formatNumber } from 'shared/format';
import { Link } from 'shared/router';
import { buildListPath } from '../../data/list-path';
import { VitalValue } from '../vitals/VitalValue';
import { DayBars } from './DayBars';
import { releaseI18n } from './i18n';
import { formatFailureRate } from './release-facts';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Box>
  </Box>
);

/** The number of failures and their share of the visits, linked to the failures of the release. */
export const FailureCount = ({ health }: { health: ReleaseHealth }) => {
  const t = releaseI18n.useT();
  const { remote, release, failures } = health;
  const rate = formatFailureRate(health);
  const text = `${t('count', { count: formatNumber(failures) })}${rate ? ` (${rate})` : ''}`;
  if (failures === 0) return text;
  return (
    <Box
      component={Link}
      // By the search field, so that it can be seen and cleared there.
      to={buildListPath('failures', { remote, q: release })}
      aria-label={t('showFailures', { release, count: formatNumber(failures) })}
      sx={{ color: 'var(--bad)', fontWeight: 600 }}
    >
      {text}
    </Box>
  );
};

/** How a release did in the last days: visits and failures by day, and speed. */
export const ReleaseHealthFacts = ({ health }: { health: ReleaseHealth | null }) => {
  const t = releaseI18n.useT();
  if (!health)
    return (
      <Typography variant="body2" color="text.secondary">
        {t('noVisits')}
      </Typography>
    );
  const { visits, failures, lcp, inp, days } = health;
  const counts = { visits: formatNumber(visits), failures: formatNumber(failures) };
  return (
    <>
      <DayBars days={days} label={t('chart', counts)} />
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, m: 0, mt: 1.5 }}>
        <Fact label={t('visits')}>{t('count', { count: counts.visits })}</Fact>
        <Fact label={t('failures')}>
          <FailureCount health={health} />
        </Fact>
        <Fact label={t('lcp')}>
          <VitalValue name="lcp" value={lcp} />
        </Fact>
        <Fact label={t('inp')}>
          <VitalValue name="inp" value={inp} />
        </Fact>
      </Box>
    </>
  );
};
