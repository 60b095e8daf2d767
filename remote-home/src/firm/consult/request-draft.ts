import { type ConsultValues, emptyValues } from './request-values';

const key = 'portico.consult';

/** Stores the typed values in the session of this tab. Password, consents and files are not stored. */
export const saveDraft = (values: ConsultValues) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {}
};

/** The stored values that the form has and that are text; null without a draft. */
export const loadDraft = (): ConsultValues | null => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const names = Object.keys(emptyValues) as (keyof ConsultValues)[];
    const entries = names.map((name) => [name, (stored as Record<string, unknown>)[name]] as const);
    return { ...emptyValues, ...Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')) };
  } catch {
    return null;
  }
};

export const clearDraft = () => {
  try {
    sessionStorage.removeItem(key);
  } catch {}
};
