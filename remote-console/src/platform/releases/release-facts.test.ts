import { expect, test } from '@jest/globals';
import { findFormer, formatChange, formatFailureRate, groupByRemote, listOtherBuilds } from './release-facts';
import type { Releases } from './use-releases';

const build = (name: string, version: string, builtAt = '2026-11-01T00:00:00Z') => ({
  name,
  version,
  builtAt,
  contract: '^1.0.0',
  size: null,
});
const running = (name: string, version: string, history: string[] = []) => ({
  ...build(name, version),
  history,
  pinned: false,
  disabled: false,
});
const channels: Releases['channels'] = [
  { channel: 'dev-anna', releases: [running('remote-events', '0.1.0')] },
  { channel: 'staging', releases: [running('remote-home', '1.1.0')] },
  {
    channel: 'stable',
    releases: [running('remote-home', '1.0.1', ['0.9.0', '1.0.0']), running('remote-tickets', '2.0.0')],
  },
];
const builds = [
  build('remote-home', '1.0.0'),
  build('remote-home', '1.0.1'),
  build('remote-home', '0.9.0', '2026-10-01T00:00:00Z'),
  build('remote-home', '1.2.0', '2026-11-03T00:00:00Z'),
  build('remote-tickets', '1.0.0'),
];

test('remotes are listed with what each channel runs, stable first', () => {
  const shown = groupByRemote(channels).map(({ name, channels }) => [
    name,
    ...channels.map(({ channel, release }) => `${channel} ${release.version}`),
  ]);
  expect(shown).toEqual([
    ['remote-home', 'stable 1.0.1', 'staging 1.1.0'],
    ['remote-tickets', 'stable 2.0.0'],
    ['remote-events', 'dev-anna 0.1.0'],
  ]);
});

test('the other builds are those that no channel runs, the latest first', () => {
  const [home] = groupByRemote(channels);
  expect(home && listOtherBuilds(home, builds).map(({ version }) => version)).toEqual(['1.2.0', '1.0.0', '0.9.0']);
});

test('a release is compared with the one that ran in the channel before', () => {
  expect(findFormer(running('remote-home', '1.0.1', ['0.9.0', '1.0.0']), builds)?.version).toBe('1.0.0');
  expect(findFormer(running('remote-home', '1.0.1'), builds)).toBeUndefined();
  expect(findFormer(running('remote-home', '1.0.1', ['0.1.0']), builds)).toBeUndefined();
});

test('a change of size has a sign, and less than a tenth of a kilobyte is none', () => {
  expect([1234, -400, 40, -40, 0].map(formatChange)).toEqual(['+1.2 kB', '−0.4 kB', '±0', '±0', '±0']);
});

test('failures are a share of the visits once there are enough of them', () => {
  expect(formatFailureRate({ visits: 1000, failures: 4 })).toBe('0.4 %');
  expect(formatFailureRate({ visits: 19, failures: 4 })).toBeNull();
});
