import type { Registry, ReleaseSet } from './registry';

/** `1.5.0` and `^1.5.0` → `1` */
export const getMajor = (version: string): string => version.replace('^', '').split('.')[0] ?? '';

const getSet = ({ hostContract, channels, lines, shipped, canaries }: Registry): ReleaseSet => ({
  hostContract,
  channels,
  lines,
  shipped,
  ...(canaries && { canaries }),
});

/**
 * The registry with the set of one major version of the host contract as its main one, and the set that was beside the others. A set that does
 * not exist is empty, for hosts of `hostContract`.
 */
export const withMainSet = (registry: Registry, major: string, hostContract = `${major}.0.0`): Registry => {
  const main = getMajor(registry.hostContract);
  if (major === main) return registry;
  const { canaries: _, ...rest } = registry;
  const { [major]: set, ...others } = registry.byContract ?? {};
  const empty = { hostContract, channels: {}, lines: {}, shipped: {} };
  return { ...rest, ...(set ?? empty), byContract: { ...others, [main]: getSet(registry) } };
};

const isEmpty = ({ channels, lines }: ReleaseSet) =>
  [channels, lines].every((section) => Object.values(section).every((entries) => Object.keys(entries).length === 0));

/** Without sets that have no release and no state of one: hosts from before decision 79 are degraded while there is `byContract`. */
const withoutEmptySets = ({ byContract = {}, ...registry }: Registry): Registry => {
  const used = Object.entries(byContract).filter(([, set]) => !isEmpty(set));
  return used.length > 0 ? { ...registry, byContract: Object.fromEntries(used) } : registry;
};

/** Changes the set of one major version as if it were the main one; the main one stays what it is. */
export const changeSet = (
  registry: Registry,
  major: string,
  change: (registry: Registry) => Registry,
  open = (it: Registry) => withMainSet(it, major),
): Registry => withoutEmptySets(withMainSet(change(open(registry)), getMajor(registry.hostContract)));

/** Lets the set of a major version be the main one, which hosts from before decision 79 run. */
export const switchMainSet = (registry: Registry, major: string): Registry =>
  withoutEmptySets(withMainSet(registry, major));

type ByChannel<Value> = Record<string, Record<string, Value>>;

/** Entries of a set, then those of a former one for remotes that the set does not run: of two with a common route the first is shown. */
const merge = <Value>(former: ByChannel<Value>, own: ByChannel<Value>, runs: ByChannel<unknown>): ByChannel<Value> =>
  Object.fromEntries(
    [...new Set([...Object.keys(former), ...Object.keys(own)])].map((channel) => {
      const others = Object.entries(former[channel] ?? {}).filter(
        ([name]) => !Object.hasOwn(runs[channel] ?? {}, name),
      );
      return [channel, Object.fromEntries([...Object.entries(own[channel] ?? {}), ...others])];
    }),
  );

const withFormer = (set: ReleaseSet, { channels, lines }: ReleaseSet): ReleaseSet => ({
  ...set,
  channels: merge(channels, set.channels, set.channels),
  lines: merge(lines, set.lines, set.channels),
});

/**
 * The registry as a host of a major version runs it: the releases of its set, and those for former major versions of remotes that have none
 * there, which the host shows as not compatible. Which set is the main one does not matter, unless there are sets for later versions alone.
 */
export const viewRegistry = (registry: Registry, major: string): Registry => {
  const { byContract: _, canaries: __, ...common } = registry;
  const [own = getSet(registry), ...formers] = listSets(registry)
    .filter(([each]) => Number(each) <= Number(major))
    .sort(([one], [other]) => Number(other) - Number(one))
    .map(([, set]) => set);
  return { ...common, ...formers.reduce(withFormer, own) };
};

/** All sets by their major version, the main one first. */
export const listSets = (registry: Registry): [major: string, set: ReleaseSet][] => [
  [getMajor(registry.hostContract), getSet(registry)],
  ...Object.entries(registry.byContract ?? {}),
];
