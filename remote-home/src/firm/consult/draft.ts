import { type ConsultValues, emptyValues } from './values';

const key = 'portico.consult';

/** What was typed so far, kept for this tab alone. Password, consents and files are never in it. */
export const keepDraft = (values: ConsultValues) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {}
};

/** Only what the form knows and as text: the storage may hold anything. */
export const readDraft = (): ConsultValues | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const known = Object.keys(emptyValues) as (keyof ConsultValues)[];
    const entries = known.map((name) => [name, (kept as Record<string, unknown>)[name]] as const);
    return { ...emptyValues, ...Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')) };
  } catch {
    return null;
  }
};

export const dropDraft = () => {
  try {
    sessionStorage.removeItem(key);
  } catch {}
};
