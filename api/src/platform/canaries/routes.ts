import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import type { Database } from '../database/connect';
import { findRow, requireRow } from '../database/rows';
import { writeDeployment } from '../deploy-tokens/write-deployment';
import { requireDirect } from '../http/require-direct';
import { type Caller, serve } from '../http/serve';
import type { PlatformPorts, PlatformServices } from '../services';
import { listCanaries, showCanary } from './canaries';
import { storeVisits } from './reader-failures';
import { endCanary, stopIfFailing, systemActor } from './stop-canary';
import { type CanaryRow, canaries } from './table';

const everybody = 100;

type Definition = Omit<CanaryRow, 'endedAt' | 'outcome' | 'verdict'>;

/** Hosts report each second; the row changes only where the share does. */
const storeDefinition = async (db: Database, definition: Definition) => {
  const { _id, share, startedAt } = definition;
  const former = await findRow(db, canaries, eq(canaries._id, _id));
  if (former?.share === share || (former && former.endedAt !== null)) return;
  // Of one that no host was there to see the end of.
  if (!former)
    await db
      .update(canaries)
      .set({ endedAt: sql`clock_timestamp()`, outcome: 'cancelled' })
      .where(and(eq(canaries.channel, definition.channel), ne(canaries._id, _id), isNull(canaries.endedAt)));
  await db
    .insert(canaries)
    .values(definition)
    .onConflictDoUpdate({ target: canaries._id, set: { share, startedAt: former?.startedAt ?? startedAt } });
};

/** What ended in the registry. What a host does by itself, when everybody has the canary, is written into the audit log here. */
const storeEnd = (db: Database, caller: Caller, id: string, outcome: 'promoted' | 'cancelled') =>
  db.transaction(async (tx) => {
    const row = await endCanary(tx, id, { outcome });
    if (!row || outcome === 'cancelled' || row.share < everybody) return;
    const { remote, channel, release, baseline } = row;
    const changes = [{ remote, channel, before: baseline, after: release }];
    await writeDeployment(tx, caller, { action: 'complete', changes, forced: false, why: null }, systemActor);
  });

export const serveCanaries = (app: FastifyInstance, services: PlatformServices & PlatformPorts) => {
  const { db } = services;

  serve(app, contract.canaries, {
    report: async ({ body, request, ...caller }) => {
      requireDirect(request);
      const { visits, ended, figures, ...definition } = body;
      const { _id, share } = definition;
      await storeDefinition(db, definition);
      if (visits.length > 0) await db.transaction((tx) => storeVisits(tx, _id, share, visits));
      const reason = await stopIfFailing(services, caller, _id);
      if (reason) request.log.warn({ canary: definition, reason }, 'canary taken back');
      if (ended) await storeEnd(db, caller, _id, ended);
      const row = await requireRow(db, canaries, eq(canaries._id, _id));
      return { outcome: row.outcome, canary: figures ? await showCanary(db, row) : null };
    },
  });

  serve(app, contract.console.canaries, {
    list: async () => ({ canaries: await listCanaries(db) }),
  });
};
