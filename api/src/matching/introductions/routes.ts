import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type Introduction, introductionKinds } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import type { Owners } from '../../platform/files/routes';
import { files as fileTable } from '../../platform/files/table';
import { newId, now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { checkRuns } from '../fairs/clock';
import { findFair } from '../fairs/find';
import { findOwn, findParticipant, needParticipant } from '../participations/find';
import { introductions } from './table';

const resource = 'introductions';
type Row = typeof introductions.$inferSelect;

const withDownloads = async (db: Database, rows: Row[]): Promise<Introduction[]> => {
  const ids = rows.map(({ file }) => file._id);
  const counted =
    ids.length === 0
      ? []
      : await db
          .select({ _id: fileTable._id, downloads: fileTable.downloads })
          .from(fileTable)
          .where(inArray(fileTable._id, ids));
  return rows.map((row) => ({
    ...row,
    downloads: counted.find(({ _id }) => _id === row.file._id)?.downloads ?? 0,
  }));
};

export const serveIntroductions = (app: FastifyInstance, { db, files }: { db: Database; files: Files }) => {
  const kindOf = (text: string) => introductionKinds.find((kind) => kind === text) ?? fail('not_found');
  const ownAt = (fair: string, user: string, kind: Row['kind']) =>
    and(eq(introductions._fair, fair), eq(introductions._user, user), eq(introductions.kind, kind));

  /** Whoever has applied to a fair that is not over. */
  const needPart = async (tx: Database, fair: string, user: string) => {
    const part = await findOwn(tx, fair, user);
    if (!part || (part.status !== 'PENDING' && part.status !== 'APPROVED')) fail('not_participant');
    return part;
  };

  serve(app, contract.introductions, {
    mine: async ({ query, user }) => {
      const where = and(
        eq(introductions._user, user.sub),
        query.fair === undefined ? undefined : eq(introductions._fair, query.fair),
      );
      return { introductions: await withDownloads(db, await db.select().from(introductions).where(where)) };
    },

    list: async ({ params, user }) => {
      const fair = await findFair(db, params.id);
      await needParticipant(db, fair._id, user.sub);
      if (!(await findParticipant(db, params.id, params.user))) fail('not_found');
      const where = and(eq(introductions._fair, params.id), eq(introductions._user, params.user));
      return { introductions: await withDownloads(db, await db.select().from(introductions).where(where)) };
    },

    upload: async ({ params, query, file, user }) => {
      const kind = kindOf(params.kind);
      const fair = await findFair(db, params.fair);
      checkRuns(fair);
      await needPart(db, fair._id, user.sub);
      return files.add(file, { kind: 'private', user }, async (tx, added) => {
        await needPart(tx, fair._id, user.sub);
        const values = {
          file: added,
          uploadedAt: now(),
          acknowledgedAt: query.acknowledged === 'true' ? now() : null,
        };
        const _id = newId();
        // The earlier file of the same kind goes once this one is there.
        const [before] = await tx
          .select()
          .from(introductions)
          .where(ownAt(fair._id, user.sub, kind))
          .for('update');
        const [row] = await tx
          .insert(introductions)
          .values({ ...values, _id, _user: user.sub, _fair: fair._id, kind })
          .onConflictDoUpdate({
            target: [introductions._fair, introductions._user, introductions.kind],
            set: values,
          })
          .returning();
        if (!row) fail('internal');
        if (before) await files.release(tx, [before.file._id]);
        await files.attach(tx, added._id, { resource, id: row._id, slot: 'file' });
        return { introduction: { ...row, downloads: 0 } };
      });
    },

    remove: ({ params, user }) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .delete(introductions)
          .where(ownAt(params.fair, user.sub, kindOf(params.kind)))
          .returning();
        if (!row) fail('not_found');
        await files.release(tx, [row.file._id]);
      }),
  });

  /** Who may read the file itself: its owner, and approved participants of the same fair. */
  const isOpenTo: Owners[string] = async (id, { user }) => {
    if (!user) return false;
    const [row] = await db.select().from(introductions).where(eq(introductions._id, id));
    if (!row) return false;
    return row._user === user.sub || (await findParticipant(db, row._fair, user.sub)) !== null;
  };
  return { isOpenTo };
};
