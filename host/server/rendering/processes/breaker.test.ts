import { expect, test } from '@jest/globals';
import { buildTestRelease } from 'shared/build/testing';
import { createBreaker } from './breaker';

const startAt = (at: number) => {
  const clock = { at };
  return { clock, breaker: createBreaker(() => clock.at) };
};
const { release } = buildTestRelease();

test('a release that failed is not rendered for 30 seconds, then for twice as long each time, at most ten minutes', () => {
  const { clock, breaker } = startAt(0);
  const durations: number[] = [];
  for (let fault = 0; fault < 7; fault += 1) {
    const { until } = breaker.trip(release, 'It exited with code 1');
    durations.push((Date.parse(until) - clock.at) / 1000);
    clock.at = Date.parse(until) - 1;
    expect(breaker.find(release)).toEqual({ reason: 'It exited with code 1', until });
    clock.at += 1;
    expect(breaker.find(release)).toBeNull();
  }
  expect(durations).toEqual([30, 60, 120, 240, 480, 600, 600]);
});

test('a release that did well for a while begins anew', () => {
  const { clock, breaker } = startAt(0);
  breaker.trip(release, 'first');
  clock.at = 60 * 60_000;
  expect(Date.parse(breaker.trip(release, 'second').until) - clock.at).toBe(30_000);
});

test('another build of the same version is rendered at once', () => {
  const { breaker } = startAt(0);
  breaker.trip(release, 'It exited with code 1');
  const { release: repaired } = buildTestRelease({ files: { 'server.cjs': 'exports.remote = { routes: [] };' } });
  expect(breaker.find(repaired)).toBeNull();
  expect(breaker.find({ ...release })).not.toBeNull();
});
