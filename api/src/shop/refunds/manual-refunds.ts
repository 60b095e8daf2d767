import { and, eq, gt, ne, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { findRow } from '../../platform/database/rows';
import { nextVersion } from '../next-version';
import { refunds } from '../payments/table';

/** Refunds whose money administrators send. */
export const isManual = and(gt(refunds.amount, 0), or(eq(refunds.channel, 'TRANSFER'), eq(refunds.status, 'FAILED')));

const isUnsentOf = (order: string) => and(eq(refunds._order, order), isManual, ne(refunds.status, 'DONE'));

/** Whether an administrator still has to send a refund of the order, which none does until the transaction ends. */
export const lockUnsentRefund = async (tx: Database, order: string) =>
  (await findRow(tx, refunds, isUnsentOf(order), 'update')) !== undefined;

/**
 * Raises the version of the refunds that are not sent, when their account changes: whoever has read the former account cannot
 * record that they sent the money to it.
 */
export const invalidateUnsentRefunds = (tx: Database, order: string) =>
  tx.update(refunds).set(nextVersion(refunds)).where(isUnsentOf(order));
