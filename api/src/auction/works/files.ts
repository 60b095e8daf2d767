import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { AuctionFile } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { auctionFiles } from './table';

/** Files of programmes (without those of their lots) or of lots, in order. */
export const findFiles = async (
  db: Database,
  { programs, works }: { programs: string[]; works?: never } | { works: string[]; programs?: never },
): Promise<AuctionFile[]> => {
  const owned = programs
    ? and(inArray(auctionFiles._program, programs), isNull(auctionFiles._work))
    : inArray(auctionFiles._work, works);
  return db.select().from(auctionFiles).where(owned).orderBy(asc(auctionFiles.index));
};

/** The picture with index 0 of each lot. */
export const findThumbs = async (db: Database, works: string[]) => {
  const rows = await db
    .select({ work: auctionFiles._work, file: auctionFiles.file })
    .from(auctionFiles)
    .where(and(inArray(auctionFiles._work, works), eq(auctionFiles.index, 0), eq(auctionFiles.kind, 'IMAGE')));
  return new Map(rows.flatMap(({ work, file }) => (work === null ? [] : [[work, file] as const])));
};
