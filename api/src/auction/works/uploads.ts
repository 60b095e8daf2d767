import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, pictureTypes } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { fail, failField } from '../../platform/http/errors';
import { type Caller, serve } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { findAnyProgram } from '../programs/find';
import { programs } from '../programs/table';
import { lockWork } from './find';
import { auctionFiles, works } from './table';

const resource = 'auctionFiles';
const pictureSide = 2400;

/** Files of one lot, or of the programme itself where there is none. */
const owned = (program: string, work: string | null): SQL | undefined =>
  and(eq(auctionFiles._program, program), work === null ? isNull(auctionFiles._work) : eq(auctionFiles._work, work));

/** Locks what a file belongs to and counts the change, so that pages kept elsewhere are made anew. */
const touchOwner = async (tx: Database, program: string, work: string | null, caller: Caller) => {
  if (work === null) {
    await findAnyProgram(tx, program, true);
    return tx.update(programs).set(touched(programs, caller)).where(eq(programs._id, program));
  }
  if ((await lockWork(tx, work))._program !== program) failField('_work', 'invalid');
  return tx.update(works).set(touched(works, caller)).where(eq(works._id, work));
};

const isPicture = (type: string): boolean => pictureTypes.some((picture) => picture === type);

/** Brings the files of a lot into an order: all of them, none twice. */
export const reorderFiles = async (tx: Database, work: string, ids: string[]) => {
  const there = await tx.select({ _id: auctionFiles._id }).from(auctionFiles).where(eq(auctionFiles._work, work));
  const known = new Set(there.map(({ _id }) => _id));
  if (known.size !== ids.length || new Set(ids).size !== ids.length || !ids.every((id) => known.has(id)))
    fail('order_mismatch');
  for (const [index, id] of ids.entries()) await tx.update(auctionFiles).set({ index }).where(eq(auctionFiles._id, id));
};

export const serveAuctionFiles = (app: FastifyInstance, { db, files }: { db: Database; files: Files }) =>
  serve(app, contract.console.auctionFiles, {
    create: ({ file, fields, ...caller }) => {
      const { _program, _work = null, index } = fields;
      const kind = fields.kind ?? (isPicture(file.type) ? 'IMAGE' : 'CATALOGUE');
      if (kind === 'IMAGE' && !isPicture(file.type)) failField('file', 'format');
      const keeping = isPicture(file.type)
        ? { kind: 'picture' as const, side: pictureSide, user: caller.user }
        : { kind: 'attachment' as const, user: caller.user };
      return files.add(file, keeping, async (tx, stored) => {
        await findAnyProgram(tx, _program);
        await touchOwner(tx, _program, _work, caller);
        const count = await tx.$count(auctionFiles, owned(_program, _work));
        if (index > count) failField('index', 'range');
        const [replaced] = await tx
          .delete(auctionFiles)
          .where(and(owned(_program, _work), eq(auctionFiles.index, index)))
          .returning();
        if (replaced) await files.release(tx, [replaced.file._id]);
        const [row] = await tx.insert(auctionFiles).values({ _program, _work, index, kind, file: stored }).returning();
        if (!row) return fail('internal');
        const owner = _work === null ? { resource: 'programs', id: _program } : { resource: 'works', id: _work };
        await files.attach(tx, stored._id, { ...owner, slot: 'files' });
        await writeAudit(tx, caller, { action: 'CREATE', resource, target: row._id, after: row });
        return { file: row };
      });
    },

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const [found] = await tx.select().from(auctionFiles).where(eq(auctionFiles._id, params.id));
        if (!found) return fail('not_found');
        await touchOwner(tx, found._program, found._work, caller);
        const [row] = await tx.delete(auctionFiles).where(eq(auctionFiles._id, found._id)).returning();
        if (!row) return fail('not_found');
        await files.release(tx, [row.file._id]);
        const later = await tx
          .select({ _id: auctionFiles._id })
          .from(auctionFiles)
          .where(and(owned(row._program, row._work), gt(auctionFiles.index, row.index)))
          .orderBy(asc(auctionFiles.index));
        for (const { _id } of later)
          await tx
            .update(auctionFiles)
            .set({ index: sql`${auctionFiles.index} - 1` })
            .where(eq(auctionFiles._id, _id));
        await writeAudit(tx, caller, { action: 'DELETE', resource, target: row._id, before: row });
      }),
  });
