/** A bid that a person confirmed. The same key makes the same bid, however often it is sent. */
export interface Attempt {
  key: string;
  kind: 'AUTO' | 'DIRECT' | 'ABSENTEE' | 'RAISE';
  amount: number;
  /** The bid whose limit is raised. */
  bid: string | null;
  /** ms since 1970 by the clock of the device, which only tells old from young here. */
  at: number;
}

/** The API remembers its answers for a day. */
const rememberedMs = 23 * 60 * 60_000;

const nameOf = (work: string, user: string) => `portico.bid.${work}.${user}`;

/** Storage may be closed to us; an attempt then lives as long as its page. */
const stored = <T>(use: (storage: Storage) => T): T | null => {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
};

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' && value !== null && 'key' in value && 'amount' in value && 'at' in value;

/** Kept until it is known what became of it, through a reload too. */
export const keepAttempt = (work: string, user: string, attempt: Attempt) =>
  stored((storage) => storage.setItem(nameOf(work, user), JSON.stringify(attempt)));

export const dropAttempt = (work: string, user: string) => stored((storage) => storage.removeItem(nameOf(work, user)));

/** The attempt of which nobody knows yet what became. */
export const openAttempt = (work: string, user: string): Attempt | null => {
  const text = stored((storage) => storage.getItem(nameOf(work, user)));
  if (!text) return null;
  const kept: unknown = JSON.parse(text);
  return isAttempt(kept) && Date.now() - kept.at < rememberedMs ? kept : null;
};
