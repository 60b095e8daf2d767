import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { bookmarks } from '../../members/bookmarks/table';
import type { Database } from '../../platform/database/connect';
import { type WorkRow, works } from './table';
import type { AuctionTold } from './told';

/** How long before the end of a lot those who keep it are told. */
export const noticeMs = 10 * 60_000;
const atOnce = 200;

/**
 * Lots near their end, and the bookmarks from before that. Whoever began to keep a lot later than that has just looked
 * at it; the planned end says so, lest an extension make them early after all.
 */
const dueAt = (at: string): SQL | undefined =>
  and(
    eq(bookmarks.type, 'WORK'),
    isNull(bookmarks.remindedAt),
    works.visible,
    inArray(works.status, ['SCHEDULED', 'OPEN']),
    sql`${works.openAt} <= ${at}::timestamptz`,
    sql`${works.effectiveEndAt} > ${at}::timestamptz`,
    sql`${works.effectiveEndAt} <= ${at}::timestamptz + make_interval(secs => ${noticeMs / 1000})`,
    sql`${bookmarks.createdAt} <= ${works.endAt} - make_interval(secs => ${noticeMs / 1000})`,
  );

interface Reminding {
  told: AuctionTold;
  /** The clock; that of the process where it is left out. */
  at?: Date;
}

/**
 * Tells those who keep a lot, once, that it ends soon. Processes share the bookmarks among themselves; no lot is locked,
 * for these are the minutes in which it is bid on.
 */
export const remindWatchers = async (db: Database, { told, at = new Date() }: Reminding): Promise<number> => {
  const moment = at.toISOString();
  const found = await db.transaction(async (tx) => {
    const rows = await tx
      .select({ mark: bookmarks._id, user: bookmarks._user, work: works })
      .from(bookmarks)
      .innerJoin(works, eq(works._id, bookmarks.target))
      .where(dueAt(moment))
      .orderBy(bookmarks._id)
      .limit(atOnce)
      .for('update', { of: bookmarks, skipLocked: true });
    if (rows.length === 0) return 0;
    const marks = rows.map(({ mark }) => mark);
    await tx.update(bookmarks).set({ remindedAt: moment }).where(inArray(bookmarks._id, marks));
    const lots = new Map<string, { work: WorkRow; watchers: string[] }>();
    for (const { user, work } of rows) {
      const lot = lots.get(work._id) ?? { work, watchers: [] };
      lots.set(work._id, lot);
      lot.watchers.push(user);
    }
    for (const { work, watchers } of lots.values()) await told.endingSoon(tx, work, watchers);
    return rows.length;
  });
  return found < atOnce ? found : found + (await remindWatchers(db, { told, at }));
};
