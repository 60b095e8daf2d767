/** Readers who met a failure while a canary had the same share of the readers. */
export interface FailureCount {
  /** Of the readers (per cent). */
  share: number;
  /** Readers who failed with the canary, and with what the channel runs. */
  canary: number;
  stable: number;
}

/** How many times as often the canary may fail; each is as likely as the others. */
const rates = [1.5, 2, 3, 4, 5, 7, 10, 14, 20];

/** Stopping at this ratio stops one in a hundred of those that fail as often as stable, however often it is looked at. */
export const stoppingRatio = 100;

/** The logarithm of the likelihood of the failures, if the canary fails `rate` times as often, over that if it fails as often. */
const getLogRatio = (counts: readonly FailureCount[], rate: number) =>
  counts.reduce((sum, { share, canary, stable }) => {
    const part = share / 100;
    const total = rate * part + 1 - part;
    return sum + canary * Math.log(rate / total) - stable * Math.log(total);
  }, 0);

/**
 * How many times likelier the failures are if the canary fails more often than stable. Each reader who fails is one of the canary with the
 * probability of its share, unless it fails more often; visits need not be counted. The mean over several rates stays a martingale while both fail
 * as often, so it passes `stoppingRatio` with a probability of at most 1 in that number, at any time (Ville's inequality).
 */
export const getFailureRatio = (counts: readonly FailureCount[]): number =>
  rates.reduce((sum, rate) => sum + Math.exp(getLogRatio(counts, rate)), 0) / rates.length;
