import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { RecentDeployments } from '../recent-deployments/RecentDeployments';
import { releaseI18n } from './i18n';
import { RemoteList } from './RemoteList';
import { type Releases, useReleases } from './use-releases';

/** What the host cannot read of the registry; the former releases stay in use. */
const RegistryProblems = ({ problem, skipped = [] }: Pick<Releases, 'problem' | 'skipped'>) => {
  const t = releaseI18n.useT();
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
  const t = releaseI18n.useT();
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
      <RecentDeployments />
      <RemoteList {...data} />
    </>
  );
};
