/** What was typed so far, kept for this tab alone. Passwords, proofs, consents and files are never in it. */
export const keepDraft = (key: string, values: object) => {
  try {
    sessionStorage.setItem(`portico.${key}`, JSON.stringify(values));
  } catch {}
};

export const dropDraft = (key: string) => {
  try {
    sessionStorage.removeItem(`portico.${key}`);
  } catch {}
};

/** Takes of `kept` what has the shape of `empty`: the storage may hold anything. */
export const shapedLike = <T>(empty: T, kept: unknown): T => {
  if (Array.isArray(empty)) {
    const [model] = empty as unknown[];
    return (
      Array.isArray(kept) ? kept.map((item) => (model === undefined ? item : shapedLike(model, item))) : empty
    ) as T;
  }
  if (typeof empty === 'object' && empty !== null) {
    const known = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(empty).map(([name, value]) => [name, shapedLike(value, known[name])]),
    ) as T;
  }
  return typeof kept === typeof empty ? (kept as T) : empty;
};

export const readDraft = <T>(key: string, empty: T): T | null => {
  try {
    const kept = sessionStorage.getItem(`portico.${key}`);
    return kept === null ? null : shapedLike(empty, JSON.parse(kept));
  } catch {
    return null;
  }
};
