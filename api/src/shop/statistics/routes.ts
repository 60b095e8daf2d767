import type { FastifyInstance } from 'fastify';
import { contract, type Sales, statisticsDays } from 'shared/contract';
import { formatDate } from 'shared/format';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { productSales } from './products';
import { daysOf, noSales, salesByDay, totalOf } from './sales';

interface Period {
  from: string;
  to: string;
}

/** A period that ends before it begins, or is too long, is no question that can be answered. */
const checkPeriod = ({ from, to }: Period) => {
  const count = daysOf(from, to).length;
  if (count < 1 || count > statisticsDays) fail('malformed', { errors: [{ field: 'to', code: 'period' }] });
};

export const serveStatistics = (app: FastifyInstance, db: Database) => {
  /** Every day of a period, those without sales too. */
  const daily = async ({ from, to }: Period) => {
    checkPeriod({ from, to });
    const known = await salesByDay(db, from, to);
    return daysOf(from, to).map((date) => ({ date, ...(known.get(date) ?? noSales) }));
  };

  const gather = <K extends string>(
    key: K,
    names: readonly number[],
    days: (Sales & { date: string })[],
    nameOf: (date: string) => number,
  ) =>
    names.map((name) => ({
      ...totalOf(days.filter(({ date }) => nameOf(date) === name)),
      ...({ [key]: name } as { [P in K]: number }),
    }));

  const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

  serve(app, contract.console.statistics, {
    monthlySales: async ({ query: { year = Number(formatDate(Date.now()).slice(0, 4)) } }) => {
      const days = await daily({ from: `${year}-01-01`, to: `${year}-12-31` });
      const monthlySales = gather('month', numbers(1, 12), days, (date) => Number(date.slice(5, 7)));
      return { monthlySales, total: totalOf(monthlySales) };
    },

    dailySales: async ({ query }) => {
      const dailySales = await daily(query);
      return { dailySales, total: totalOf(dailySales) };
    },

    dayOfWeekSales: async ({ query }) => {
      // A date alone is read as UTC, where its day of the week is the one it has in Seoul.
      const days = await daily(query);
      const dayOfWeekSales = gather('day', numbers(0, 7), days, (date) => new Date(date).getUTCDay());
      return { dayOfWeekSales, total: totalOf(dayOfWeekSales) };
    },

    productsSales: async ({ query }) => {
      checkPeriod(query);
      return productSales(db, query);
    },
  });
};
