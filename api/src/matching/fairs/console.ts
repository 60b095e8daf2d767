import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type FileRef, fairThumbCount, type Setting } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import { documents } from '../../platform/documents/table';
import type { Files } from '../../platform/files/files';
import { placeOf } from '../../platform/files/place';
import { fail, failField } from '../../platform/http/errors';
import { crudHandlers } from '../../platform/http/handlers';
import { answerList } from '../../platform/http/list';
import { type Caller, serve } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { publish } from '../../platform/live/publish';
import { isOnDay } from '../matchings/day';
import { settleFair } from '../matchings/settle';
import { matchings } from '../matchings/table';
import type { Told } from '../matchings/told';
import { checkFair, checkHolds } from './checks';
import { statusOf } from './clock';
import { findAnyFair, withCounts } from './find';
import { type FairRow, fairs } from './table';
import { workbookName, workbookOf } from './workbook';

const resource = 'fairs';
const pictureSide = 2000;
/** A filter that is no column. */
const beside = { day: true } as const;
const search = ['title', 'summary'] as const;

const hasMeetingsOn = (day: string) => sql`${fairs._id} in (select ${matchings._fair} from ${matchings}
  where ${and(eq(matchings.status, 'ACCEPTED'), isOnDay(day))})`;

const whole = async (db: Database, row: FairRow) => {
  const [fair] = await withCounts(db, [row]);
  return { fair: fair ?? fail('not_found') };
};

const changeThumbs = async (tx: Database, before: FairRow, thumbs: FileRef[], caller: Caller) => {
  const set = { thumbs, ...touched(fairs, caller) };
  const [after] = await tx.update(fairs).set(set).where(eq(fairs._id, before._id)).returning();
  if (!after) fail('not_found');
  await writeAudit(tx, caller, { action: 'UPDATE', resource, target: before._id, before, after });
  return after;
};

interface Options {
  db: Database;
  files: Files;
  told: Told;
}

export const serveConsoleFairs = (app: FastifyInstance, { db, files, told }: Options) => {
  const { list, ...routes } = contract.console.fairs;
  const base = crudHandlers(db, { ...routes, list: { ...list, query: list.query.omit(beside) } }, fairs, {
    search,
    // The handlers below count; what a fair is made of stands here.
    show: (row) => ({ ...row, status: statusOf(row), counts: { sellers: 0, buyers: 0, products: 0, matchings: 0 } }),
    write: async (body, { tx, current }) => {
      const usual = current ? {} : await usualOf(tx);
      const values = { ...usual, ...body };
      checkFair({ ...(current as FairRow), ...values } as FairRow);
      return values;
    },
    beforeRemove: async ({ _id }, tx) => {
      const count = await tx.$count(matchings, eq(matchings._fair, _id));
      if (count > 0) fail('in_use', { answer: { matchings: count } });
    },
    afterChange: async (tx, before, after) => {
      if (!after) return;
      if (before) await checkHolds(tx, after);
      await publish(tx, { type: 'fair', _fair: after._id, participants: true, data: { _fair: after._id } });
    },
  });

  serve(app, contract.console.fairs, {
    list: async ({ query: { day, ...query } }) => {
      const page = await answerList(db, fairs, {
        query,
        many: 'fairs',
        search,
        where: and(isNull(fairs.deletedAt), day ? hasMeetingsOn(day) : undefined),
        show: (row) => row,
      });
      return { ...page, fairs: await withCounts(db, page.fairs) };
    },
    get: async ({ params }) => whole(db, await findAnyFair(db, params.id)),
    create: base.create,
    update: async (input) => {
      const { fair } = await base.update(input);
      // Requests whose times are no longer those of the grid lose them.
      await settleFair(db, told, fair._id);
      return whole(db, await findAnyFair(db, fair._id));
    },
    remove: base.remove,

    excel: async ({ params, query: { reason, full }, reply, language, ...caller }) => {
      const whole = full === 'true';
      if (whole && !reason) failField('reason', 'required');
      const fair = await findAnyFair(db, params.id);
      const deed = { action: 'EXPORT', resource, target: fair._id, after: { full: whole } } as const;
      await writeAudit(db, caller, { ...deed, ...(reason && { reason }) });
      reply.headers({
        'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'content-disposition': `attachment; filename="${workbookName()}"`,
      });
      return workbookOf(db, fair, language, whole);
    },

    setThumb: ({ params, file, ...caller }) =>
      files.add(file, { kind: 'picture', side: pictureSide, user: caller.user }, async (tx, thumb) => {
        const fair = await findAnyFair(tx, params.id, true);
        const index = placeOf(params.index, fair.thumbs.length);
        if (index === fairThumbCount) fail('too_many', { values: { limit: fairThumbCount } });
        const replaced = fair.thumbs[index];
        if (replaced) await files.release(tx, [replaced._id]);
        await files.attach(tx, thumb._id, { resource, id: fair._id, slot: 'thumbs' });
        return whole(tx, await changeThumbs(tx, fair, fair.thumbs.toSpliced(index, 1, thumb), caller));
      }),

    removeThumb: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const fair = await findAnyFair(tx, params.id, true);
        const index = placeOf(params.index, fair.thumbs.length);
        const { _id } = fair.thumbs[index] ?? fail('not_found');
        await files.release(tx, [_id]);
        await changeThumbs(tx, fair, fair.thumbs.toSpliced(index, 1), caller);
      }),
  });
};

/** What the setting says of fairs, where a new one does not say otherwise. */
const usualOf = async (tx: Database) => {
  const [row] = await tx.select({ value: documents.value }).from(documents).where(eq(documents.key, 'setting'));
  const { fair } = (row?.value ?? {}) as Partial<Setting>;
  return {
    timezone: 'Asia/Seoul',
    leadMinutes: 0,
    direction: 'BOTH' as const,
    sellerCertificates: ['SeoulAward' as const, 'SuperRookie' as const],
    published: false,
    slotMinutes: 30,
    bufferMinutes: 0,
    requestTtlHours: 72,
    cancelCutoffHours: 24,
    maxPending: null,
    maxPerDay: null,
    ...fair,
  };
};
