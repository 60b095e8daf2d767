import { localStorageStore, memoryStore, type Store } from 'react-admin';

/** Choices stored on the device: columns and saved searches. All others last until the page is closed. */
const storedKeys = /savedQueries|datatable/i;

/** react-admin's store, separate for each user of the device. */
export const createConsoleStore = (user: string): Store => {
  const device = localStorageStore('1', `console.${user}`);
  const memory = memoryStore();
  const select = (key: string) => (storedKeys.test(key) ? device : memory);
  const forBoth = (act: (store: Store) => void) => [device, memory].forEach(act);
  return {
    setup: () => forBoth((store) => store.setup()),
    teardown: () => forBoth((store) => store.teardown()),
    getItem: (key, fallback) => select(key).getItem(key, fallback),
    setItem: (key, value) => select(key).setItem(key, value),
    removeItem: (key) => select(key).removeItem(key),
    removeItems: (prefix) => forBoth((store) => store.removeItems(prefix)),
    reset: () => forBoth((store) => store.reset()),
    subscribe: (key, listener) => select(key).subscribe(key, listener),
    listItems: (prefix) => ({ ...device.listItems?.(prefix), ...memory.listItems?.(prefix) }),
  };
};
