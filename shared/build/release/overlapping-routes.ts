import { splitAddress } from 'shared/format';
import { findBuild, findCanary, listReleases, type Registry, type RemoteManifest } from 'shared/remotes';
import { RefusedError } from '../refused-error';
import type { DeploymentTarget } from './deployments';

/** What stands between two slashes of a route: a text, any text (`:id`), either of them left out at will (`?`), or all the rest (`*`). */
interface Segment {
  /** Null for any text. */
  text: string | null;
  isOptional: boolean;
  isRest: boolean;
}

const rest: Segment = { text: null, isOptional: false, isRest: true };

const parseSegment = (written: string): Segment => {
  const isOptional = written.endsWith('?');
  const text = isOptional ? written.slice(0, -1) : written;
  return { text: text.startsWith(':') ? null : text, isOptional, isRest: false };
};

/** As the host's router reads a route: a star at its end includes the path before it, and slashes at the end do not count. */
const parseRoute = (path: string): Segment[] => {
  const segments = path
    .replace(/\/*\*?$/, '')
    .split('/')
    .slice(1)
    .map(parseSegment);
  return path.endsWith('*') ? [...segments, rest] : segments;
};

const haveCommonPath = (one: Segment[], other: Segment[]): boolean => {
  const [first, ...others] = one;
  const [second] = other;
  if (first?.isRest || second?.isRest) return true;
  if (second?.isOptional && !first?.isOptional) return haveCommonPath(other, one);
  if (first?.isOptional)
    return haveCommonPath(others, other) || haveCommonPath([{ ...first, isOptional: false }, ...others], other);
  if (!first || !second) return !first && !second;
  return (
    (first.text === null || second.text === null || first.text === second.text) &&
    haveCommonPath(others, other.slice(1))
  );
};

/** The host takes the language from an address before it looks for a page, so a route that begins with one has no page. */
const isReachable = (path: string) => splitAddress(path).address === path;

/** Whether some path belongs to both routes. */
export const routesOverlap = (one: string, other: string): boolean =>
  isReachable(one) && isReachable(other) && haveCommonPath(parseRoute(one), parseRoute(other));

type Claimant = Pick<RemoteManifest, 'name' | 'routes'>;

/** A route of a remote, and one of another remote that has a path in common with it; null if there is none. */
const findOverlap = ({ name, routes }: Claimant, others: readonly Claimant[]) => {
  for (const other of others.filter((it) => it.name !== name))
    for (const { path } of routes) {
      const claimed = other.routes.find((route) => routesOverlap(path, route.path));
      if (claimed) return { path, owner: other.name, claimed: claimed.path };
    }
  return null;
};

/** What runs in a channel, for all readers or a share of them. */
const listManifests = (registry: Registry, channel: string) => {
  const canary = findCanary(registry, channel);
  const build = canary && findBuild(registry, canary.name, canary.version);
  return [...listReleases(registry, channel), ...(build ? [build] : [])].map(({ manifest }) => manifest);
};

/**
 * Returns the registry if none of the targets, nor a canary of one, has a route that overlaps with one of another remote in its channel; which of the two
 * were shown would depend on their order. Throws `RefusedError` with both.
 */
export const checkOverlaps = (registry: Registry, targets: readonly DeploymentTarget[]): Registry => {
  for (const { channel, name } of targets) {
    const manifests = listManifests(registry, channel);
    const overlap = manifests
      .filter((manifest) => manifest.name === name)
      .map((own) => findOverlap(own, manifests))
      .find((found) => found !== null);
    if (overlap)
      throw new RefusedError(
        `${name} has a route ${overlap.path}, and ${overlap.owner} has ${overlap.claimed} in ${channel}: an address would belong to both.`,
      );
  }
  return registry;
};
