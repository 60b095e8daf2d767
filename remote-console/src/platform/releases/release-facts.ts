import type { ReleaseHealth } from 'shared/contract';
import type { Build, Releases } from './use-releases';

type Channel = Releases['channels'][number];
export type ChannelRelease = Channel['releases'][number];

/** A remote and what each channel runs of it. */
export interface RemoteOfChannels {
  name: string;
  channels: { channel: string; release: ChannelRelease }[];
}

/** The remotes in the order of the channels, those of `stable` first. */
export const groupByRemote = (channels: readonly Channel[]): RemoteOfChannels[] => {
  const ordered = channels.toSorted((a, b) => Number(b.channel === 'stable') - Number(a.channel === 'stable'));
  const names = new Set(ordered.flatMap(({ releases }) => releases.map(({ name }) => name)));
  return [...names].map((name) => ({
    name,
    channels: ordered.flatMap(({ channel, releases }) => {
      const release = releases.find((each) => each.name === name);
      return release ? [{ channel, release }] : [];
    }),
  }));
};

/** The other builds of a remote, the latest first: those that no channel runs. */
export const listOtherBuilds = ({ name, channels }: RemoteOfChannels, builds: readonly Build[]): Build[] => {
  const running = new Set(channels.map(({ release }) => release.version));
  return builds
    .filter((build) => build.name === name && !running.has(build.version))
    .toSorted((a, b) => b.builtAt.localeCompare(a.builtAt));
};

/** What ran in the channel before this release; undefined where nothing did, or its build is gone. */
export const findFormer = ({ name, history = [] }: ChannelRelease, builds: readonly Build[]): Build | undefined =>
  builds.find((build) => build.name === name && build.version === history.at(-1));

/** Null if the release had no visit and no failure. */
export const findHealth = (
  { name, version }: Pick<Build, 'name' | 'version'>,
  health: readonly ReleaseHealth[],
): ReleaseHealth | null => health.find(({ remote, release }) => remote === name && release === version) ?? null;

/** `152.3 kB`, of 1000 bytes. */
export const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** `+1.2 kB`, `−0.4 kB` or `±0`. */
export const formatChange = (bytes: number): string => {
  if (Math.abs(bytes) < 50) return '±0';
  return `${bytes > 0 ? '+' : '−'}${formatKilobytes(Math.abs(bytes))}`;
};

/** Fewer visits say nothing about a share. */
const minVisits = 20;

/** Failures in a hundred visits, such as `0.4 %`; null where there are too few visits. */
export const formatFailureRate = ({ visits, failures }: Pick<ReleaseHealth, 'visits' | 'failures'>): string | null =>
  visits < minVisits ? null : `${((failures / visits) * 100).toFixed(1)} %`;
