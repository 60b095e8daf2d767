import { expect, test } from '@jest/globals';
import { type FailureCount, getFailureRatio, stoppingRatio } from './stopping-rule';

/** Mulberry32: the same numbers in each run. */
const createRandom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

interface Trial {
  share: number;
  /** Part of the readers who fail with each release. */
  fails: { canary: number; stable: number };
  maxVisits: number;
}

/** Looks after each failure, as a host's report does at most. Returns the canary's visits until it is stopped; null if it is not. */
const run = ({ share, fails, maxVisits }: Trial, random: () => number): number | null => {
  const count: FailureCount = { share, canary: 0, stable: 0 };
  let ownVisits = 0;
  for (let visit = 0; visit < maxVisits; visit += 1) {
    const arm = random() * 100 < share ? 'canary' : 'stable';
    if (arm === 'canary') ownVisits += 1;
    if (random() >= fails[arm]) continue;
    count[arm] += 1;
    if (getFailureRatio([count]) >= stoppingRatio) return ownVisits;
  }
  return null;
};

/** One after the other from the same numbers: those of neighbouring seeds resemble each other. */
const repeat = (trial: Trial, times: number) => {
  const random = createRandom(1);
  return Array.from({ length: times }, () => run(trial, random));
};

test.each([5, 20, 50])(
  'a canary for %i %% of the readers that throws on one page in ten is stopped within 300 of its own visits',
  (share) => {
    const runs = repeat({ share, fails: { canary: 0.1, stable: 0.01 }, maxVisits: 40_000 }, 100);
    expect(runs.filter((visits) => visits !== null && visits <= 300).length).toBeGreaterThanOrEqual(95);
  },
);

test.each([
  [0.01, 5],
  [0.01, 20],
  [0.01, 50],
  [0.001, 5],
  [0.001, 20],
])(
  'one that fails like stable, on %f of the pages, for %i %% of the readers is not stopped in 20,000 visits',
  (rate, share) => {
    const runs = repeat({ share, fails: { canary: rate, stable: rate }, maxVisits: 20_000 }, 1000);
    expect(runs.filter((visits) => visits !== null).length).toBeLessThanOrEqual(10);
  },
);

test('one that fails less is never stopped', () => {
  expect(repeat({ share: 20, fails: { canary: 0.005, stable: 0.01 }, maxVisits: 20_000 }, 100)).toEqual(
    Array(100).fill(null),
  );
});

test('failures at the time of another share count by that share', () => {
  const atFive = { share: 5, canary: 4, stable: 0 };
  expect(getFailureRatio([atFive])).toBeGreaterThan(getFailureRatio([{ ...atFive, share: 50 }]));
  // With everybody's release nothing is compared.
  expect(getFailureRatio([{ share: 100, canary: 1000, stable: 0 }])).toBeCloseTo(1);
  expect(getFailureRatio([])).toBe(1);
});
