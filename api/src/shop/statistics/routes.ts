import type { FastifyInstance } from 'fastify';
import { contract, maxStatisticsDays, type Sales } from 'shared/contract';
import { countDays, formatDate } from 'shared/format';
import { listDays } from '../../platform/database/seoul-days';
import { throwApiError } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import type { ShopServices } from '../services';
import { getProductSales } from './product-sales';
import { emptySales, getDailySales, sumSales } from './sales';

interface Period {
  from: string;
  to: string;
}

/** Throws `malformed` for a period that ends before it begins (`period`) or is too long (`range`). */
const assertPeriod = ({ from, to }: Period) => {
  const count = countDays(from, to);
  if (count >= 1 && count <= maxStatisticsDays) return;
  throwApiError('malformed', { errors: [{ field: 'to', code: count < 1 ? 'period' : 'range' }] });
};

export const serveStatistics = (app: FastifyInstance, { db }: ShopServices) => {
  /** Every day of a period, also those without sales. */
  const listDailySales = async ({ from, to }: Period) => {
    assertPeriod({ from, to });
    const salesByDay = await getDailySales(db, from, to);
    return listDays(from, to).map((date) => ({ date, ...(salesByDay.get(date) ?? emptySales) }));
  };

  const groupSales = <K extends string>(
    key: K,
    names: readonly number[],
    days: (Sales & { date: string })[],
    toGroup: (date: string) => number,
  ) =>
    names.map((name) => ({
      ...sumSales(days.filter(({ date }) => toGroup(date) === name)),
      ...({ [key]: name } as { [P in K]: number }),
    }));

  const createRange = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

  serve(app, contract.console.statistics, {
    monthlySales: async ({ query: { year = Number(formatDate(Date.now()).slice(0, 4)) } }) => {
      const days = await listDailySales({ from: `${year}-01-01`, to: `${year}-12-31` });
      const monthlySales = groupSales('month', createRange(1, 12), days, (date) => Number(date.slice(5, 7)));
      return { monthlySales, total: sumSales(monthlySales) };
    },

    dailySales: async ({ query }) => {
      const dailySales = await listDailySales(query);
      return { dailySales, total: sumSales(dailySales) };
    },

    dayOfWeekSales: async ({ query }) => {
      // A date without a time is parsed as UTC, so its UTC day of the week is the one in Seoul.
      const days = await listDailySales(query);
      const dayOfWeekSales = groupSales('day', createRange(0, 7), days, (date) => new Date(date).getUTCDay());
      return { dayOfWeekSales, total: sumSales(dayOfWeekSales) };
    },

    productsSales: async ({ query }) => {
      assertPeriod(query);
      return getProductSales(db, query);
    },
  });
};
