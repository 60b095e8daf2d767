import { hostContract, lineOf, type Registry, type RemoteName } from 'shared/remotes';
import { type Destination, publish } from './publish';
import { changeRegistry, type RegistryStore, readRegistry } from './store';

/** Releases are checked against what this host promises. */
export const tellContract = async (registry: RegistryStore) => {
  const seen = await readRegistry(registry);
  if (seen.hostContract === hostContract && seen.revision > 0) return;
  const concerns = (it: Registry) => it.hostContract;
  await changeRegistry(registry, { change: (it) => ({ ...it, hostContract }), concerns, seen });
};

interface Shipment {
  name: RemoteName;
  version: string;
  /** Asked for the built folder only where it is needed. */
  from: () => Promise<string>;
  to: Destination;
  log: (line: string) => void;
}

/**
 * What an installation brings along goes through the same publication as any deployment, once: a rollback or another
 * deployment since then stays as it is.
 */
export const ship = async ({ name, version, from, to, log }: Shipment) => {
  const seen = await readRegistry(to.registry);
  if (seen.shipped[name] === version) return;
  if (lineOf(seen, 'stable', name).pinned) return log(`${name} stays as it is pinned; ${version} was not published`);
  const also = (it: Registry) => ({ ...it, shipped: { ...it.shipped, [name]: version } });
  await publish({ from: await from(), name, channel: 'stable', to, log: () => undefined, also });
  log(`Published ${name} ${version}`);
};
