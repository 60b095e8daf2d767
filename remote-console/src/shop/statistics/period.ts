import { maxStatisticsDays } from 'shared/contract';
import { countDays, formatDate } from 'shared/format';

export interface Period {
  /** Both days are included. */
  from: string;
  to: string;
}

const dayMs = 86_400_000;

const periodDays = { week: 7, month: 30, quarter: 90, year: 365 } as const;
export type PeriodName = keyof typeof periodDays;
export const periodNames = Object.keys(periodDays) as PeriodName[];

/** The period of this name that ends today in Seoul. */
export const getRecentPeriod = (name: PeriodName, now = Date.now()): Period => ({
  from: formatDate(now - (periodDays[name] - 1) * dayMs),
  to: formatDate(now),
});

/** Translation key of the error of a period; null if it is valid. */
export const validatePeriod = ({ from, to }: Period) => {
  if (!from || !to || from > to) return 'order';
  return countDays(from, to) > maxStatisticsDays ? 'long' : null;
};
