type StorageName = 'sessionStorage' | 'localStorage';

// Browsers may deny access to storage; then nothing is stored and reading returns nothing.
const attempt = <T>(action: () => T): T | null => {
  try {
    return action();
  } catch {
    return null;
  }
};

/** Null when the key is not stored or storage is not available. */
export const readItem = (storage: StorageName, key: string) => attempt(() => globalThis[storage].getItem(key));

/** Stores a value, or removes it when it is null. Does nothing when storage is not available or full. */
export const writeItem = (storage: StorageName, key: string, value: string | null) =>
  void attempt(() => (value === null ? globalThis[storage].removeItem(key) : globalThis[storage].setItem(key, value)));

/** Null when nothing valid is stored. */
export const readJson = <T>(storage: StorageName, key: string): T | null =>
  attempt(() => JSON.parse(globalThis[storage].getItem(key) ?? 'null') as T | null);
