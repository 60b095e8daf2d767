import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { bookmarks } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { minuteMs } from '../../platform/define-domain';
import type { AuctionNotifier } from './notifications';
import { type WorkRow, works } from './table';

/** How long before the end of a lot its watchers are notified (ms). */
export const noticeMs = 10 * minuteMs;
const batchSize = 200;

/**
 * Condition: a lot ends soon and the bookmark is older than the notice period. The planned end is compared, so that an
 * extension does not include later bookmarks.
 */
const isDue = (at: string): SQL | undefined =>
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

interface ReminderOptions {
  notifier: AuctionNotifier;
  /** The current time; overridden in tests and seeds. */
  at?: Date;
}

/**
 * Notifies watchers once that a lot ends soon; returns their number. Processes share the bookmarks with `skip locked`;
 * lots are not locked, because bids are placed at this time.
 */
export const remindWatchers = async (db: Database, { notifier, at = new Date() }: ReminderOptions): Promise<number> => {
  const moment = at.toISOString();
  const found = await db.transaction(async (tx) => {
    const rows = await tx
      .select({ bookmark: bookmarks._id, user: bookmarks._user, work: works })
      .from(bookmarks)
      .innerJoin(works, eq(works._id, bookmarks.target))
      .where(isDue(moment))
      .orderBy(bookmarks._id)
      .limit(batchSize)
      .for('update', { of: bookmarks, skipLocked: true });
    if (rows.length === 0) return 0;
    const ids = rows.map(({ bookmark }) => bookmark);
    await tx.update(bookmarks).set({ remindedAt: moment }).where(inArray(bookmarks._id, ids));
    const lots = new Map<string, { work: WorkRow; watchers: string[] }>();
    for (const { user, work } of rows) {
      const lot = lots.get(work._id) ?? { work, watchers: [] };
      lots.set(work._id, lot);
      lot.watchers.push(user);
    }
    for (const { work, watchers } of lots.values()) await notifier.notifyEndingSoon(tx, work, watchers);
    return rows.length;
  });
  return found < batchSize ? found : found + (await remindWatchers(db, { notifier, at }));
};
