/** A confirmed bid. The same key makes the same bid, however often it is sent. Stored in the session in this form. */
export interface BidAttempt {
  key: string;
  kind: 'AUTO' | 'DIRECT' | 'ABSENTEE' | 'RAISE';
  amount: number;
  /** Id of the bid that is raised. */
  bid: string | null;
  /** When it was confirmed (ms since 1970, clock of the device). */
  at: number;
}

/** The API remembers an idempotency key for a day. */
const maxAgeMs = 23 * 60 * 60_000;

const getStorageKey = (work: string, user: string) => `portico.bid.${work}.${user}`;

/** Null where storage is blocked. */
const withStorage = <T>(access: (storage: Storage) => T): T | null => {
  try {
    return access(sessionStorage);
  } catch {
    return null;
  }
};

const isBidAttempt = (value: unknown): value is BidAttempt =>
  typeof value === 'object' && value !== null && 'key' in value && 'amount' in value && 'at' in value;

/** Stores the bid until its outcome is known, so that a reload does not lose it. */
export const savePendingBid = (work: string, user: string, attempt: BidAttempt) =>
  withStorage((storage) => storage.setItem(getStorageKey(work, user), JSON.stringify(attempt)));

export const clearPendingBid = (work: string, user: string) =>
  withStorage((storage) => storage.removeItem(getStorageKey(work, user)));

/** The bid whose outcome is not known yet; null where there is none or it is too old to be repeated. */
export const loadPendingBid = (work: string, user: string): BidAttempt | null => {
  const text = withStorage((storage) => storage.getItem(getStorageKey(work, user)));
  if (!text) return null;
  const stored: unknown = JSON.parse(text);
  return isBidAttempt(stored) && Date.now() - stored.at < maxAgeMs ? stored : null;
};
