import { RefusedError } from '../refused-error';
import type { StoredText, TextStore } from './text-store';

/** Every concurrent change costs one more attempt. */
const maxAttempts = 20;

/** The entries of a stored list, as they are written; none where it cannot be read. */
export const parseEntries = (stored: StoredText | null): unknown[] => {
  try {
    const entries: unknown = JSON.parse(stored?.text ?? '[]');
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
};

/** Changes a stored list, again where another process was faster. Where `change` returns null nothing is written. */
export const changeEntries = async (store: TextStore, change: (entries: unknown[]) => unknown[] | null) => {
  for (let left = maxAttempts; left > 0; left -= 1) {
    const stored = await store.read();
    const next = change(parseEntries(stored));
    if (!next || (await store.replace(`${JSON.stringify(next, null, 1)}\n`, stored))) return;
  }
  throw new RefusedError(`It was changed by others ${maxAttempts} times in a row.`);
};
