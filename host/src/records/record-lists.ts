import { type ActiveRelease, isRunnable, type RecordList, type RunningRelease } from 'shared/remotes';
import { fillAddress, type Item, listItems } from './fill-address';

/** A record of the API that has a page in a remote. */
export interface ListedRecord {
  /** Without the language. */
  path: string;
  title: string;
  description: string | null;
  /** When it was published or changed; null if the list does not say. */
  changedAt: string | null;
}

/** The lists that running remotes offer for a place, in the order of the releases. */
export const findRecordLists = (
  releases: readonly (ActiveRelease | RunningRelease)[],
  place: RecordList['places'][number],
): RecordList[] =>
  releases
    .filter(isRunnable)
    .flatMap(({ manifest: { records = [] } }) => records.filter(({ places }) => places.includes(place)));

const toText = (item: Item, field: string | undefined) => {
  const value = field === undefined ? null : item[field];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** GET of a route of the API, such as `/v1/fairs?limit=5`. */
export type GetRoute = (route: string) => Promise<unknown>;

/** Reads a part of a list. Records without a title or an address are left out. */
export const readRecords = async (
  getRoute: GetRoute,
  { route, field, to, text, description, changedAt }: RecordList,
  query: Record<string, string | number>,
): Promise<ListedRecord[]> => {
  const [path = '', own = ''] = route.split('?');
  const parameters = new URLSearchParams(own);
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
  return listItems(await getRoute(`${path}?${parameters}`), field).flatMap((item) => {
    const title = toText(item, text);
    const address = fillAddress(to, item);
    return title && address
      ? { path: address, title, description: toText(item, description), changedAt: toText(item, changedAt) }
      : [];
  });
};
