import { and, eq, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type Introduction, introductionKinds } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { findRow, findRowsById } from '../../platform/database/rows';
import type { OwnsRecord } from '../../platform/files/file-owners';
import { files as fileTable } from '../../platform/files/table';
import { throwApiError } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { findFair } from '../fairs/queries';
import { assertNotOver } from '../fairs/status';
import { findParticipant, findParticipation, requireParticipant } from '../participations/queries';
import type { MatchingServices } from '../services';
import { introductions } from './table';

const resource = 'introductions';

/** Introduction files with the number of downloads. */
const listIntroductions = async (db: Database, where: SQL | undefined): Promise<Introduction[]> => {
  const rows = await db.select().from(introductions).where(where);
  const fileIds = rows.map(({ file }) => file._id);
  const filesById = await findRowsById(db, fileTable, fileIds);
  return rows.map((row) => ({ ...row, downloads: filesById.get(row.file._id)?.downloads ?? 0 }));
};

export const serveIntroductions = (app: FastifyInstance, { db, files }: MatchingServices) => {
  const parseKind = (text: string) => introductionKinds.find((kind) => kind === text) ?? throwApiError('not_found');
  const isOwn = (fair: string, user: string, kind: Introduction['kind']) =>
    and(eq(introductions._fair, fair), eq(introductions._user, user), eq(introductions.kind, kind));

  /** Throws `not_participant` unless the user has a pending or approved participation. */
  const requireApplication = async (tx: Database, fair: string, user: string) => {
    const participation = await findParticipation(tx, fair, user);
    if (participation?.status !== 'PENDING' && participation?.status !== 'APPROVED') throwApiError('not_participant');
  };

  serve(app, contract.introductions, {
    mine: async ({ query, user }) => {
      const where = and(
        eq(introductions._user, user.sub),
        query.fair === undefined ? undefined : eq(introductions._fair, query.fair),
      );
      return { introductions: await listIntroductions(db, where) };
    },

    list: async ({ params, user }) => {
      const fair = await findFair(db, params.id);
      await requireParticipant(db, fair._id, user.sub);
      if (!(await findParticipant(db, params.id, params.user))) throwApiError('not_found');
      const where = and(eq(introductions._fair, params.id), eq(introductions._user, params.user));
      return { introductions: await listIntroductions(db, where) };
    },

    upload: async ({ params, query, file, user }) => {
      const kind = parseKind(params.kind);
      const fair = await findFair(db, params.fair);
      assertNotOver(fair);
      await requireApplication(db, fair._id, user.sub);
      return files.storeWith(file, { kind: 'private', user }, async (tx, added) => {
        await requireApplication(tx, fair._id, user.sub);
        const values = {
          file: added,
          uploadedAt: now(),
          acknowledgedAt: query.acknowledged === 'true' ? now() : null,
        };
        // The earlier file of the same kind is released below.
        const before = await findRow(tx, introductions, isOwn(fair._id, user.sub, kind), 'update');
        const [row] = await tx
          .insert(introductions)
          .values({ ...values, _user: user.sub, _fair: fair._id, kind })
          .onConflictDoUpdate({ target: [introductions._fair, introductions._user, introductions.kind], set: values })
          .returning();
        if (!row) throwApiError('internal');
        if (before) await files.release(tx, [before.file._id]);
        await files.attach(tx, added._id, { resource, id: row._id, slot: 'file' });
        return { introduction: { ...row, downloads: 0 } };
      });
    },

    remove: ({ params, user }) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .delete(introductions)
          .where(isOwn(params.fair, user.sub, parseKind(params.kind)))
          .returning();
        if (!row) throwApiError('not_found');
        await files.release(tx, [row.file._id]);
      }),
  });
};

/** Access to the file: its owner and approved participants of the same fair (M23). */
export const createOwnsIntroduction =
  ({ db }: MatchingServices): OwnsRecord =>
  async (id, { user }) => {
    if (!user) return false;
    const row = await findRow(db, introductions, eq(introductions._id, id));
    if (!row) return false;
    return row._user === user.sub || (await findParticipant(db, row._fair, user.sub)) !== null;
  };
