import { expect, test } from '@jest/globals';
import { formatCanary } from './format-canary';

const canary = {
  _id: 'a',
  remote: 'remote-home',
  channel: 'stable',
  share: 20,
  startedAt: '2026-11-29T00:00:00.000Z',
  endedAt: null,
  outcome: null,
  verdict: null,
  canary: { release: '1.1.0+b', readers: 100, failed: 10, lcp: 900.4, inp: null },
  stable: { release: '1.0.0+a', readers: 12, failed: 1, lcp: 700, inp: 40 },
};

test('both releases stand below each other, with a share of failures where there are readers enough', () => {
  const lines = formatCanary(canary).split('\n');
  expect(lines[0]).toContain('stable remote-home: 20 % of the readers, since 2026-11-29');
  expect(lines.slice(-2).map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['canary', '1.1.0+b', '100', '10 (10.0 %)', '900', '-'],
    ['stable', '1.0.0+a', '12', '1', '700', '40'],
  ]);
});

test('one that was taken back says so, and none is said too', () => {
  expect(formatCanary({ ...canary, outcome: 'stopped' })).toContain('taken back by itself');
  expect(formatCanary(null)).toBe('No canary runs.');
});
