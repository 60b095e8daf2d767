import {
  findCanary,
  getDeployment,
  getShare,
  listSets,
  type Release,
  type ReleaseSet,
  type RemoteName,
} from 'shared/remotes';
import type { RegistryReading } from 'shared/remotes/entries';
import { formatPlan } from '../release/canaries';
import { formatTable, formatTime } from './format-table';

const columns = ['channel', 'remote', 'version', 'built', 'contract', 'state'];

const formatState = (set: ReleaseSet, channel: string, name: RemoteName) => {
  const { pinned, disabled, history } = getDeployment(set, channel, name);
  const canary = findCanary(set, channel);
  const isShared = canary?.name === name;
  const states = [
    isShared &&
      `canary ${canary.version} for ${getShare(canary, Date.now())} % of the readers, planned: ${formatPlan(canary)}`,
    pinned && 'pinned',
    disabled && 'switched off',
    history.length > 0 && `before: ${history.at(-1)}`,
  ];
  return states.filter(Boolean).join(', ');
};

/** What each channel runs, as a table of plain text, and which entries this version cannot read. */
export const formatStatus = ({ registry, skipped }: RegistryReading, title: string): string => {
  const sets = listSets(registry);
  const rows = sets.flatMap(([, set]) =>
    Object.entries(set.channels).flatMap(([channel, releases]) =>
      (Object.values(releases) as Release[]).map(({ name, version, builtAt, manifest }) => [
        channel,
        name,
        version,
        formatTime(builtAt),
        manifest.contract,
        formatState(set, channel, name),
      ]),
    ),
  );
  const unread = skipped.map(({ path, reason }) => `Cannot be read here: ${path.join('.')} (${reason})`);
  const head = `${title}: revision ${registry.revision}, host contract ${sets.map(([, set]) => set.hostContract).join(' and, beside it, ')}`;
  return [head, '', ...formatTable([columns, ...rows]), ...(unread.length > 0 ? ['', ...unread] : [])].join('\n');
};
