import type { RemoteManifest, RemoteName, RouteEntry } from './manifest';

/** Version of what the host promises a remote: props of pages, the shared singletons, the shape of the auth store. */
export const hostContract = '1.1.0';

/** One built version of a remote, as `remote.json` in its folder and the registry describe it. */
export interface Release {
  name: RemoteName;
  /** `<package version>+<hash of the files>`. */
  version: string;
  /** Folder of the files, ending in `/`: a path of the host or an address. */
  base: string;
  entry: string;
  /** Files that the exposed module needs beside the entry, for preloading. */
  scripts: string[];
  /** Sheets of every page. */
  styles: string[];
  /** Sheets that a page has besides, by the chunk that it lies in. */
  sheets?: Record<string, string[]>;
  /** File for rendering on the server; null where the remote only renders in the browser. */
  server: string | null;
  /** `sha384-…` of each file. */
  integrity: Record<string, string>;
  builtAt: string;
  manifest: RemoteManifest;
}

type ByChannel<Value> = Record<string, Partial<Record<RemoteName, Value>>>;

/** What became of a remote in a channel. */
export interface Line {
  /** Versions that it ran before, the last one last. */
  history: string[];
  /** Held at its version, whatever is deployed. */
  pinned: boolean;
  /** Switched off: its routes stay known, its code does not run. */
  disabled: boolean;
}

/** `remotes.json`: what each channel runs. `stable` is everybody's. */
export interface Registry {
  /** Counts the changes. */
  revision: number;
  /** What the host that reads it promises, against which a release is checked before it is named here. */
  hostContract: string;
  channels: ByChannel<Release>;
  lines: ByChannel<Line>;
  /** The last published, newest first: what can be run by its name. */
  builds: Partial<Record<RemoteName, Release[]>>;
  /** What the host's own start published last, so that the next start undoes nobody's rollback. */
  shipped: Partial<Record<RemoteName, string>>;
}

/** A release as a channel runs it. */
export type ActiveRelease = Release & { disabled?: true };

/** What the browser needs of a release to run it. */
export type RunningRelease = Pick<
  ActiveRelease,
  'name' | 'version' | 'base' | 'entry' | 'scripts' | 'styles' | 'sheets' | 'integrity' | 'manifest' | 'disabled'
>;

/** Of a record that was read from outside, only what it holds itself. */
const own = <Value>(record: Partial<Record<string, Value>> | undefined, key: string): Value | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;

export const releaseOf = (registry: Registry, channel: string, name: RemoteName): Release | null =>
  own<Release>(own(registry.channels, channel), name) ?? null;

const untouched: Line = { history: [], pinned: false, disabled: false };

export const lineOf = (registry: Registry, channel: string, name: RemoteName): Line =>
  own<Line>(own(registry.lines, channel), name) ?? untouched;

/** What a channel runs; nothing for a channel that is not there. */
export const releasesOf = (registry: Registry, channel: string): ActiveRelease[] =>
  Object.keys(own(registry.channels, channel) ?? {}).flatMap((key) => {
    const name = key as RemoteName;
    const release = releaseOf(registry, channel, name);
    if (!release) return [];
    return lineOf(registry, channel, name).disabled ? { ...release, disabled: true } : release;
  });

/** What a page has to have besides the sheets of every page. */
export const sheetsOf = ({ sheets }: Pick<Release, 'sheets'>, page: RouteEntry | undefined): string[] =>
  own(sheets, page?.chunk ?? '') ?? [];

/** A published build by its version, with or without the hash that follows `+`. */
export const buildOf = (registry: Registry, name: string, version: string): Release | null =>
  own<Release[]>(registry.builds, name)?.find(
    (build) => build.version === version || build.version.split('+')[0] === version,
  ) ?? null;

/** Whether a release lies with the host itself or on one of the listed origins. */
export const isListed = ({ base }: Pick<Release, 'base'>, origins: readonly string[]): boolean =>
  base.startsWith('/remotes/') || (URL.canParse(base) && origins.includes(new URL(base).origin));

/** The origins of a setting, separated by spaces; what is no http address is left out. */
export const originsIn = (setting = ''): string[] =>
  setting
    .split(/\s+/)
    .filter((text) => /^https?:/.test(text) && URL.canParse(text))
    .map((text) => new URL(text).origin);

const parts = (version: string) => version.split('.').map(Number) as [number, number, number];

/** A caret range: the same major, and no less than what is named. */
export const satisfies = (version: string, range: string): boolean => {
  if (!/^\^\d+\.\d+\.\d+$/.test(range)) return false;
  const [major, minor, patch] = parts(version);
  const [wantedMajor, wantedMinor, wantedPatch] = parts(range.slice(1));
  return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));
};
