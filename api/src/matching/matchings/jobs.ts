import { and, eq, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { type FairRow, fairs } from '../fairs/table';
import { recordAttendance } from './actions/attendance';
import type { MatchingNotifier } from './notifications';
import { lockMatchingRow } from './queries';
import { expireDueRequests } from './refresh-requests';
import { type MatchingRow, matchings } from './table';

const batchSize = 200;
const soonMs = 30 * 60_000;

/** SQL: 18:00 in Seoul on the day before a meeting. */
const dayBefore = sql`(((${matchings.start} at time zone 'Asia/Seoul')::date - 1) + time '18:00') at time zone 'Asia/Seoul'`;

const reminders = {
  day: {
    template: 'matching.reminderDay',
    column: 'remindedDay',
    due: and(
      sql`${dayBefore} <= now()`,
      // No reminder for meetings that were agreed after that time.
      sql`(${matchings.decidedAt} is null or ${matchings.decidedAt} < ${dayBefore})`,
      gt(matchings.start, sql`now() + interval '30 minutes'`),
    ),
  },
  soon: {
    template: 'matching.reminderSoon',
    column: 'remindedSoon',
    due: and(
      lte(matchings.start, sql`now() + make_interval(secs => ${soonMs / 1000})`),
      gt(matchings.start, sql`now()`),
    ),
  },
} as const;

const findAcceptedIds = (db: Database, where: SQL | undefined) =>
  db
    .select({ _id: matchings._id })
    .from(matchings)
    .where(and(eq(matchings.status, 'ACCEPTED'), where))
    .orderBy(matchings._id)
    .limit(batchSize);

const lockWithFair = async (tx: Database, id: string): Promise<{ row: MatchingRow; fair: FairRow } | null> => {
  const row = await lockMatchingRow(tx, id);
  if (row?.status !== 'ACCEPTED') return null;
  const [fair] = await tx.select().from(fairs).where(eq(fairs._id, row._fair));
  return fair ? { row, fair } : null;
};

/** Sends one reminder to both parties for each version of time and place, across all processes; returns the number found. */
export const sendReminders = async (db: Database, notifier: MatchingNotifier, kind: keyof typeof reminders) => {
  const { template, column, due } = reminders[kind];
  const isNotReminded = or(isNull(matchings[column]), ne(matchings[column], matchings.icsSequence));
  const rows = await findAcceptedIds(db, and(due, isNotReminded));
  for (const { _id } of rows)
    await db.transaction(async (tx) => {
      const found = await lockWithFair(tx, _id);
      if (!found || found.row[column] === found.row.icsSequence) return;
      const { row, fair } = found;
      await tx
        .update(matchings)
        .set({ [column]: row.icsSequence })
        .where(eq(matchings._id, _id));
      await notifier.notify(tx, {
        template,
        matching: row,
        fair,
        values: notifier.getMeetingValues(row, fair),
        key: `${template}:${row.icsSequence}`,
      });
    });
  return rows.length;
};

/** Completes meetings whose end has passed, or marks them NO_SHOW (M19); returns the number found. */
export const completeMatchings = async (db: Database) => {
  const rows = await findAcceptedIds(db, lte(matchings.end, now()));
  for (const { _id } of rows)
    await db.transaction(async (tx) => {
      const row = await lockMatchingRow(tx, _id);
      if (row?.status === 'ACCEPTED') await recordAttendance(tx, row, row.attendance, null);
    });
  return rows.length;
};

/** The job of matchings: expiry, reminders, completion. */
export const processMatchings = async (db: Database, notifier: MatchingNotifier) => {
  await expireDueRequests(db, notifier);
  await sendReminders(db, notifier, 'day');
  await sendReminders(db, notifier, 'soon');
  await completeMatchings(db);
};
