import { createContext, use } from 'react';
import type { ConsoleResource, RecordTab } from './define-resource';
import type { ResourceStore } from './resource-store';

interface ConsoleResources {
  resources: readonly ConsoleResource[];
  tabs: readonly RecordTab[];
}

/** Everything that the console consists of, for the screens that show something of all resources. */
export const ConsoleResourcesContext = createContext<ConsoleResources>({ resources: [], tabs: [] });

export const useConsoleResources = () => use(ConsoleResourcesContext).resources;

/** A resource by its name. Throws where there is none: the name is misspelt. */
export const useConsoleResource = (name: string): ConsoleResource => {
  const found = useConsoleResources().find((resource) => resource.name === name);
  if (!found) throw new Error(`The console has no resource "${name}"`);
  return found;
};

/** The store of a resource. Throws where it has none. */
export const useStore = (name: string): ResourceStore => {
  const { store } = useConsoleResource(name);
  if (!store) throw new Error(`The console's resource "${name}" has no store`);
  return store;
};

/** The tabs that other domains add to the record page of a resource. */
export const useRecordTabs = (resource: string) =>
  use(ConsoleResourcesContext).tabs.filter((tab) => tab.resource === resource);
