import { Alert, Box, Button, Chip, Skeleton, Typography } from '@mui/material';
import { formatDateTime } from 'shared/format';
import { Section } from '../../components/layout/Section';
import { permitI18n } from './i18n';
import { type Releases, useReleases } from './use-releases';

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '180px minmax(0, 1fr) 150px 120px' },
  columnGap: 2,
  alignItems: 'center',
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const ChannelReleases = ({ releases }: Pick<Releases['channels'][number], 'releases'>) => {
  const t = permitI18n.useT();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {releases.map(({ name, version, builtAt, contract, pinned, disabled, notRendered }) => (
        <Box component="li" key={name} sx={rowStyle}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
            {version} {pinned && <Chip variant="outlined" label={t('pinned')} />}{' '}
            {disabled && <Chip variant="outlined" color="error" label={t('disabled')} />}
            {notRendered && (
              <Typography component="span" variant="body2" color="error" sx={{ display: 'block' }}>
                {t('notRendered', { when: formatDateTime(notRendered.until).slice(11, 16) })}
                <span lang="en"> {notRendered.reason}</span>
              </Typography>
            )}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            <time dateTime={builtAt}>{formatDateTime(builtAt).slice(0, 16)}</time>
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {t('contract', { range: contract })}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

/** What the host cannot read of the registry; the former releases stay in use. */
const RegistryProblems = ({ problem, skipped = [] }: Pick<Releases, 'problem' | 'skipped'>) => {
  const t = permitI18n.useT();
  return (
    <>
      {problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('registryProblem')}
          <Typography variant="body2" lang="en" sx={{ overflowWrap: 'anywhere' }}>
            {problem}
          </Typography>
        </Alert>
      )}
      {skipped.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('registrySkipped')}
          <Box component="ul" lang="en" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
            {skipped.map(({ entry, reason }) => (
              <li key={entry}>
                <b>{entry}</b>: {reason}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </>
  );
};

/** The releases of each channel. */
export const ChannelList = () => {
  const t = permitI18n.useT();
  const { data, isPending, refetch } = useReleases();
  if (isPending) return <Skeleton variant="rounded" height={200} />;
  if (!data)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
        {t('releasesFailed')}
      </Alert>
    );
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {t('host', { version: data.host, contract: data.hostContract })}
      </Typography>
      <RegistryProblems {...data} />
      {data.channels.map(({ channel, releases }) => (
        <Section key={channel} title={channel === 'stable' ? t('stable') : t('channel', { channel })}>
          {releases.length > 0 ? (
            <ChannelReleases releases={releases} />
          ) : (
            <Typography color="text.secondary">{t('emptyChannel')}</Typography>
          )}
        </Section>
      ))}
    </>
  );
};
