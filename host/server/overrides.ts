import {
  type ActiveRelease,
  buildOf,
  hostContract,
  isListed,
  type Registry,
  type RemoteName,
  releasesOf,
  remoteNames,
  satisfies,
} from 'shared/remotes';
import { splitSearch } from '../src/shell/quality/address';
import type { Quality, Reason } from '../src/shell/quality/quality';
import { type Asked, askedIn, type Part } from './overrides-asked';

/** What a permission says when it is shown to the API. */
export interface Permission {
  state: 'valid' | 'expired' | 'revoked' | 'unknown';
  remotes: string[];
  expiresAt: string | null;
}

interface Overrides {
  read: () => Promise<Registry>;
  /** Anybody may ask; otherwise only who shows a permission. */
  open: boolean;
  /** Origins that remotes may lie on beside the host's own. */
  origins: readonly string[];
  /** Build of the host. */
  host: string;
  permissionOf: (token: string) => Promise<Permission>;
}

export interface Chosen {
  /** Of the page, without what was asked. */
  url: URL;
  releases: ActiveRelease[];
  quality: Quality | null;
}

type Refused = Quality['refused'][number];
interface Candidate {
  release: ActiveRelease;
  channel: string | null;
}

/** A permission for a version holds for each build of it. */
const covers = ({ remotes }: Permission, { text }: Part) =>
  remotes.some((granted) => text === granted || text.startsWith(`${granted}+`));

const isLocal = ({ base }: ActiveRelease) =>
  URL.canParse(base) && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(base).hostname);

const candidatesOf = (registry: Registry, part: Part): Candidate[] => {
  if ('channel' in part)
    return releasesOf(registry, part.channel).map((release) => ({ release, channel: part.channel }));
  const release = buildOf(registry, part.name, part.version);
  return release ? [{ release, channel: null }] : [];
};

const addressOf = ({ parts, permit, without }: Asked) =>
  [
    `remotes=${parts.map(({ text }) => encodeURIComponent(text)).join(',')}`,
    ...(permit === null ? [] : [`permit=${encodeURIComponent(permit)}`]),
    ...(without.length > 0 ? [`without=${without.join(',')}`] : []),
  ].join('&');

interface Answer extends Pick<Quality, 'address' | 'refused' | 'permit'> {
  taken: Map<RemoteName, Candidate>;
}

const nothingFor = (reason: Reason): Answer => ({
  address: null,
  refused: [{ part: '', reason }],
  permit: null,
  taken: new Map(),
});

const permitOf = ({ permit }: Asked, permission: Permission | null) =>
  permit && permission?.expiresAt ? { token: permit, expiresAt: permission.expiresAt } : null;

/** Chooses the releases of a page: everybody's, or others where the address asks for them by name and may. */
export const overrides = ({ read, open, origins, host, permissionOf }: Overrides) => {
  const permissionFor = async ({ permit }: Asked): Promise<Permission | Reason> => {
    if (!permit) return 'noPermit';
    const permission = await permissionOf(permit).catch(() => null);
    if (!permission) return 'unchecked';
    if (permission.state === 'valid') return permission;
    return permission.state === 'unknown' ? 'noPermit' : permission.state;
  };

  const faultOf = ({ release }: Candidate, { without }: Asked): Reason | null => {
    if (!isListed(release, origins) || (isLocal(release) && !open)) return 'unlisted';
    if (!satisfies(hostContract, release.manifest.contract)) return 'mismatched';
    return without.includes(release.name) ? 'broken' : null;
  };

  const resolve = (registry: Registry, asked: Asked, permission: Permission | null): Answer => {
    const refused: Refused[] = [];
    const taken = new Map<RemoteName, Candidate>();
    // A build named by its version goes before its channel.
    for (const part of asked.parts.toSorted((a, b) => Number('name' in a) - Number('name' in b))) {
      const covered = permission === null || covers(permission, part);
      const candidates = covered ? candidatesOf(registry, part) : [];
      if (candidates.length === 0) refused.push({ part: part.text, reason: covered ? 'unknown' : 'notCovered' });
      for (const candidate of candidates) {
        const { name, version } = candidate.release;
        const reason = faultOf(candidate, asked);
        if (reason) refused.push({ part: `${name}@${version}`, reason });
        else taken.set(name, candidate);
      }
    }
    return { refused, taken, address: taken.size > 0 ? addressOf(asked) : null, permit: permitOf(asked, permission) };
  };

  const answerTo = async (registry: Registry, asked: Asked | null): Promise<Answer> => {
    if (!asked) return nothingFor('malformed');
    if (open) return resolve(registry, asked, null);
    const permission = await permissionFor(asked);
    return typeof permission === 'string' ? nothingFor(permission) : resolve(registry, asked, permission);
  };

  return async (url: URL): Promise<Chosen> => {
    const registry = await read();
    const stable = new Map(releasesOf(registry, 'stable').map((release) => [release.name, release]));
    const { rest, override } = splitSearch(url.search);
    if (override.length === 0) return { url, releases: [...stable.values()], quality: null };

    const { taken, ...answer } = await answerTo(registry, askedIn(override));
    const chosen = remoteNames.flatMap((name) => {
      const release = stable.get(name);
      return taken.get(name) ?? (release ? { release, channel: 'stable' } : []);
    });
    const remotes = chosen.map(({ release: { name, version }, channel }) => ({
      name,
      version,
      channel,
      overridden: taken.has(name),
    }));
    const bare = new URL(url);
    bare.search = rest;
    return { url: bare, releases: chosen.map(({ release }) => release), quality: { ...answer, host, remotes } };
  };
};
