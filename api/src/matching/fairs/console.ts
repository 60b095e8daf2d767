import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type FileRef, fairDefaults, maxFairThumbs, type Setting } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import { findRow } from '../../platform/database/rows';
import { documents } from '../../platform/documents/table';
import { removeImage, setImage } from '../../platform/files/image-list';
import { crudHandlers } from '../../platform/http/crud-handlers';
import { throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { updateRecord } from '../../platform/http/records';
import { type Caller, serve } from '../../platform/http/serve';
import { publishLiveEvent } from '../../platform/live/publish';
import { trashFile } from '../../platform/trash/file-kind';
import { isOnDay } from '../matchings/queries';
import { refreshRequestsOfFair } from '../matchings/refresh-requests';
import { matchings } from '../matchings/table';
import type { MatchingServices } from '../services';
import { findAnyFair } from './queries';
import { noCounts, withCounts } from './serialise';
import { getStatus } from './status';
import { type FairRow, fairs } from './table';
import { assertHoldsFit, validateFair } from './validate-fair';
import { sendFairWorkbook } from './workbook';

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
  const after = await updateRecord(tx, fairs, before._id, { thumbs }, caller);
  await writeAudit(tx, caller, { action: 'UPDATE', resource, target: before._id, before, after });
  return after;
};

export const serveConsoleFairs = (app: FastifyInstance, { db, files, notifier }: MatchingServices) => {
  const { list, ...routes } = contract.console.fairs;
  const base = crudHandlers(db, { ...routes, list: { ...list, query: list.query.omit(filtersWithoutColumn) } }, fairs, {
    search,
    // Counts are added by the handlers below.
    show: (row) => ({ ...row, status: getStatus(row), counts: noCounts }),
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
      const isUnmasked = full === 'true';
      const fair = await findAnyFair(db, params.id);
      await writeAudit(db, caller, {
        action: 'EXPORT',
        resource,
        target: fair._id,
        after: { full: isUnmasked },
        reason,
      });
      return sendFairWorkbook(db, reply, fair, language, isUnmasked);
    },

    setThumb: ({ params, file, ...caller }) =>
      files.storeWith(file, { kind: 'picture', side: pictureSide, user: caller.user }, async (tx, thumb) => {
        const fair = await findAnyFair(tx, params.id, 'update');
        const { images, removed } = setImage(fair.thumbs, params.index, thumb, maxFairThumbs);
        if (removed) await files.release(tx, [removed._id]);
        await files.attach(tx, thumb._id, { resource, id: fair._id, slot: 'thumbs' });
        return toAnswer(tx, await setThumbs(tx, fair, images, caller));
      }),

    removeThumb: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const fair = await findAnyFair(tx, params.id, 'update');
        const { images, removed } = removeImage(fair.thumbs, params.index);
        const index = fair.thumbs.indexOf(removed);
        const place = { resource, id: fair._id, column: 'thumbs', index, limit: maxFairThumbs };
        await trashFile(tx, { file: removed, ...place }, caller);
        await setThumbs(tx, fair, images, caller);
      }),
  });
};

/** Default values of a new fair: those of the setting, and of the contract where it has none. */
const getDefaults = async (tx: Database) => {
  const setting = await findRow(tx, documents, eq(documents.key, 'setting'));
  const { fair } = (setting?.value ?? {}) as Partial<Setting>;
  return { ...fairDefaults, ...fair };
};
