import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { findRow, insertRowIfNew } from '../../platform/database/rows';
import { throwApiError } from '../../platform/http/errors';
import { activeStatuses, type MatchingRow, matchings } from './table';

type NewMatching = Omit<typeof matchings.$inferInsert, 'attendance' | 'history'> & { createdAt: string };

export const emptyAttendance = { seller: null, buyer: null, final: null, lockedBy: null };

/** Condition: a matching of these two companies at this fair. */
export const isBetween = ({ _fair, seller, buyer }: Pick<MatchingRow, '_fair' | 'seller' | 'buyer'>) =>
  and(eq(matchings._fair, _fair), eq(matchings.seller, seller), eq(matchings.buyer, buyer));

/** Inserts a matching; throws `duplicate` with the id of the one that is requested or agreed already (M3). */
export const insertMatching = async (tx: Database, values: NewMatching, by: string): Promise<MatchingRow> => {
  const history = [{ at: values.createdAt, by, from: null, to: values.status }];
  const row = await insertRowIfNew(tx, matchings, { ...values, attendance: emptyAttendance, history });
  if (row) return row;
  const isActive = and(isBetween(values), inArray(matchings.status, activeStatuses));
  const existing = await findRow(tx, matchings, isActive);
  return throwApiError('duplicate', { body: { matching: existing?._id ?? null } });
};
