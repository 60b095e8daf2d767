import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type Dashboard } from 'shared/contract';
import { formatDate } from 'shared/format';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import type { DashboardCount } from '../../platform/define-domain';
import { serve } from '../../platform/http/serve';
import type { PlatformServices } from '../../platform/services';

type SectionName = 'today' | 'visits';
type Counts = Omit<Dashboard, SectionName | 'requests' | 'at'> & Dashboard['requests'];

/** Parts of the dashboard that the domains provide. */
export interface DashboardParts {
  counts: Record<keyof Counts, DashboardCount>;
  sections: { [K in SectionName]: (db: Database, day: string) => Promise<Dashboard[K]> };
}

export const serveDashboard = (app: FastifyInstance, { db, counts, sections }: PlatformServices & DashboardParts) => {
  /** All counts in one query. */
  const readCounts = async (day: string) => {
    const columns = Object.entries(counts).map(([name, count]): SQL => sql`${count(day)} as ${sql.identifier(name)}`);
    const { rows } = await db.execute<Counts & Record<string, unknown>>(sql`select ${sql.join(columns, sql`, `)}`);
    if (!rows[0]) throw new Error('The counts of the dashboard were not answered');
    return rows[0];
  };

  serve(app, contract.console.dashboard, {
    get: async () => {
      const day = formatDate(Date.now());
      const { cancel, return: back, exchange, ...numbers } = await readCounts(day);
      const [today, visits] = [await sections.today(db, day), await sections.visits(db, day)];
      return { dashboard: { ...numbers, requests: { cancel, return: back, exchange }, today, visits, at: now() } };
    },
  });
};
