import { eq } from 'drizzle-orm';
import type { Setting, Shipping } from 'shared/contract';
import type { Database } from '../platform/database/connect';
import { documents } from '../platform/documents/table';

/** Used until an administrator has saved the setting. */
const defaultSettings = { shippingFee: 0, freeOver: 0, pointRate: 0, confirmDays: 7, paymentHours: 24, bank: null };

/** The shop's part of the setting. */
export const getShopSettings = async (tx: Database) => {
  const [row] = await tx.select({ value: documents.value }).from(documents).where(eq(documents.key, 'setting'));
  return { ...defaultSettings, ...(row?.value as Setting | undefined)?.shop };
};

/** Shipping of a product, with what it leaves open taken from the setting: all, or the sum from which it is free. */
export const completeShipping = async (tx: Database, shipping: Shipping | null): Promise<Shipping> => {
  if (shipping && (shipping.type !== 'CONDITIONAL' || shipping.freeOver)) return shipping;
  const { shippingFee, freeOver } = await getShopSettings(tx);
  if (shipping) return { ...shipping, freeOver };
  return shippingFee ? { type: 'CONDITIONAL', fee: shippingFee, freeOver } : { type: 'FREE', fee: 0 };
};
