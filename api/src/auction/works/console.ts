import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { crudHandlers, throwStale } from '../../platform/http/crud-handlers';
import { throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { updateRecord } from '../../platform/http/records';
import { serve } from '../../platform/http/serve';
import { bids } from '../bids/table';
import { findAnyProgram } from '../programs/queries';
import { scheduleLots } from '../programs/schedule-lots';
import type { AuctionServices } from '../services';
import { moveFiles, reorderFiles } from './auction-files';
import { findAnyWork, lockWork } from './queries';
import { toConsoleWorks } from './serialise';
import { endsOn, hasStatus } from './status';
import { publishLot } from './stream';
import { type WorkRow, works } from './table';
import { assertMayChange, validateWork } from './validate-work';
import { withdrawWork } from './withdraw-work';

const resource = 'works';
/** A filter that is not a column. */
const filtersWithoutColumn = { day: true } as const;
const search = ['title'] as const;
const toAnswer = async (db: Database, id: string) => {
  const [work] = await toConsoleWorks(db, [await findAnyWork(db, id)]);
  return { work: work ?? throwApiError('not_found'), serverTime: now() };
};

/** `show` of the generic handlers returns only the id here. */
const toId = ({ work }: { work: unknown }) => String(work);

export const serveConsoleWorks = (app: FastifyInstance, { db, notifier }: AuctionServices) => {
  const { list, ...routes } = contract.console.works;
  const base = crudHandlers(db, { ...routes, list: { ...list, query: list.query.omit(filtersWithoutColumn) } }, works, {
    // The handlers below load the complete lot.
    show: ({ _id }) => _id,
    write: async (body, { tx, current }) => {
      const defaults = { classification: { type: 'NULL' as const }, status: 'DRAFT' as const };
      const before = current ? await lockWork(tx, current._id) : null;
      const { status, ...rest } = { ...(current ? {} : defaults), ...body };
      // OPEN is SCHEDULED whose time has come, so it is not reset.
      const values = {
        ...rest,
        ...(status && !(before?.status === 'OPEN' && status === 'SCHEDULED') ? { status } : {}),
      };
      const after = { ...before, ...values } as WorkRow;
      await validateWork(tx, after);
      await assertMayChange(tx, before, after);
      if (current) return values;
      const { openAt, closeAt } = await findAnyProgram(tx, after._program);
      return { ...values, openAt, endAt: closeAt, effectiveEndAt: closeAt };
    },
    beforeRemove: async ({ _id, status }, tx) => {
      const count = await tx.$count(bids, eq(bids._work, _id));
      if (count > 0) throwApiError('in_use', { body: { bids: count } });
      if (!['DRAFT', 'SCHEDULED', 'UNSOLD', 'WITHDRAWN'].includes(status)) throwApiError('wrong_state');
    },
    afterChange: async (tx, before, after) => {
      if (before && after && before._program !== after._program) await moveFiles(tx, after);
      const touchedPrograms = [before?._program, after?._program].flatMap((id) => id ?? []);
      for (const id of new Set(touchedPrograms)) await scheduleLots(tx, await findAnyProgram(tx, id));
      if (after) await publishLot(tx, after._id);
    },
  });

  /** Changes a locked lot at the version that the caller has read; throws `stale`. */
  const changeWork = (id: string, version: number, change: (tx: Database, before: WorkRow) => Promise<void>) =>
    db.transaction(async (tx) => {
      const before = await lockWork(tx, id);
      if (before.version !== version) throwStale((await toAnswer(tx, id)).work, before);
      await change(tx, before);
      return toAnswer(tx, id);
    });

  serve(app, contract.console.works, {
    list: async ({ query: { status, day, ...query } }) => {
      const { works: rows, ...page } = await listRecords(db, works, {
        query,
        many: 'works',
        search,
        where: and(isNull(works.deletedAt), status && hasStatus(status), day ? endsOn(day) : undefined),
      });
      return { works: await toConsoleWorks(db, rows), ...page, serverTime: now() };
    },
    get: ({ params }) => toAnswer(db, params.id),
    create: async (input) => toAnswer(db, toId(await base.create(input))),
    update: async (input) => {
      const { work } = await toAnswer(db, input.params.id);
      if (work.version !== input.body.version) throwStale(work, work);
      return toAnswer(db, toId(await base.update(input)));
    },
    remove: base.remove,

    withdraw: ({ params, body: { reason, version }, ...caller }) =>
      changeWork(params.id, version, (tx, before) => withdrawWork(tx, before, { reason, caller })),

    wonEmail: ({ params, body: { force = false }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockWork(tx, params.id);
        if (before.status !== 'SOLD') throwApiError('wrong_state');
        if (before.wonEmail && !force) throwApiError('already_sent', { body: { wonEmail: before.wonEmail } });
        const count = (before.wonEmail?.count ?? 0) + 1;
        const to = (await notifier.sendWonEmail(tx, before, count)) ?? throwApiError('not_found');
        const wonEmail = { sentAt: now(), to, count };
        const after = await updateRecord(tx, works, before._id, { wonEmail }, caller);
        await writeAudit(tx, caller, { action: 'UPDATE', resource, target: before._id, before, after });
        return toAnswer(tx, before._id);
      }),

    reorder: ({ params, body: { files, version }, ...caller }) =>
      changeWork(params.id, version, async (tx, before) => {
        await reorderFiles(tx, before._id, files);
        await updateRecord(tx, works, before._id, {}, caller);
      }),
  });
};
