import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Author, contract } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { crudHandlers } from '../../platform/http/crud-handlers';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { updateRecord } from '../../platform/http/records';
import { type Caller, serve } from '../../platform/http/serve';
import { trashFile } from '../../platform/trash/file-kind';
import type { AuctionServices } from '../services';
import { works } from '../works/table';
import { type AuthorRow, authors } from './table';

const resource = 'authors';
const portraitSide = 1200;
const search = ['name', 'nameEn'] as const;

const findAuthor = (db: Database, id: string, lock?: 'update') =>
  requireRow(db, authors, and(eq(authors._id, id), isNull(authors.deletedAt)), lock);

const withWorkCounts = async (db: Database, rows: AuthorRow[]): Promise<Author[]> => {
  const ids = rows.map(({ _id }) => _id);
  const counted = await db
    .select({ author: works._author, count: count() })
    .from(works)
    .where(and(inArray(works._author, ids), isNull(works.deletedAt)))
    .groupBy(works._author);
  const counts = new Map(counted.map((row) => [row.author, row.count]));
  return rows.map((row) => ({ ...row, works: counts.get(row._id) ?? 0 }));
};

const toAnswer = async (db: Database, row: AuthorRow) => {
  const [author] = await withWorkCounts(db, [row]);
  return { author: author ?? throwApiError('not_found') };
};

const setPhoto = async (tx: Database, before: AuthorRow, photo: AuthorRow['photo'], caller: Caller) => {
  const after = await updateRecord(tx, authors, before._id, { photo }, caller);
  await writeAudit(tx, caller, { action: 'UPDATE', resource, target: before._id, before, after });
  return after;
};

export const serveConsoleAuthors = (app: FastifyInstance, { db, files }: AuctionServices) => {
  const base = crudHandlers(db, contract.console.authors, authors, {
    search,
    show: (row) => ({ ...row, works: 0 }),
    write: (body, { current }) => {
      const { birthYear, deathYear } = { ...current, ...body };
      if (birthYear && deathYear && deathYear < birthYear) throwFieldError('deathYear', 'period');
      return body;
    },
    beforeRemove: async ({ _id }, tx) => {
      const lots = await tx.$count(works, and(eq(works._author, _id), isNull(works.deletedAt)));
      if (lots > 0) throwApiError('in_use', { body: { works: lots } });
    },
  });

  serve(app, contract.console.authors, {
    list: async ({ query }) => {
      const { authors: rows, ...page } = await listRecords(db, authors, {
        query,
        many: 'authors',
        search,
        where: isNull(authors.deletedAt),
      });
      return { authors: await withWorkCounts(db, rows), ...page };
    },
    get: async ({ params }) => toAnswer(db, await findAuthor(db, params.id)),
    create: base.create,
    update: async (input) => toAnswer(db, await findAuthor(db, (await base.update(input)).author._id)),
    remove: base.remove,

    setPhoto: ({ params, file, ...caller }) =>
      files.storeWith(file, { kind: 'picture', side: portraitSide, user: caller.user }, async (tx, photo) => {
        const before = await findAuthor(tx, params.id, 'update');
        if (before.photo) await files.release(tx, [before.photo._id]);
        await files.attach(tx, photo._id, { resource, id: before._id, slot: 'photo' });
        return toAnswer(tx, await setPhoto(tx, before, photo, caller));
      }),

    removePhoto: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await findAuthor(tx, params.id, 'update');
        if (!before.photo) throwApiError('not_found');
        await trashFile(tx, { file: before.photo, resource, id: before._id, column: 'photo' }, caller);
        await setPhoto(tx, before, null, caller);
      }),
  });
};
