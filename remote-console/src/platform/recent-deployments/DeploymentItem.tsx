import { Box, LinearProgress, Typography } from '@mui/material';
import { formatDateTime } from 'shared/format';
import { StatusChip } from '../../components/fields/StatusChip';
import { Disclosure } from '../../components/layout/Disclosure';
import { formatDuration, type RecentDeployment } from './deployment-facts';
import { deploymentI18n } from './i18n';

const tones = { running: 'info', done: 'success', refused: 'error', failed: 'error' } as const;

/** What was done last, or why it ended; whoever deploys says both in English. */
const LastLine = ({ lines, outcome }: Pick<RecentDeployment, 'lines' | 'outcome'>) => {
  const t = deploymentI18n.useT();
  const line = lines.at(-1);
  return (
    <Typography
      variant="body2"
      sx={{ mt: 0.5, whiteSpace: 'pre-line' }}
      color={outcome === 'refused' || outcome === 'failed' ? 'error' : 'text.primary'}
    >
      {outcome === 'failed' ? t('failedLead') : line ? <span lang="en">{line}</span> : t('receiving')}
    </Typography>
  );
};

/** A deployment: of what, by whom, since when and how far; `now` is when that was asked (ms). */
export const DeploymentItem = ({ deployment, now }: { deployment: RecentDeployment; now: number }) => {
  const t = deploymentI18n.useT();
  const { remote, channel, by, endedAt, outcome, lines } = deployment;
  const state = outcome ?? 'running';
  const duration = formatDuration(deployment, now);
  const time = endedAt
    ? t('ended', { when: formatDateTime(endedAt).slice(11, 16), duration })
    : t('runningFor', { duration });
  return (
    <Box component="li" sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
        <StatusChip status={state} tones={tones} label={t(state)} />
        <Typography sx={{ fontWeight: 600, minWidth: 0 }}>{`${remote} → ${channel}`}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums', minWidth: 0 }}>
          {by} · {time}
        </Typography>
      </Box>
      {outcome === null && (
        <LinearProgress color="info" aria-label={`${remote} → ${channel}: ${t('running')}`} sx={{ my: 1 }} />
      )}
      <LastLine lines={lines} outcome={outcome} />
      {lines.length > (outcome === 'failed' ? 0 : 1) && (
        <Disclosure summary={t('allLines', { count: lines.length })}>
          <Typography variant="body2" lang="en" color="text.secondary" sx={{ whiteSpace: 'pre-line' }}>
            {lines.join('\n')}
          </Typography>
        </Disclosure>
      )}
    </Box>
  );
};
