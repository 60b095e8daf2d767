import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Language } from 'shared/i18n';
import { type ResourceLabels, registerLabels } from '../i18n/resource-labels';
import type { CrudStore, DocumentStore, ListStore, ReadStore, ResourceStore } from './resource-store';

/** Groups of the menu, in their order. */
export const menuGroups = [
  'site',
  'customers',
  'people',
  'matching',
  'auction',
  'shop',
  'centre',
  'messaging',
  'legal',
  'system',
  'own',
] as const;

interface MenuEntry {
  group: (typeof menuGroups)[number];
  /** Position in the group, ascending; in steps of ten, so that another entry fits between two. */
  order: number;
  Icon: LucideIcon;
}

interface Description {
  /** Path below `/console`; for what has a store, the API's path below `/api/console` too. */
  name: string;
  /** Without it the menu does not name it. */
  menu?: MenuEntry;
}

/** Records in a list. A screen whose call the store lacks does not compile. */
interface ListDescription<S extends ListStore> extends Description {
  labels: ResourceLabels;
  store: S;
  /** Path of the text by which a record is called, in one language or in three. */
  recordTitle: string;
  List: ComponentType;
  Create?: S extends Pick<CrudStore, 'create'> ? ComponentType : never;
  /** The record's page; whether it changes the record is decided by the screen. */
  Edit?: S extends Pick<ReadStore, 'get'> ? ComponentType : never;
}

/** A single screen, with or without a document that it edits. */
interface PageDescription extends Description {
  labels?: ResourceLabels;
  store?: DocumentStore;
  Page: ComponentType;
}

interface ListResource extends Description {
  store: ListStore;
  recordTitle: string;
  List: ComponentType;
  Create?: ComponentType;
  Edit?: ComponentType;
}

interface PageResource extends Description {
  store?: DocumentStore;
  Page: ComponentType;
}

/** One resource of the console; menu, routes, data provider and audit log are made of the list of them. */
export type ConsoleResource = ListResource | PageResource;

/** A tab that one domain adds to the record page of another. */
export interface RecordTab {
  /** Resource on whose page it stands. */
  resource: string;
  name: string;
  getLabel: (language: Language) => string;
  Fields: ComponentType;
}

/** Describes a resource and registers its labels. */
export const defineResource = <S extends ListStore>({ labels, ...resource }: ListDescription<S>): ListResource => {
  registerLabels(resource.name, labels);
  return resource;
};

/** Describes a resource that is one page, and registers its labels. */
export const definePage = ({ labels, ...resource }: PageDescription): PageResource => {
  if (labels) registerLabels(resource.name, labels);
  return resource;
};

export const isListResource = (resource: ConsoleResource): resource is ListResource => 'List' in resource;

/** The store of each resource that has one, by the resource's name. */
export const getStores = (resources: readonly ConsoleResource[]): ReadonlyMap<string, ResourceStore> =>
  new Map(resources.flatMap(({ name, store }) => (store ? [[name, store] as const] : [])));
