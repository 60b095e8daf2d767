import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { Section } from '../../components/layout/Section';
import { CanaryPanel } from './CanaryPanel';
import { releaseI18n } from './i18n';
import { OtherBuilds } from './OtherBuilds';
import { ReleaseCard } from './ReleaseCard';
import { findFormer, findHealth, groupByRemote, listOtherBuilds } from './release-facts';
import { useCanaries } from './use-canaries';
import type { Releases } from './use-releases';

/** Interval at which the numbers are loaded again. */
const refetchMs = 60_000;

/** Each remote with its channels side by side, and its other builds. */
export const RemoteList = ({ channels, builds }: Pick<Releases, 'channels' | 'builds'>) => {
  const t = releaseI18n.useT();
  const { data, isError, refetch } = useQuery({
    queryKey: ['release-health'],
    queryFn: () => api.console.releaseHealth.list(),
    refetchInterval: refetchMs,
  });
  const canaries = useCanaries();
  const health = data?.releases;
  const remotes = groupByRemote(channels);
  const canary = channels.find(({ channel }) => channel === 'stable')?.canary ?? null;
  const retry = () => {
    void refetch();
    void canaries.refetch();
  };
  if (remotes.length === 0)
    return (
      <Typography color="text.secondary" sx={{ mb: 4 }}>
        {t('empty')}
      </Typography>
    );
  const list = remotes.map((remote) => (
    <Section key={remote.name} title={remote.name}>
      <CanaryPanel
        remote={remote.name}
        running={canary?.name === remote.name ? canary : null}
        canaries={canaries.data}
      />
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          pt: 1,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(300px, 1fr))' },
        }}
      >
        {remote.channels.map(({ channel, release }) => (
          <ReleaseCard
            key={channel}
            channel={channel}
            release={release}
            former={findFormer(release, builds)}
            stable={remote.channels.find((each) => each.channel === 'stable')?.release}
            canary={canary}
            health={health && findHealth(release, health)}
          />
        ))}
      </Box>
      <OtherBuilds builds={listOtherBuilds(remote, builds)} health={health} />
    </Section>
  ));
  return (
    <>
      {((isError && !data) || (canaries.isError && !canaries.data)) && (
        <Alert severity="error" action={<Button onClick={retry}>{t('retry')}</Button>} sx={{ mb: 2 }}>
          {t('healthFailed')}
        </Alert>
      )}
      {list}
    </>
  );
};
