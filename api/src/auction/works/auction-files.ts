import { and, asc, desc, eq, gt, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, pictureTypes } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import { insertRow, requireRow, updateRow } from '../../platform/database/rows';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { updateRecord } from '../../platform/http/records';
import { type Caller, serve } from '../../platform/http/serve';
import { insertEntry } from '../../platform/trash/entries';
import type { EntryKind } from '../../platform/trash/kinds';
import { findAnyProgram } from '../programs/queries';
import { programs } from '../programs/table';
import type { AuctionServices } from '../services';
import { lockWork } from './queries';
import { type AuctionFileRow, auctionFiles, type WorkRow, works } from './table';

const resource = 'auctionFiles';
const pictureSide = 2400;

/** Condition: files of a lot, or of the programme when `work` is null. */
const belongsTo = (program: string, work: string | null): SQL | undefined =>
  and(eq(auctionFiles._program, program), work === null ? isNull(auctionFiles._work) : eq(auctionFiles._work, work));

/** Locks the owner of a file and increments its version, which invalidates caches. */
const touchOwner = async (tx: Database, program: string, work: string | null, caller: Caller) => {
  if (work === null) {
    await findAnyProgram(tx, program, 'update');
    return updateRecord(tx, programs, program, {}, caller);
  }
  if ((await lockWork(tx, work))._program !== program) throwFieldError('_work', 'invalid');
  return updateRecord(tx, works, work, {}, caller);
};

const isPicture = (type: string): boolean => pictureTypes.some((picture) => picture === type);

/** Reorders the files of a lot; throws `order_mismatch` unless `ids` names each file once. */
export const reorderFiles = async (tx: Database, work: string, ids: string[]) => {
  const existing = await tx.select({ _id: auctionFiles._id }).from(auctionFiles).where(eq(auctionFiles._work, work));
  const existingIds = new Set(existing.map(({ _id }) => _id));
  if (existingIds.size !== ids.length || new Set(ids).size !== ids.length || !ids.every((id) => existingIds.has(id)))
    throwApiError('order_mismatch');
  for (const [index, id] of ids.entries()) await updateRow(tx, auctionFiles, id, { index });
};

/** Takes the files of a lot along to its programme. */
export const moveFiles = (tx: Database, { _id, _program }: Pick<WorkRow, '_id' | '_program'>) =>
  tx.update(auctionFiles).set({ _program }).where(eq(auctionFiles._work, _id));

/** A restored file goes back to its place; those behind it move down. */
export const auctionFileTrash: EntryKind = {
  restore: async (tx, { data }, caller) => {
    const deleted = data as AuctionFileRow;
    // Its lot may have moved to another programme meanwhile.
    const work = deleted._work === null ? null : await lockWork(tx, deleted._work);
    const row = { ...deleted, _program: work?._program ?? deleted._program };
    await touchOwner(tx, row._program, row._work, caller);
    const owned = belongsTo(row._program, row._work);
    const index = Math.min(row.index, await tx.$count(auctionFiles, owned));
    const following = await tx
      .select({ _id: auctionFiles._id })
      .from(auctionFiles)
      .where(and(owned, gte(auctionFiles.index, index)))
      .orderBy(desc(auctionFiles.index));
    for (const { _id } of following) await updateRow(tx, auctionFiles, _id, { index: sql`${auctionFiles.index} + 1` });
    await insertRow(tx, auctionFiles, { ...row, index });
  },
};

export const serveAuctionFiles = (app: FastifyInstance, { db, files }: AuctionServices) =>
  serve(app, contract.console.auctionFiles, {
    create: ({ file, fields, ...caller }) => {
      const { _program, _work = null, index } = fields;
      const kind = fields.kind ?? (isPicture(file.type) ? 'IMAGE' : 'CATALOGUE');
      if (kind === 'IMAGE' && !isPicture(file.type)) throwFieldError('file', 'format');
      const options = isPicture(file.type)
        ? { kind: 'picture' as const, side: pictureSide, user: caller.user }
        : { kind: 'attachment' as const, user: caller.user };
      return files.storeWith(file, options, async (tx, stored) => {
        await findAnyProgram(tx, _program);
        await touchOwner(tx, _program, _work, caller);
        const count = await tx.$count(auctionFiles, belongsTo(_program, _work));
        if (index > count) throwFieldError('index', 'range');
        const [replaced] = await tx
          .delete(auctionFiles)
          .where(and(belongsTo(_program, _work), eq(auctionFiles.index, index)))
          .returning();
        if (replaced) await files.release(tx, [replaced.file._id]);
        const row = await insertRow(tx, auctionFiles, { _program, _work, index, kind, file: stored });
        const owner = _work === null ? { resource: 'programs', id: _program } : { resource: 'works', id: _work };
        await files.attach(tx, stored._id, { ...owner, slot: 'files' });
        await writeAudit(tx, caller, { action: 'CREATE', resource, target: row._id, after: row });
        return { file: row };
      });
    },

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const found = await requireRow(tx, auctionFiles, eq(auctionFiles._id, params.id));
        await touchOwner(tx, found._program, found._work, caller);
        const [row] = await tx.delete(auctionFiles).where(eq(auctionFiles._id, found._id)).returning();
        if (!row) return throwApiError('not_found');
        await insertEntry(
          tx,
          { _id: row._id, resource, title: row.file.name, data: row, files: [row.file._id] },
          caller,
        );
        const following = await tx
          .select({ _id: auctionFiles._id })
          .from(auctionFiles)
          .where(and(belongsTo(row._program, row._work), gt(auctionFiles.index, row.index)))
          .orderBy(asc(auctionFiles.index));
        for (const { _id } of following)
          await updateRow(tx, auctionFiles, _id, { index: sql`${auctionFiles.index} - 1` });
        await writeAudit(tx, caller, { action: 'DELETE', resource, target: row._id, before: row });
      }),
  });
