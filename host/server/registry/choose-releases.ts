import {
  type ActiveRelease,
  findBuild,
  hostContract,
  isAllowedOrigin,
  listReleases,
  type Registry,
  type RemoteName,
  satisfies,
} from 'shared/remotes';
import { splitSearch } from '../../src/shell/overrides/override-query';
import type { OverrideStatus, RefusalReason } from '../../src/shell/overrides/override-status';
import { type OverridePart, type OverrideRequest, parseOverride } from './parse-override';

/** State of a permission as the API reports it. */
export interface Permission {
  state: 'valid' | 'expired' | 'revoked' | 'unknown';
  remotes: string[];
  expiresAt: string | null;
}

interface ReleaseChooserOptions {
  read: () => Promise<Registry>;
  /** Everybody may use overrides; otherwise a permission is required. */
  open: boolean;
  /** Origins that remotes may be loaded from besides the host's own. */
  origins: readonly string[];
  /** Build of the host. */
  host: string;
  checkPermission: (token: string) => Promise<Permission>;
}

interface ReleaseChoice {
  /** Address of the page without the override parameters. */
  url: URL;
  releases: ActiveRelease[];
  override: OverrideStatus | null;
}

type Refusal = OverrideStatus['refused'][number];
interface Candidate {
  release: ActiveRelease;
  channel: string | null;
}

/** A permission for a version covers each build of that version. */
const covers = ({ remotes }: Permission, { text }: OverridePart) =>
  remotes.some((granted) => text === granted || text.startsWith(`${granted}+`));

const isLocal = ({ base }: ActiveRelease) =>
  URL.canParse(base) && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(base).hostname);

const findCandidates = (registry: Registry, part: OverridePart): Candidate[] => {
  if ('channel' in part)
    return listReleases(registry, part.channel).map((release) => ({ release, channel: part.channel }));
  const release = findBuild(registry, part.name, part.version);
  return release ? [{ release, channel: null }] : [];
};

const buildOverrideQuery = ({ parts, permit, without }: OverrideRequest) =>
  [
    `remotes=${parts.map(({ text }) => encodeURIComponent(text)).join(',')}`,
    ...(permit === null ? [] : [`permit=${encodeURIComponent(permit)}`]),
    ...(without.length > 0 ? [`without=${without.join(',')}`] : []),
  ].join('&');

interface OverrideResult extends Pick<OverrideStatus, 'query' | 'refused' | 'permit'> {
  accepted: Map<RemoteName, Candidate>;
}

const refuseAll = (reason: RefusalReason): OverrideResult => ({
  query: null,
  refused: [{ part: '', reason }],
  permit: null,
  accepted: new Map(),
});

const getPermit = ({ permit }: OverrideRequest, permission: Permission | null) =>
  permit && permission?.expiresAt ? { token: permit, expiresAt: permission.expiresAt } : null;

/**
 * Returns a function that chooses the releases of a page: the stable ones, or others that the address requests and is
 * allowed to use.
 */
export const createReleaseChooser = ({ read, open, origins, host, checkPermission }: ReleaseChooserOptions) => {
  const resolvePermission = async ({ permit }: OverrideRequest): Promise<Permission | RefusalReason> => {
    if (!permit) return 'noPermit';
    const permission = await checkPermission(permit).catch(() => null);
    if (!permission) return 'unchecked';
    if (permission.state === 'valid') return permission;
    return permission.state === 'unknown' ? 'noPermit' : permission.state;
  };

  const findRefusalReason = ({ release }: Candidate, { without }: OverrideRequest): RefusalReason | null => {
    if (!isAllowedOrigin(release, origins) || (isLocal(release) && !open)) return 'unlisted';
    if (!satisfies(hostContract, release.manifest.contract)) return 'mismatched';
    return without.includes(release.name) ? 'broken' : null;
  };

  const resolveParts = (
    registry: Registry,
    request: OverrideRequest,
    permission: Permission | null,
  ): OverrideResult => {
    const refused: Refusal[] = [];
    const accepted = new Map<RemoteName, Candidate>();
    // Builds come last, so that a build wins over the same remote of a channel.
    for (const part of request.parts.toSorted((a, b) => Number('name' in a) - Number('name' in b))) {
      const covered = permission === null || covers(permission, part);
      const candidates = covered ? findCandidates(registry, part) : [];
      if (candidates.length === 0) refused.push({ part: part.text, reason: covered ? 'unknown' : 'notCovered' });
      for (const candidate of candidates) {
        const { name, version } = candidate.release;
        const reason = findRefusalReason(candidate, request);
        if (reason) refused.push({ part: `${name}@${version}`, reason });
        else accepted.set(name, candidate);
      }
    }
    const query = accepted.size > 0 ? buildOverrideQuery(request) : null;
    return { refused, accepted, query, permit: getPermit(request, permission) };
  };

  const applyOverride = async (registry: Registry, request: OverrideRequest | null): Promise<OverrideResult> => {
    if (!request) return refuseAll('malformed');
    if (open) return resolveParts(registry, request, null);
    const permission = await resolvePermission(request);
    return typeof permission === 'string' ? refuseAll(permission) : resolveParts(registry, request, permission);
  };

  return async (url: URL): Promise<ReleaseChoice> => {
    const registry = await read();
    const stable = new Map(listReleases(registry, 'stable').map((release) => [release.name, release]));
    const { rest, override } = splitSearch(url.search);
    if (override.length === 0) return { url, releases: [...stable.values()], override: null };

    const { accepted, ...result } = await applyOverride(registry, parseOverride(override));
    const ofStable = [...stable.values()].map((release): [RemoteName, Candidate] => [
      release.name,
      { release, channel: 'stable' },
    ]);
    // In place of the stable ones, and besides them where stable does not run the remote.
    const chosen = [...new Map([...ofStable, ...accepted]).values()];
    const remotes = chosen.map(({ release: { name, version }, channel }) => ({
      name,
      version,
      channel,
      overridden: accepted.has(name),
    }));
    const pageUrl = new URL(url);
    pageUrl.search = rest;
    return { url: pageUrl, releases: chosen.map(({ release }) => release), override: { ...result, host, remotes } };
  };
};
