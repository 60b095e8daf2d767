import { createContext } from 'react';
import type { HttpError, RaRecord } from 'react-admin';

/** A write that came too late: what is stored instead, and by whom (their name, null for the seed). */
export interface Stale {
  theirs: RaRecord;
  changedBy: string | null;
  changedAt: string | null;
}

interface StaleState {
  stale: Stale | null;
  /** Back to editing; nothing is lost on either side. */
  dismiss: () => void;
  /** What the API said with the last write that it refused, for screens that show more of it than its message. */
  said: { code?: string } | null;
}

export const StaleContext = createContext<StaleState>({ stale: null, dismiss: () => undefined, said: null });

interface StaleBody {
  code?: string;
  changedBy?: string | null;
  changedAt?: string | null;
}

export const staleBody = (error: unknown): StaleBody | null => {
  const body = ((error as HttpError).body ?? {}) as StaleBody;
  return body.code === 'stale' ? body : null;
};
