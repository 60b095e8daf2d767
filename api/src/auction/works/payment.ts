import { and, eq } from 'drizzle-orm';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { publishLot } from './stream';
import { works } from './table';

/** Marks a sold lot as paid; returns false if it was not SOLD. */
export const markPaid = async (tx: Database, work: string): Promise<boolean> => {
  const [paid] = await tx
    .update(works)
    .set({ status: 'PAID', paidAt: now() })
    .where(and(eq(works._id, work), eq(works.status, 'SOLD')))
    .returning({ _id: works._id });
  if (paid) await publishLot(tx, work);
  return paid !== undefined;
};

/** Marks a sold lot as defaulted; returns false if it was not SOLD. */
export const markDefaulted = async (tx: Database, work: string): Promise<boolean> => {
  const [defaulted] = await tx
    .update(works)
    .set({ status: 'DEFAULTED', defaultedAt: now() })
    .where(and(eq(works._id, work), eq(works.status, 'SOLD')))
    .returning({ _id: works._id });
  if (defaulted) await publishLot(tx, work);
  return defaulted !== undefined;
};

/** Called by the shop when the order of a lot is paid or expires unpaid (B10). */
export const wonLots = { onPaid: markPaid, onUnpaid: markDefaulted };
