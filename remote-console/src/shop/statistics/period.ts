import { statisticsDays } from 'shared/contract';
import { formatDate } from 'shared/format';

export interface Period {
  /** Both are counted. */
  from: string;
  to: string;
}

const dayMs = 86_400_000;

export const periods = { week: 7, month: 30, quarter: 90, year: 365 } as const;
export type PeriodName = keyof typeof periods;
export const periodNames = Object.keys(periods) as PeriodName[];

/** So many days up to today in Seoul. */
export const lately = (name: PeriodName, now = Date.now()): Period => ({
  from: formatDate(now - (periods[name] - 1) * dayMs),
  to: formatDate(now),
});

const days = ({ from, to }: Period) => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** Why a period cannot be counted; null where it can. */
export const faultOf = (period: Period) => {
  if (!period.from || !period.to) return 'order';
  if (period.from > period.to) return 'order';
  return days(period) > statisticsDays ? 'long' : null;
};
