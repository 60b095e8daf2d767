import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { publishLot } from './stream';
import { works } from './table';

/** A won lot was paid for; a second word of it changes nothing. */
export const workPaid = async (tx: Database, work: string): Promise<boolean> => {
  const [paid] = await tx
    .update(works)
    .set({ status: 'PAID', paidAt: now() })
    .where(and(eq(works._id, work), eq(works.status, 'SOLD')))
    .returning({ _id: works._id });
  if (paid) await publishLot(tx, work);
  return paid !== undefined;
};

/** A won lot was not paid for in time; a second word of it changes nothing. */
export const workDefaulted = async (tx: Database, work: string): Promise<boolean> => {
  const [defaulted] = await tx
    .update(works)
    .set({ status: 'DEFAULTED', defaultedAt: now() })
    .where(and(eq(works._id, work), eq(works.status, 'SOLD')))
    .returning({ _id: works._id });
  if (defaulted) await publishLot(tx, work);
  return defaulted !== undefined;
};
