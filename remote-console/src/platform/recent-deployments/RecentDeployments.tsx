import { Box } from '@mui/material';
import { VisuallyHidden } from 'shared/ui';
import { Disclosure } from '../../components/layout/Disclosure';
import { Section } from '../../components/layout/Section';
import { useReleases } from '../releases/use-releases';
import { DeploymentItem } from './DeploymentItem';
import { findLastChanged, type RecentDeployment } from './deployment-facts';
import { deploymentI18n } from './i18n';

/** So many of the latest ones are shown besides those that run. */
const shownCount = 3;

const DeploymentList = ({ deployments, now }: { deployments: readonly RecentDeployment[]; now: number }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {deployments.map((deployment) => (
      <DeploymentItem key={deployment.id} deployment={deployment} now={now} />
    ))}
  </Box>
);

/** The deployments that run or ended a moment ago. A change of their states is announced to screen readers. */
export const RecentDeployments = () => {
  const t = deploymentI18n.useT();
  const { data, dataUpdatedAt } = useReleases();
  const deployments = data?.deployments ?? [];
  const shown = deployments.filter(({ outcome }, at) => outcome === null || at < shownCount);
  const others = deployments.filter((deployment) => !shown.includes(deployment));
  const last = findLastChanged(deployments);
  return (
    <>
      <div role="status">
        <VisuallyHidden>
          {last && t('announced', { remote: last.remote, channel: last.channel, state: t(last.outcome ?? 'running') })}
        </VisuallyHidden>
      </div>
      {shown.length > 0 && (
        <Section title={t('title')}>
          <DeploymentList deployments={shown} now={dataUpdatedAt} />
          {others.length > 0 && (
            <Disclosure summary={t('earlier', { count: others.length })}>
              <DeploymentList deployments={others} now={dataUpdatedAt} />
            </Disclosure>
          )}
        </Section>
      )}
    </>
  );
};
