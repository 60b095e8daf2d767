import { createContext } from 'react';
import type { HttpError, RaRecord } from 'react-admin';

/** A refused write on an outdated version: the stored record and who wrote it (null for the seed). */
export interface StaleWrite {
  stored: RaRecord;
  changedBy: string | null;
  changedAt: string | null;
}

interface StaleWriteState {
  stale: StaleWrite | null;
  /** Closes the dialogue and returns to the form. */
  dismiss: () => void;
  /** Body of the last refused write, for screens that show more of it than its message. */
  refusedBody: { code?: string } | null;
}

export const StaleWriteContext = createContext<StaleWriteState>({
  stale: null,
  dismiss: () => undefined,
  refusedBody: null,
});

interface StaleBody {
  code?: string;
  changedBy?: string | null;
  changedAt?: string | null;
}

export const getStaleBody = (error: unknown): StaleBody | null => {
  const body = ((error as HttpError).body ?? {}) as StaleBody;
  return body.code === 'stale' ? body : null;
};
