import { and, eq, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { type FairRow, fairs } from '../fairs/table';
import { settleAttendance } from './attendance';
import { lock } from './change';
import { settleDue } from './settle';
import { type MatchingRow, matchings } from './table';
import type { Told } from './told';

const atOnce = 200;
const soonMs = 30 * 60_000;

/** 18:00 in Seoul on the day before a meeting. */
const dayBefore = sql`(((${matchings.start} at time zone 'Asia/Seoul')::date - 1) + time '18:00') at time zone 'Asia/Seoul'`;

const reminders = {
  day: {
    template: 'matching.reminderDay',
    column: 'remindedDay',
    due: and(
      sql`${dayBefore} <= now()`,
      // Whoever agreed later than that has just heard of it.
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

const ids = (db: Database, where: SQL | undefined) =>
  db
    .select({ _id: matchings._id })
    .from(matchings)
    .where(and(eq(matchings.status, 'ACCEPTED'), where))
    .orderBy(matchings._id)
    .limit(atOnce);

const withFair = async (tx: Database, id: string): Promise<{ row: MatchingRow; fair: FairRow } | null> => {
  const row = await lock(tx, id);
  if (row?.status !== 'ACCEPTED') return null;
  const [fair] = await tx.select().from(fairs).where(eq(fairs._id, row._fair));
  return fair ? { row, fair } : null;
};

/** Reminds both parties once of each state of time and place, whichever process comes first. */
export const remind = async (db: Database, told: Told, kind: keyof typeof reminders) => {
  const { template, column, due } = reminders[kind];
  const unsaid = or(isNull(matchings[column]), ne(matchings[column], matchings.icsSequence));
  const rows = await ids(db, and(due, unsaid));
  for (const { _id } of rows)
    await db.transaction(async (tx) => {
      const found = await withFair(tx, _id);
      if (!found || found.row[column] === found.row.icsSequence) return;
      const { row, fair } = found;
      await tx
        .update(matchings)
        .set({ [column]: row.icsSequence })
        .where(eq(matchings._id, _id));
      await told.tell(tx, {
        template,
        matching: row,
        fair,
        values: told.agreed(row, fair),
        key: `${template}:${row.icsSequence}`,
      });
    });
  return rows.length;
};

/** Meetings whose end has come are over: held, unless one side says that it was not (M19). */
export const completeMeetings = async (db: Database) => {
  const rows = await ids(db, lte(matchings.end, now()));
  for (const { _id } of rows)
    await db.transaction(async (tx) => {
      const row = await lock(tx, _id);
      if (row?.status === 'ACCEPTED') await settleAttendance(tx, row, row.attendance, null);
    });
  return rows.length;
};

/** All that the clock does to matchings. */
export const tendMatchings = async (db: Database, told: Told) => {
  await settleDue(db, told);
  await remind(db, told, 'day');
  await remind(db, told, 'soon');
  await completeMeetings(db);
};
