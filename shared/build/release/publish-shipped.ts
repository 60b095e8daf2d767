import { getDeployment, hostContract, type Registry, type RemoteName } from 'shared/remotes';
import { changeRegistry, type RegistryStore, readRegistry } from '../storage/store';
import { type Destination, publishRelease } from './publish-release';

/** Writes this host's contract version into the registry, against which releases are checked. */
export const recordHostContract = async (registry: RegistryStore) => {
  const snapshot = await readRegistry(registry);
  if (snapshot.hostContract === hostContract && snapshot.revision > 0) return;
  const precondition = (it: Registry) => it.hostContract;
  await changeRegistry(registry, { change: (it) => ({ ...it, hostContract }), precondition, snapshot });
};

interface Shipment {
  name: RemoteName;
  version: string;
  /** Returns the folder of the built release; called only if it is published. */
  from: () => Promise<string>;
  to: Destination;
  log: (line: string) => void;
}

/**
 * Publishes a release that comes with the installation to `stable`, once per version: a later rollback or deployment is
 * not undone by the next start. A pinned remote stays at its version.
 */
export const publishShipped = async ({ name, version, from, to, log }: Shipment) => {
  const snapshot = await readRegistry(to.registry);
  if (snapshot.shipped[name] === version) return;
  if (getDeployment(snapshot, 'stable', name).pinned) return log(`${name} is pinned; ${version} was not published`);
  const alsoChange = (it: Registry) => ({ ...it, shipped: { ...it.shipped, [name]: version } });
  await publishRelease({ from: await from(), name, channel: 'stable', to, log: () => undefined, alsoChange });
  log(`Published ${name} ${version}`);
};
