import { Box, Chip, Typography } from '@mui/material';
import type { ReleaseHealth } from 'shared/contract';
import { formatDateTime } from 'shared/format';
import { FirstLoadSize } from './FirstLoadSize';
import { releaseI18n } from './i18n';
import type { Place } from './list-actions';
import { ReleaseActions } from './ReleaseActions';
import { ReleaseHealthFacts } from './ReleaseHealthFacts';
import { ReleaseHistory } from './ReleaseHistory';

interface Props extends Place {
  /** Null if it had no visit and no failure; undefined while that is not known. */
  health: ReleaseHealth | null | undefined;
}

/** `1.0.3+3540f97106` with the number in front, as that is what people say. */
const Version = ({ version }: { version: string }) => {
  const [number, hash] = version.split('+');
  return (
    <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
      <Box component="b" sx={{ fontSize: '1.125rem' }}>
        {number}
      </Box>
      {hash && (
        <Typography component="span" variant="body2" color="text.secondary">
          +{hash}
        </Typography>
      )}
    </Typography>
  );
};

/** What a channel runs of a remote. */
export const ReleaseCard = ({ health, ...place }: Props) => {
  const t = releaseI18n.useT();
  const { channel, release, former, canary } = place;
  const { version, builtAt, contract, commit, pinned, disabled, notRendered, changes = [] } = release;
  return (
    <Box
      component="li"
      sx={{
        p: 2,
        pb: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Typography component="h3" variant="body2" color="text.secondary" sx={{ m: 0, fontWeight: 600 }}>
        {channel === 'stable'
          ? t(canary?.name === release.name ? 'stableOthers' : 'stable')
          : t('channel', { channel })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', my: 0.5 }}>
        <Version version={version} />
        {pinned && <Chip variant="outlined" label={t('pinned')} />}
        {disabled && <Chip variant="outlined" color="error" label={t('disabled')} />}
      </Box>
      {notRendered && (
        <Typography variant="body2" color="error">
          {t('notRendered', { when: formatDateTime(notRendered.until).slice(11, 16) })}
          <span lang="en"> {notRendered.reason}</span>
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t('built')} <time dateTime={builtAt}>{formatDateTime(builtAt).slice(0, 16)}</time> ·{' '}
        {t('contract', { range: contract })}
        {commit && (
          <>
            {' · '}
            {t('commit')} {commit}
          </>
        )}
        <br />
        {t('firstLoad')} <FirstLoadSize build={release} former={former} />
      </Typography>
      <Box sx={{ pb: 1.5, mb: 1, borderBottom: 1, borderColor: 'divider', flexGrow: 1 }}>
        {health !== undefined && <ReleaseHealthFacts health={health} />}
        <ReleaseHistory changes={changes} />
      </Box>
      <ReleaseActions {...place} />
    </Box>
  );
};
