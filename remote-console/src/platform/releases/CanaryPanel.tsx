import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { Canary } from 'shared/contract';
import { formatDateTime, formatNumber } from 'shared/format';
import { CanaryDialog } from './CanaryDialog';
import { CanaryTable } from './CanaryTable';
import { releaseI18n } from './i18n';
import type { RunningCanary } from './use-releases';

interface Props {
  remote: string;
  /** Null while no canary of the remote runs. */
  running: RunningCanary | null;
  /** The latest ones of all remotes, the newest first; undefined while they are not known. */
  canaries: readonly Canary[] | undefined;
}

const actions = ['promoteCanary', 'share', 'cancel'] as const;

/** Why the site took a canary back. */
const StoppedCanary = ({ release, endedAt, verdict, canary, stable }: Canary & { release: string }) => {
  const t = releaseI18n.useT();
  return (
    <Alert severity="error" sx={{ mt: 1, mb: 2, '& .MuiAlert-message': { minWidth: 0 } }}>
      {t('stoppedCanary', {
        version: release,
        when: endedAt ? formatDateTime(endedAt).slice(0, 16) : '',
        failed: formatNumber(verdict?.canary.failed ?? 0),
        readers: formatNumber(verdict?.canary.readers ?? 0),
        othersFailed: formatNumber(verdict?.stable.failed ?? 0),
        others: formatNumber(verdict?.stable.readers ?? 0),
      })}
      <CanaryTable canary={canary} stable={stable} />
    </Alert>
  );
};

const RunningPanel = ({ running, figures }: { running: RunningCanary; figures: Canary | undefined }) => {
  const t = releaseI18n.useT();
  const [action, setAction] = useState<(typeof actions)[number] | null>(null);
  const { name, version, share, shares } = running;
  return (
    <Box
      component="section"
      aria-label={t('canaryOf', { name })}
      sx={{ p: 2, pb: 1, mt: 1, mb: 2, border: 1, borderColor: 'primary.main', borderRadius: 1, minWidth: 0 }}
    >
      <Typography component="h3" sx={{ m: 0, mb: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {t('runningCanary', { share, version })}
        {shares.length > 1 && ` ${t('canaryPlan', { shares: shares.join(' → ') })}`}
      </Typography>
      {figures && <CanaryTable canary={figures.canary} stable={figures.stable} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, mx: -1, mt: 0.5 }}>
        {actions.map((each) => (
          <Button
            key={each}
            color={each === 'cancel' ? 'error' : 'primary'}
            onClick={() => setAction(each)}
            aria-label={`${t(each)}: ${name}`}
            sx={{ minHeight: { xs: 44, md: 36 } }}
          >
            {t(each)}
          </Button>
        ))}
      </Box>
      {action && (
        <CanaryDialog action={action} name={name} version={version} share={share} onClose={() => setAction(null)} />
      )}
    </Box>
  );
};

/** The canary of a remote that runs, or why the last one was taken back. */
export const CanaryPanel = ({ remote, running, canaries = [] }: Props) => {
  if (running) return <RunningPanel running={running} figures={canaries.find(({ _id }) => _id === running.id)} />;
  const last = canaries.find((canary) => canary.remote === remote);
  return last?.outcome === 'stopped' ? <StoppedCanary {...last} release={last.canary.release} /> : null;
};
