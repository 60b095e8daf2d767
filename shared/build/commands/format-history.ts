import { findBuild, findRelease, getDeployment, type Registry } from 'shared/remotes';
import type { DeploymentTarget } from '../release/deployments';
import { formatTable, formatTime } from './format-table';

/**
 * What a channel runs and ran before, the latest first, and the other builds that it can be pinned to, as a table of plain
 * text.
 */
export const formatHistory = (registry: Registry, { channel, name }: DeploymentTarget): string => {
  const running = findRelease(registry, channel, name)?.version;
  const before = getDeployment(registry, channel, name).history.toReversed();
  const inChannel = [...(running ? [running] : []), ...before];
  const others = (registry.builds[name] ?? []).map(({ version }) => version).filter((it) => !inChannel.includes(it));
  const toRow = (version: string, state: string) => {
    const build = findBuild(registry, name, version);
    return [version, build ? formatTime(build.builtAt) : '', build?.manifest.commit ?? '', state];
  };
  const rows = [
    ...(running ? [toRow(running, 'runs')] : []),
    ...before.map((version, index) => toRow(version, index === 0 ? 'before; a rollback returns to it' : 'before')),
    ...others.map((version) => toRow(version, 'published, not in this channel')),
  ];
  const head = `${name} in ${channel}`;
  if (rows.length === 0) return `${head}: nothing was published.`;
  return [head, '', ...formatTable([['version', 'built', 'commit', 'state'], ...rows])].join('\n');
};
