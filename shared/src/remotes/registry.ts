import type { RemoteManifest, RemoteName } from './manifest';

/** Version of what the host promises a remote: props of pages, the shared singletons, the shape of the auth store. */
export const hostContract = '1.0.0';

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
  styles: string[];
  /** File for rendering on the server; null where the remote only renders in the browser. */
  server: string | null;
  /** `sha384-…` of each file. */
  integrity: Record<string, string>;
  builtAt: string;
  manifest: RemoteManifest;
}

/** `remotes.json`: what each channel runs. `stable` is everybody's. */
export interface Registry {
  channels: Record<string, Partial<Record<RemoteName, Release>>>;
}

/** What the browser needs of a release to run it. */
export type RunningRelease = Pick<
  Release,
  'name' | 'version' | 'base' | 'entry' | 'scripts' | 'styles' | 'integrity' | 'manifest'
>;

const parts = (version: string) => version.split('.').map(Number) as [number, number, number];

/** A caret range: the same major, and no less than what is named. */
export const satisfies = (version: string, range: string): boolean => {
  if (!/^\^\d+\.\d+\.\d+$/.test(range)) return false;
  const [major, minor, patch] = parts(version);
  const [wantedMajor, wantedMinor, wantedPatch] = parts(range.slice(1));
  return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));
};
