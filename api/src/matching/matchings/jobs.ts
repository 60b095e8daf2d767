import { and, eq, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { requireRow, updateRow } from '../../platform/database/rows';
import { fairs } from '../fairs/table';
import { recordAttendance } from './actions/attendance';
import type { MatchingNotifier } from './notifications';
import { lockMatchingRow } from './queries';
import { expireDueRequests } from './refresh-requests';
import { matchings } from './table';

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

/** Sends one reminder to both parties for each version of time and place, across all processes; returns the number found. */
export const sendReminders = async (db: Database, notifier: MatchingNotifier, kind: keyof typeof reminders) => {
  const { template, column, due } = reminders[kind];
  const isNotReminded = or(isNull(matchings[column]), ne(matchings[column], matchings.icsSequence));
  const rows = await findAcceptedIds(db, and(due, isNotReminded));
  for (const { _id } of rows)
    await db.transaction(async (tx) => {
      const row = await lockMatchingRow(tx, _id);
      if (row?.status !== 'ACCEPTED' || row[column] === row.icsSequence) return;
      const fair = await requireRow(tx, fairs, eq(fairs._id, row._fair));
      await updateRow(tx, matchings, _id, { [column]: row.icsSequence });
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
