import { eq } from 'drizzle-orm';
import type { matchings as contractOf } from 'shared/contract';
import type { z } from 'zod';
import type { Database } from '../../platform/database/connect';
import { findRow } from '../../platform/database/rows';
import { throwApiError } from '../../platform/http/errors';
import { assertNotOver } from '../fairs/status';
import { type FairRow, fairs } from '../fairs/table';
import { lockParticipants } from '../participations/queries';
import type { MatchingNotifier } from './notifications';
import { findOwnMatching, lockMatchingRow } from './queries';
import type { MatchingRow } from './table';

export type ActionInput = z.output<(typeof contractOf)['update']['body']>;

/** A matching with its fair, locked by one of its parties until the end of the transaction. */
export interface MatchingContext {
  tx: Database;
  notifier: MatchingNotifier;
  row: MatchingRow;
  fair: FairRow;
  /** The acting party. */
  user: string;
}

/**
 * Loads and locks a matching for one of its parties. Every caller locks in the same order, which avoids deadlocks: the
 * fair, the participations, the matching. Throws `not_found`.
 */
export const lockMatching = async (
  tx: Database,
  notifier: MatchingNotifier,
  id: string,
  user: string,
): Promise<MatchingContext> => {
  const found = await findOwnMatching(tx, id, user);
  const fair = await findRow(tx, fairs, eq(fairs._id, found._fair), 'share');
  await lockParticipants(tx, found._fair, [found.seller, found.buyer]);
  const row = await lockMatchingRow(tx, id);
  if (!row || !fair) throwApiError('not_found');
  return { tx, notifier, row, fair, user };
};

/** Throws `wrong_state` with the status of a matching. */
export function throwWrongState({ status }: MatchingRow): never {
  return throwApiError('wrong_state', { body: { status } });
}

/** Both parties; throws `not_participant` unless they still take part in the fair. */
export const requireParties = async ({ tx, fair, row }: MatchingContext) => {
  const [seller, buyer] = await lockParticipants(tx, fair._id, [row.seller, row.buyer]);
  return seller && buyer ? { seller, buyer } : throwApiError('not_participant');
};

/** Throws unless the fair is not over and the matching has one of the statuses (M13). */
export const assertOpen = (context: MatchingContext, ...statuses: MatchingRow['status'][]) => {
  assertNotOver(context.fair);
  if (!statuses.includes(context.row.status)) throwWrongState(context.row);
};

/** The time (ms since epoch) until which a party may cancel or reschedule an agreed meeting (M12). */
export const getCutoff = ({ start }: Pick<MatchingRow, 'start'>, { cancelCutoffHours }: FairRow) =>
  Date.parse(start ?? '') - cancelCutoffHours * 3_600_000;

export const assertBeforeCutoff = ({ row, fair }: MatchingContext) => {
  if (Date.now() > getCutoff(row, fair)) throwApiError('cutoff_passed');
};
