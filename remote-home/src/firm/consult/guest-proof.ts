import { useSyncExternalStore } from 'react';

const key = 'portico.consult.proof';
/** A proof is asked for again after half an hour without use (decision 28). */
const lifeMs = 30 * 60_000;

interface StoredProof {
  proof: string;
  /** Milliseconds. */
  until: number;
}

const listeners = new Set<() => void>();
/** Where the storage is blocked, the proof is forgotten with the page. */
let inPage: StoredProof | null = null;

const readStored = (): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? inPage;
  } catch {
    return inPage;
  }
};

/** The proof of a visitor that this tab has stored; null if there is none or it is too old. */
const readGuestProof = (): string | null => {
  const { proof, until } = (readStored() ?? {}) as Partial<StoredProof>;
  return typeof proof === 'string' && typeof until === 'number' && until > Date.now() ? proof : null;
};

/** Stores a proof, or the time of its last use, in the session of this tab; null deletes it. */
export const storeGuestProof = (proof: string | null) => {
  inPage = proof === null ? null : { proof, until: Date.now() + lifeMs };
  try {
    if (inPage) sessionStorage.setItem(key, JSON.stringify(inPage));
    else sessionStorage.removeItem(key);
  } catch {}
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The stored proof; null on the server and while the page is hydrated. */
export const useGuestProof = () => useSyncExternalStore(subscribe, readGuestProof, () => null);
