import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Author, contract } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { fail, failField } from '../../platform/http/errors';
import { crudHandlers } from '../../platform/http/handlers';
import { answerList } from '../../platform/http/list';
import { type Caller, serve } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { works } from '../works/table';
import { type AuthorRow, authors } from './table';

const resource = 'authors';
const portraitSide = 1200;
const search = ['name', 'nameEn'] as const;

const find = async (db: Database, id: string, lock = false): Promise<AuthorRow> => {
  const query = db
    .select()
    .from(authors)
    .where(and(eq(authors._id, id), isNull(authors.deletedAt)));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? fail('not_found');
};

const withWorks = async (db: Database, rows: AuthorRow[]): Promise<Author[]> => {
  const ids = rows.map(({ _id }) => _id);
  const counted =
    ids.length > 0
      ? await db
          .select({ author: works._author, count: count() })
          .from(works)
          .where(and(inArray(works._author, ids), isNull(works.deletedAt)))
          .groupBy(works._author)
      : [];
  const counts = new Map(counted.map((row) => [row.author, row.count]));
  return rows.map((row) => ({ ...row, works: counts.get(row._id) ?? 0 }));
};

const whole = async (db: Database, row: AuthorRow) => {
  const [author] = await withWorks(db, [row]);
  return { author: author ?? fail('not_found') };
};

const setPhoto = async (tx: Database, before: AuthorRow, photo: AuthorRow['photo'], caller: Caller) => {
  const set = { photo, ...touched(authors, caller) };
  const [after] = await tx.update(authors).set(set).where(eq(authors._id, before._id)).returning();
  if (!after) fail('not_found');
  await writeAudit(tx, caller, { action: 'UPDATE', resource, target: before._id, before, after });
  return after;
};

export const serveConsoleAuthors = (app: FastifyInstance, { db, files }: { db: Database; files: Files }) => {
  const base = crudHandlers(db, contract.console.authors, authors, {
    search,
    show: (row) => ({ ...row, works: 0 }),
    write: (body, { current }) => {
      const { birthYear, deathYear } = { ...current, ...body };
      if (birthYear && deathYear && deathYear < birthYear) failField('deathYear', 'period');
      return body;
    },
    beforeRemove: async ({ _id }, tx) => {
      const lots = await tx.$count(works, and(eq(works._author, _id), isNull(works.deletedAt)));
      if (lots > 0) fail('in_use', { answer: { works: lots } });
    },
  });

  serve(app, contract.console.authors, {
    list: async ({ query }) => {
      const { authors: rows, ...page } = await answerList(db, authors, {
        query,
        many: 'authors',
        search,
        where: isNull(authors.deletedAt),
        show: (row) => row,
      });
      return { authors: await withWorks(db, rows), ...page };
    },
    get: async ({ params }) => whole(db, await find(db, params.id)),
    create: base.create,
    update: async (input) => whole(db, await find(db, (await base.update(input)).author._id)),
    remove: base.remove,

    setPhoto: ({ params, file, ...caller }) =>
      files.add(file, { kind: 'picture', side: portraitSide, user: caller.user }, async (tx, photo) => {
        const before = await find(tx, params.id, true);
        if (before.photo) await files.release(tx, [before.photo._id]);
        await files.attach(tx, photo._id, { resource, id: before._id, slot: 'photo' });
        return whole(tx, await setPhoto(tx, before, photo, caller));
      }),

    removePhoto: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await find(tx, params.id, true);
        if (!before.photo) fail('not_found');
        await files.release(tx, [before.photo._id]);
        await setPhoto(tx, before, null, caller);
      }),
  });
};
