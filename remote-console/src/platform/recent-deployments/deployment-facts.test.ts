import { expect, test } from '@jest/globals';
import { findLastChanged, formatDuration, getRefetchMs, type RecentDeployment } from './deployment-facts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 29, 12) + seconds * 1000).toISOString();
const deployment = (id: string, startedAt: number, endedAt: number | null = null): RecentDeployment => ({
  id,
  remote: 'remote-home',
  channel: 'stable',
  by: 'team home',
  startedAt: at(startedAt),
  endedAt: endedAt === null ? null : at(endedAt),
  outcome: endedAt === null ? null : 'done',
  lines: [],
});

test.each([
  ['there is no deployment', [], 5000],
  ['the host does not say them yet', undefined, 5000],
  ['one runs', [deployment('a', 0), deployment('b', 1, 2)], 2000],
  ['one ended less than ten seconds ago', [deployment('a', 0, 91)], 2000],
  ['all ended before that', [deployment('a', 0, 89)], 5000],
])('the host is asked sooner while something changes: %s', (_, deployments, expected) => {
  expect(getRefetchMs(deployments, Date.parse(at(100)))).toBe(expected);
});

test('what is announced is the deployment that began or ended last', () => {
  expect(findLastChanged([deployment('newest', 5), deployment('ended', 1, 9)])?.id).toBe('ended');
  expect(findLastChanged([deployment('newest', 5), deployment('ended', 1, 4)])?.id).toBe('newest');
  expect(findLastChanged([])).toBeUndefined();
});

test('the duration is that until now, or until the end', () => {
  const now = Date.parse(at(75));
  expect(formatDuration(deployment('a', 10), now)).toBe('1:05');
  expect(formatDuration(deployment('a', 10, 12), now)).toBe('0:02');
});

test('a clock that is behind that of the host shows no negative duration', () => {
  expect(formatDuration(deployment('a', 80), Date.parse(at(75)))).toBe('0:00');
});
