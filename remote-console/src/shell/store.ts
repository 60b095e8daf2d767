import { localStorageStore, memoryStore, type Store } from 'react-admin';

/** Choices worth keeping on this device: columns and saved searches. Everything else ends with the visit. */
const lasting = /savedQueries|datatable/i;

/** One for each person, so that colleagues on one computer keep their own. */
export const consoleStore = (user: string): Store => {
  const kept = localStorageStore('1', `console.${user}`);
  const visit = memoryStore();
  const of = (key: string) => (lasting.test(key) ? kept : visit);
  const both = (act: (store: Store) => void) => [kept, visit].forEach(act);
  return {
    setup: () => both((store) => store.setup()),
    teardown: () => both((store) => store.teardown()),
    getItem: (key, otherwise) => of(key).getItem(key, otherwise),
    setItem: (key, value) => of(key).setItem(key, value),
    removeItem: (key) => of(key).removeItem(key),
    removeItems: (prefix) => both((store) => store.removeItems(prefix)),
    reset: () => both((store) => store.reset()),
    subscribe: (key, listener) => of(key).subscribe(key, listener),
    listItems: (prefix) => ({ ...kept.listItems?.(prefix), ...visit.listItems?.(prefix) }),
  };
};
