import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type FileRef, maxFairThumbs, type Setting } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import { documents } from '../../platform/documents/table';
import { parseIndex } from '../../platform/files/image-list';
import { crudHandlers } from '../../platform/http/crud-handlers';
import { stampUpdate } from '../../platform/http/crud-types';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { type Caller, serve } from '../../platform/http/serve';
import { publishLiveEvent } from '../../platform/live/publish';
import { isOnDay } from '../matchings/queries';
import { refreshRequestsOfFair } from '../matchings/refresh-requests';
import { matchings } from '../matchings/table';
import type { MatchingServices } from '../services';
import { findAnyFair } from './queries';
import { withCounts } from './serialise';
import { getStatus } from './status';
import { type FairRow, fairs } from './table';
import { assertHoldsFit, validateFair } from './validate-fair';
import { createFairWorkbook, getWorkbookName } from './workbook';

const resource = 'fairs';
const pictureSide = 2000;
/** A filter that is not a column. */
const filtersWithoutColumn = { day: true } as const;
const search = ['title', 'summary'] as const;

const hasMeetingsOn = (day: string) => sql`${fairs._id} in (select ${matchings._fair} from ${matchings}
  where ${and(eq(matchings.status, 'ACCEPTED'), isOnDay(day))})`;

const toAnswer = async (db: Database, row: FairRow) => {
  const [fair] = await withCounts(db, [row]);
  return { fair: fair ?? throwApiError('not_found') };
};

const setThumbs = async (tx: Database, before: FairRow, thumbs: FileRef[], caller: Caller) => {
  const set = { thumbs, ...stampUpdate(fairs, caller) };
  const [after] = await tx.update(fairs).set(set).where(eq(fairs._id, before._id)).returning();
  if (!after) throwApiError('not_found');
  await writeAudit(tx, caller, { action: 'UPDATE', resource, target: before._id, before, after });
  return after;
};

export const serveConsoleFairs = (app: FastifyInstance, { db, files, notifier }: MatchingServices) => {
  const { list, ...routes } = contract.console.fairs;
  const base = crudHandlers(db, { ...routes, list: { ...list, query: list.query.omit(filtersWithoutColumn) } }, fairs, {
    search,
    // Counts are added by the handlers below.
    show: (row) => ({ ...row, status: getStatus(row), counts: { sellers: 0, buyers: 0, products: 0, matchings: 0 } }),
    write: async (body, { tx, current }) => {
      const defaults = current ? {} : await getDefaults(tx);
      const values = { ...defaults, ...body };
      validateFair({ ...(current as FairRow), ...values } as FairRow);
      return values;
    },
    beforeRemove: async ({ _id }, tx) => {
      const count = await tx.$count(matchings, eq(matchings._fair, _id));
      if (count > 0) throwApiError('in_use', { body: { matchings: count } });
    },
    afterChange: async (tx, before, after) => {
      if (!after) return;
      if (before) await assertHoldsFit(tx, after);
      await publishLiveEvent(tx, { type: 'fair', _fair: after._id, participants: true, data: { _fair: after._id } });
    },
  });

  serve(app, contract.console.fairs, {
    list: async ({ query: { day, ...query } }) => {
      const page = await listRecords(db, fairs, {
        query,
        many: 'fairs',
        search,
        where: and(isNull(fairs.deletedAt), day ? hasMeetingsOn(day) : undefined),
        show: (row) => row,
      });
      return { ...page, fairs: await withCounts(db, page.fairs) };
    },
    get: async ({ params }) => toAnswer(db, await findAnyFair(db, params.id)),
    create: base.create,
    update: async (input) => {
      const { fair } = await base.update(input);
      // Strikes candidate slots that are no longer in the grid.
      await refreshRequestsOfFair(db, notifier, fair._id);
      return toAnswer(db, await findAnyFair(db, fair._id));
    },
    remove: base.remove,

    excel: async ({ params, query: { reason, full }, reply, language, ...caller }) => {
      const whole = full === 'true';
      if (whole && !reason) throwFieldError('reason', 'required');
      const fair = await findAnyFair(db, params.id);
      const entry = { action: 'EXPORT', resource, target: fair._id, after: { full: whole } } as const;
      await writeAudit(db, caller, { ...entry, ...(reason && { reason }) });
      reply.headers({
        'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'content-disposition': `attachment; filename="${getWorkbookName()}"`,
      });
      return createFairWorkbook(db, fair, language, whole);
    },

    setThumb: ({ params, file, ...caller }) =>
      files.storeWith(file, { kind: 'picture', side: pictureSide, user: caller.user }, async (tx, thumb) => {
        const fair = await findAnyFair(tx, params.id, true);
        const index = parseIndex(params.index, fair.thumbs.length);
        if (index === maxFairThumbs) throwApiError('too_many', { values: { limit: maxFairThumbs } });
        const replaced = fair.thumbs[index];
        if (replaced) await files.release(tx, [replaced._id]);
        await files.attach(tx, thumb._id, { resource, id: fair._id, slot: 'thumbs' });
        return toAnswer(tx, await setThumbs(tx, fair, fair.thumbs.toSpliced(index, 1, thumb), caller));
      }),

    removeThumb: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const fair = await findAnyFair(tx, params.id, true);
        const index = parseIndex(params.index, fair.thumbs.length);
        const { _id } = fair.thumbs[index] ?? throwApiError('not_found');
        await files.release(tx, [_id]);
        await setThumbs(tx, fair, fair.thumbs.toSpliced(index, 1), caller);
      }),
  });
};

/** Default values of a new fair, from the setting. */
const getDefaults = async (tx: Database) => {
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
