import { eq } from 'drizzle-orm';
import type { Hall, Setting } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { documents } from '../../platform/documents/table';

type Rules = Omit<Setting['auction'], 'halls'>;

/** Defaults for fields missing in the setting. Amounts in KRW, times in seconds, rates in per cent. */
const defaults: Rules = {
  increments: [
    { from: 0, step: 50_000 },
    { from: 1_000_000, step: 100_000 },
    { from: 3_000_000, step: 200_000 },
    { from: 5_000_000, step: 500_000 },
    { from: 10_000_000, step: 1_000_000 },
    { from: 30_000_000, step: 2_000_000 },
    { from: 50_000_000, step: 3_000_000 },
    { from: 100_000_000, step: 5_000_000 },
  ],
  premium: [{ upTo: null, rate: 15 }],
  vatRate: 10,
  window: 60,
  extension: 30,
  interval: 60,
  maxExtensions: 20,
};

/** The auction part of the setting, completed with defaults. */
export const getAuctionSetting = async (tx: Database): Promise<Setting['auction']> => {
  const [row] = await tx.select({ value: documents.value }).from(documents).where(eq(documents.key, 'setting'));
  const { auction } = (row?.value ?? {}) as Partial<Setting>;
  return { halls: [], ...defaults, ...auction };
};

/** A hall by code; a hall missing in the setting gets its code as name. */
export const getHall = (halls: readonly Hall[], code: string): Hall =>
  halls.find((hall) => hall.code === code) ?? { code, name: { ko: code }, order: halls.length };
