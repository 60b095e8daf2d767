import type { ExtensionEntry, RemoteManifest, RouteEntry } from './manifest';
import type { RemoteName } from './remote-name';

/** Version of the contract between host and remotes: props of pages, the singletons, the shape of the auth store. */
export const hostContract = '1.6.0';

/** One built version of a remote, as described by `remote.json` in its folder and by the registry. */
export interface Release {
  name: RemoteName;
  /** `<package version>+<hash of the files>`. */
  version: string;
  /** The folder of the files, ending in `/`: a path of the host or an address. */
  base: string;
  entry: string;
  /** Scripts that the exposed module needs besides the entry, to preload. */
  scripts: string[];
  /** Style sheets of every page. */
  styles: string[];
  /** Additional style sheets of pages, by the name of the page's chunk. */
  sheets?: Record<string, string[]>;
  /** The file for server rendering; null if the remote only renders in the browser. */
  server: string | null;
  /** The digest (`sha384-…`) of each file. */
  integrity: Record<string, string>;
  builtAt: string;
  manifest: RemoteManifest;
}

/** A release as `remote.json` in its folder describes it. */
export type BuiltRelease = Release;

type ByChannel<Value> = Record<string, Record<RemoteName, Value>>;

/** The deployment state of a remote in a channel. */
export interface Deployment {
  /** The versions that ran before, the latest last. */
  history: string[];
  /** Deployments are refused. */
  pinned: boolean;
  /** Its routes stay known, but its code does not run. */
  disabled: boolean;
}

/** A build that a share of the readers gets in place of what the channel runs of its remote. */
export interface Canary {
  /** Random; decides with the reader's id who gets it, and names what was counted of it. */
  id: string;
  name: RemoteName;
  /** One of `builds`. */
  version: string;
  /** The shares (per cent) that it gets one after the other, rising; the last one stays. */
  shares: number[];
  /** How long each share stays (ms); null if there is one alone. */
  everyMs: number | null;
  /** When the first share began (ISO-8601). */
  startedAt: string;
}

/** What hosts of one major version of the host contract run. */
export interface ReleaseSet {
  /** The contract version of the host that reads the set, against which releases are checked. */
  hostContract: string;
  channels: ByChannel<Release>;
  lines: ByChannel<Deployment>;
  /** The version that the installation published last, so that its next start does not undo a rollback. */
  shipped: Record<RemoteName, string>;
  /** By channel, at most one in each; left out while there is none. */
  canaries?: Record<string, Canary>;
}

/** `remotes.json`: what each channel runs. `stable` is the channel for every visitor. */
export interface Registry extends ReleaseSet {
  /** Number of changes so far. */
  revision: number;
  /** The latest published releases, newest first, which can be run by version. */
  builds: Record<RemoteName, Release[]>;
  /** The sets for hosts of other major versions than that of `hostContract`, by the major version; left out while there is none. */
  byContract?: Record<string, ReleaseSet>;
}

/** A release as a channel runs it. */
export type ActiveRelease = Release & { disabled?: true };

/** The part of a release that the browser needs to run it. */
export type RunningRelease = Pick<
  ActiveRelease,
  'name' | 'version' | 'base' | 'entry' | 'scripts' | 'styles' | 'sheets' | 'integrity' | 'manifest' | 'disabled'
>;

/** An own property only: keys come from outside and could be `__proto__`. */
const getOwn = <Value>(record: Partial<Record<string, Value>> | undefined, key: string): Value | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;

/** The release that a channel runs, or null. */
export const findRelease = (registry: Pick<Registry, 'channels'>, channel: string, name: RemoteName): Release | null =>
  getOwn<Release>(getOwn(registry.channels, channel), name) ?? null;

const initialDeployment: Deployment = { history: [], pinned: false, disabled: false };

/** The deployment state of a remote in a channel; the initial state if nothing was deployed. */
export const getDeployment = (registry: Pick<Registry, 'lines'>, channel: string, name: RemoteName): Deployment =>
  getOwn<Deployment>(getOwn(registry.lines, channel), name) ?? initialDeployment;

/** The canary of a channel; null while there is none. */
export const findCanary = ({ canaries }: Pick<Registry, 'canaries'>, channel: string): Canary | null =>
  getOwn(canaries, channel) ?? null;

/** The share of readers (per cent) that gets a canary at a time (ms). A function of the clock, so that hosts follow a plan without a writer. */
export const getShare = (
  { shares, everyMs, startedAt }: Omit<Canary, 'id' | 'name' | 'version'>,
  now: number,
): number => {
  const step = everyMs === null ? 0 : Math.floor((now - Date.parse(startedAt)) / everyMs);
  return shares[Math.min(Math.max(step, 0), shares.length - 1)] ?? 0;
};

/** The releases that a channel runs; none for an unknown channel. */
export const listReleases = (registry: Registry, channel: string): ActiveRelease[] =>
  Object.values(getOwn(registry.channels, channel) ?? {}).map((release) =>
    getDeployment(registry, channel, release.name).disabled ? { ...release, disabled: true } : release,
  );

/** The style sheets of a page or an extension besides those of every page. */
export const getPageStyles = (
  { sheets }: Pick<Release, 'sheets'>,
  page: RouteEntry | ExtensionEntry | undefined,
): string[] => getOwn(sheets, page?.chunk ?? '') ?? [];

/** A published release by its version, with or without the hash after `+`; null if there is none. */
export const findBuild = (registry: Registry, name: string, version: string): Release | null =>
  getOwn<Release[]>(registry.builds, name)?.find(
    (build) => build.version === version || build.version.split('+')[0] === version,
  ) ?? null;

/** Whether the host itself or one of the origins serves a release. */
export const isAllowedOrigin = ({ base }: Pick<Release, 'base'>, origins: readonly string[]): boolean =>
  base.startsWith('/remotes/') || (URL.canParse(base) && origins.includes(new URL(base).origin));

/** The origins in a setting, separated by spaces. Anything but an HTTP address is left out. */
export const parseOrigins = (setting = ''): string[] =>
  setting
    .split(/\s+/)
    .filter((text) => /^https?:/.test(text) && URL.canParse(text))
    .map((text) => new URL(text).origin);

const parseVersion = (version: string) => version.split('.').map(Number) as [number, number, number];

/** Whether a version is in a caret range: the same major version, and not lower. */
export const satisfies = (version: string, range: string): boolean => {
  if (!/^\^\d+\.\d+\.\d+$/.test(range)) return false;
  const [major, minor, patch] = parseVersion(version);
  const [minMajor, minMinor, minPatch] = parseVersion(range.slice(1));
  return major === minMajor && (minor > minMinor || (minor === minMinor && patch >= minPatch));
};

/** Whether this host runs the code of a release: it was built for this host contract and is not disabled. */
export const isRunnable = ({ disabled, manifest }: Pick<ActiveRelease, 'disabled' | 'manifest'>): boolean =>
  !disabled && satisfies(hostContract, manifest.contract);
