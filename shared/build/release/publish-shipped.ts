import {
  changeSet,
  findCanary,
  findRelease,
  getDeployment,
  getMajor,
  hostContract,
  type Registry,
  type Release,
  type RemoteName,
  withMainSet,
} from 'shared/remotes';
import { changeRegistry, readRegistry } from '../storage/store';
import { compareVersions } from './compare-versions';
import { deploy } from './deployments';
import { getLocalAuthor } from './local-author';
import { checkOverlaps } from './overlapping-routes';
import { createPrecondition, type Destination, placeRelease, readBuiltRelease } from './publish-release';
import { startEntry } from './start-entry';

const channel = 'stable';

/** A release that comes with the installation. */
export interface Shipment {
  name: RemoteName;
  version: string;
  /** Returns the folder of the built release; called only if it is published. */
  from: () => Promise<string>;
  to: Destination;
}

/** Why a shipment is left out although its version was never published; null if it is published. */
const findObstacle = (registry: Registry, { name, version }: Shipment): string | null => {
  if (findCanary(registry, channel)?.name === name) return `A canary of ${name} runs; ${version} was not published`;
  if (getDeployment(registry, channel, name).pinned) return `${name} is pinned; ${version} was not published`;
  const running = findRelease(registry, channel, name)?.version;
  if (!running || running === version || running === registry.shipped[name]) return null;
  const command = `npm run deploy -- ${name} --channel ${channel}`;
  return `${channel} runs ${name} ${running}, which somebody chose; ${version} was not published. To publish it: ${command}`;
};

const withShipped = (registry: Registry, { name, version }: Release): Registry => ({
  ...registry,
  shipped: { ...registry.shipped, [name]: version },
});

/**
 * Lets `stable` run the releases that come with the installation, once per version and only in place of its earlier ones:
 * what somebody has rolled back, deployed or pinned stays. Everything is checked first; then the registry is changed in one
 * step, together with the host's contract. Where the main releases are for another major version, it is those beside them that are changed.
 * Throws `RefusedError` if a check fails.
 */
export const publishShipped = async (
  shipments: readonly Shipment[],
  registry: Destination['registry'],
  log: (line: string) => void,
  contract = hostContract,
) => {
  const major = getMajor(contract);
  const open = (it: Registry) => withMainSet(it, major);
  const snapshot = await readRegistry(registry);
  const opened = open(snapshot);
  const due = shipments.filter((shipment) => {
    if (opened.shipped[shipment.name] === shipment.version) return false;
    const obstacle = findObstacle(opened, shipment);
    if (obstacle) log(obstacle);
    return obstacle === null;
  });
  const expected = { ...opened, hostContract: contract };
  const releases: Release[] = [];
  for (const { name, from: getFolder, to } of due) {
    const from = await getFolder();
    const built = await readBuiltRelease(from);
    releases.push(await placeRelease({ from, built, name, to, registry: expected, log: () => undefined }));
  }
  if (due.length === 0 && opened.hostContract === contract && snapshot.revision > 0) return;

  const targets = due.map(({ name }) => ({ channel, name }));
  const deployAll = (it: Registry) =>
    releases.reduce((at, release) => withShipped(deploy(at, { channel, name: release.name }, release), release), {
      ...it,
      hostContract: contract,
    });
  const by = getLocalAuthor();
  const entry = startEntry({ by, why: null, action: 'deploy', contract: major });
  const describe = (before: Registry, after: Registry) => ({
    ...entry,
    changes: compareVersions(open(before), open(after), targets),
  });
  await changeRegistry(registry, {
    // Together: a page may have moved from one of them to another.
    change: (it) => changeSet(it, major, (set) => checkOverlaps(deployAll(set), targets)),
    precondition: (it) => [it.hostContract, ...targets.map((target) => createPrecondition(target)(open(it)))],
    snapshot,
    ...(due.length > 0 && { describe }),
  });
  for (const { name, version } of releases) log(`Published ${name} ${version}`);
};
