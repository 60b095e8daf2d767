/** Saves form values in the session storage of this tab. Callers leave out passwords, tokens, consents and files. */
export const saveDraft = (key: string, values: object) => {
  try {
    sessionStorage.setItem(`portico.${key}`, JSON.stringify(values));
  } catch {}
};

export const clearDraft = (key: string) => {
  try {
    sessionStorage.removeItem(`portico.${key}`);
  } catch {}
};

/** The parts of `stored` that have the shape of `empty`; the storage may contain anything. */
export const restoreShape = <T>(empty: T, stored: unknown): T => {
  if (Array.isArray(empty)) {
    const [model] = empty as unknown[];
    return (
      Array.isArray(stored) ? stored.map((item) => (model === undefined ? item : restoreShape(model, item))) : empty
    ) as T;
  }
  if (typeof empty === 'object' && empty !== null) {
    const values = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(empty).map(([name, value]) => [name, restoreShape(value, values[name])]),
    ) as T;
  }
  return typeof stored === typeof empty ? (stored as T) : empty;
};

/** Null if there is no draft. */
export const readDraft = <T>(key: string, empty: T): T | null => {
  try {
    const stored = sessionStorage.getItem(`portico.${key}`);
    return stored === null ? null : restoreShape(empty, JSON.parse(stored));
  } catch {
    return null;
  }
};
