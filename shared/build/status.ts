import { lineOf, type Registry, type Release, type RemoteName } from 'shared/remotes';

const head = ['channel', 'remote', 'version', 'built', 'contract', 'state'];

const stateOf = (registry: Registry, channel: string, name: RemoteName) => {
  const { pinned, disabled, history } = lineOf(registry, channel, name);
  const states = [pinned && 'pinned', disabled && 'switched off', history.length > 0 && `before: ${history.at(-1)}`];
  return states.filter(Boolean).join(', ');
};

/** What each channel runs, as a table. */
export const statusOf = (registry: Registry, title: string): string => {
  const rows = Object.entries(registry.channels).flatMap(([channel, releases]) =>
    (Object.values(releases) as Release[]).map(({ name, version, builtAt, manifest }) => [
      channel,
      name,
      version,
      `${builtAt.slice(0, 16).replace('T', ' ')} UTC`,
      manifest.contract,
      stateOf(registry, channel, name),
    ]),
  );
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const lines = [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [`${title}: revision ${registry.revision}, host contract ${registry.hostContract}`, '', ...lines].join('\n');
};
