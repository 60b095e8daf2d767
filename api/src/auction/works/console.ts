import { and, eq, isNull, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { isOnUnit, stepAt } from 'shared/format';
import { users } from '../../members/users/table';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import { crudHandlers, refuseStale } from '../../platform/http/handlers';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { authors } from '../authors/table';
import { bids } from '../bids/table';
import { findAnyProgram } from '../programs/find';
import { settleLots } from '../programs/rank';
import { endsOn, statusIs } from './clock';
import { findAnyWork, lockWork } from './find';
import { wholeWorks } from './show';
import { publishLot } from './stream';
import { type WorkRow, works } from './table';
import type { AuctionTold } from './told';
import { reorderFiles } from './uploads';

const resource = 'works';
/** A filter that is no column. */
const beside = { day: true } as const;
const search = ['title'] as const;
/** What bidders rely on from the first bid on. */
const fixed = ['_program', 'lotNo', 'startPrice', 'reservePrice', '_consignor', '_author'] as const;
const editable = ['DRAFT', 'SCHEDULED', 'OPEN'];

const whole = async (db: Database, id: string) => {
  const [work] = await wholeWorks(db, [await findAnyWork(db, id)]);
  return { work: work ?? fail('not_found'), serverTime: now() };
};

/** The handlers of the machine answer the id alone here. */
const idOf = ({ work }: { work: unknown }) => String(work);

/** What the single fields cannot say. */
const checkWork = async (tx: Database, work: WorkRow) => {
  const { estimateLow, estimateHigh, startPrice, reservePrice, _consignor, _author } = work;
  if (estimateLow && estimateHigh && estimateHigh < estimateLow) failField('estimateHigh', 'range');
  if (reservePrice && reservePrice < startPrice) failField('reservePrice', 'range');
  const { increments } = await findAnyProgram(tx, work._program).catch(() => failField('_program', 'invalid'));
  if (!isOnUnit(increments, startPrice))
    failField('startPrice', 'unit', { unit: stepAt(increments, startPrice).toLocaleString('ko-KR') });
  const known = await tx.$count(authors, and(eq(authors._id, _author), isNull(authors.deletedAt)));
  if (known === 0) failField('_author', 'invalid');
  if (_consignor && (await tx.$count(users, eq(users._id, _consignor))) === 0) failField('_consignor', 'invalid');
};

/** Lots of a programme that is open can be described better, but neither come nor go nor change what was bid on. */
const checkChange = async (tx: Database, before: WorkRow | null, after: WorkRow) => {
  const moved = before?._program !== after._program || before.status !== after.status;
  const names = [after._program, ...(before && before._program !== after._program ? [before._program] : [])];
  for (const name of moved || before?.lotNo !== after.lotNo ? names : []) {
    const program = await findAnyProgram(tx, name);
    if (program.published && now() >= program.openAt) fail('auction_fixed');
  }
  if (!before) return;
  if (!editable.includes(before.status)) fail('wrong_state');
  const changed = fixed.filter((key) => (before[key] ?? null) !== (after[key] ?? null));
  if (changed.length > 0 && before.seq > 0)
    fail('auction_fixed', { errors: changed.map((field) => ({ field, code: 'invalid' })) });
};

export const serveConsoleWorks = (app: FastifyInstance, { db, told }: { db: Database; told: AuctionTold }) => {
  const { list, ...routes } = contract.console.works;
  const base = crudHandlers(db, { ...routes, list: { ...list, query: list.query.omit(beside) } }, works, {
    // The handlers below show a lot with all that belongs to it.
    show: ({ _id }) => _id,
    write: async (body, { tx, current }) => {
      const usual = { classification: { type: 'NULL' as const }, status: 'DRAFT' as const };
      const before = current ? await lockWork(tx, current._id) : null;
      const { status, ...rest } = { ...(current ? {} : usual), ...body };
      // An open lot is a scheduled one whose time has come.
      const values = {
        ...rest,
        ...(status && !(before?.status === 'OPEN' && status === 'SCHEDULED') ? { status } : {}),
      };
      const after = { ...before, ...values } as WorkRow;
      await checkWork(tx, after);
      await checkChange(tx, before, after);
      if (current) return values;
      const { openAt, closeAt } = await findAnyProgram(tx, after._program);
      return { ...values, openAt, endAt: closeAt, effectiveEndAt: closeAt };
    },
    beforeRemove: async ({ _id, status }, tx) => {
      const count = await tx.$count(bids, eq(bids._work, _id));
      if (count > 0) fail('in_use', { answer: { bids: count } });
      if (!['DRAFT', 'SCHEDULED', 'UNSOLD', 'WITHDRAWN'].includes(status)) fail('wrong_state');
    },
    afterChange: async (tx, before, after) => {
      const touchedPrograms = [before?._program, after?._program].flatMap((id) => id ?? []);
      for (const id of new Set(touchedPrograms)) await settleLots(tx, await findAnyProgram(tx, id));
      if (after) await publishLot(tx, after._id);
    },
  });

  serve(app, contract.console.works, {
    list: async ({ query: { status, day, ...query } }) => {
      const { works: rows, ...page } = await answerList(db, works, {
        query,
        many: 'works',
        search,
        where: and(isNull(works.deletedAt), status && statusIs(status), day ? endsOn(day) : undefined),
        show: (row) => row,
      });
      return { works: await wholeWorks(db, rows), ...page, serverTime: now() };
    },
    get: ({ params }) => whole(db, params.id),
    create: async (input) => whole(db, idOf(await base.create(input))),
    update: async (input) => {
      const { work } = await whole(db, input.params.id);
      if (work.version !== input.body.version) await refuseStale(db, work, work);
      return whole(db, idOf(await base.update(input)));
    },
    remove: base.remove,

    withdraw: ({ params, body: { reason, version }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockWork(tx, params.id);
        if (before.version !== version) await refuseStale(tx, (await whole(tx, before._id)).work, before);
        if (!editable.includes(before.status)) fail('wrong_state');
        const withdrawal = { reason, at: now(), by: caller.user.sub };
        const [after] = await tx
          .update(works)
          .set({ status: 'WITHDRAWN', withdrawal, ...touched(works, caller) })
          .where(eq(works._id, before._id))
          .returning();
        await tx
          .update(bids)
          .set({ status: 'LOST' })
          .where(and(eq(bids._work, before._id), isNull(bids._raises), ne(bids.status, 'VOID')));
        await writeAudit(tx, caller, {
          action: 'UPDATE',
          resource,
          target: before._id,
          before,
          after: after ?? null,
          reason,
        });
        await settleLots(tx, await findAnyProgram(tx, before._program));
        await publishLot(tx, before._id);
        return whole(tx, before._id);
      }),

    wonEmail: ({ params, body: { force = false }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockWork(tx, params.id);
        if (before.status !== 'SOLD') fail('wrong_state');
        if (before.wonEmail && !force) fail('already_sent', { answer: { wonEmail: before.wonEmail } });
        const count = (before.wonEmail?.count ?? 0) + 1;
        const to = (await told.wonAgain(tx, before, count)) ?? fail('not_found');
        const wonEmail = { sentAt: now(), to, count };
        const [after] = await tx
          .update(works)
          .set({ wonEmail, ...touched(works, caller) })
          .where(eq(works._id, before._id))
          .returning();
        await writeAudit(tx, caller, { action: 'UPDATE', resource, target: before._id, before, after: after ?? null });
        return whole(tx, before._id);
      }),

    reorder: ({ params, body: { files, version }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockWork(tx, params.id);
        if (before.version !== version) await refuseStale(tx, (await whole(tx, before._id)).work, before);
        await reorderFiles(tx, before._id, files);
        await tx.update(works).set(touched(works, caller)).where(eq(works._id, before._id));
        return whole(tx, before._id);
      }),
  });
};
