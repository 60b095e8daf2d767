import { expect, test } from '@jest/globals';
import { findLastChanged, formatDuration, getRefetchMs, type RecentUpload } from './upload-facts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 29, 12) + seconds * 1000).toISOString();
const upload = (id: string, startedAt: number, endedAt: number | null = null): RecentUpload => ({
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
  ['one runs', [upload('a', 0), upload('b', 1, 2)], 2000],
  ['one ended less than ten seconds ago', [upload('a', 0, 91)], 2000],
  ['all ended before that', [upload('a', 0, 89)], 5000],
])('the host is asked sooner while something changes: %s', (_, uploads, expected) => {
  expect(getRefetchMs(uploads, Date.parse(at(100)))).toBe(expected);
});

test('what is announced is the deployment that began or ended last', () => {
  expect(findLastChanged([upload('newest', 5), upload('ended', 1, 9)])?.id).toBe('ended');
  expect(findLastChanged([upload('newest', 5), upload('ended', 1, 4)])?.id).toBe('newest');
  expect(findLastChanged([])).toBeUndefined();
});

test('the duration is that until now, or until the end', () => {
  const now = Date.parse(at(75));
  expect(formatDuration(upload('a', 10), now)).toBe('1:05');
  expect(formatDuration(upload('a', 10, 12), now)).toBe('0:02');
});

test('a clock that is behind that of the host shows no negative duration', () => {
  expect(formatDuration(upload('a', 80), Date.parse(at(75)))).toBe('0:00');
});
