import type { Api } from 'shared/client';
import type { ActiveRelease, RecordList, RunningRelease } from 'shared/remotes';

/** Where the shell shows records of remotes. */
export type RecordPlace = RecordList['places'][number];

/** A record of the API that has a page in a remote. */
export interface ListedRecord {
  /** Without the language. */
  path: string;
  title: string;
  description: string | null;
  /** When it was published or changed; null if the list does not say. */
  changedAt: string | null;
}

/** The lists that running remotes offer for a place, in the order of the registry. */
export const findRecordLists = (
  releases: readonly (ActiveRelease | RunningRelease)[],
  place: RecordPlace,
): RecordList[] =>
  releases.flatMap(({ disabled, manifest: { records = [] } }) =>
    disabled ? [] : records.filter(({ places }) => places.includes(place)),
  );

type ListCall = (args: { query: Record<string, string | number> }) => Promise<Record<string, unknown>>;

/** The operation of a contract's name; a client makes one of any name, which the API refuses if there is none. */
const getOperation = (api: Api, name: string) =>
  name.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], api) as ListCall;

const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Null where a field of the path or the title is missing. */
const toListedRecord = (
  { to, title, description, changedAt }: RecordList,
  record: Record<string, unknown>,
): ListedRecord | null => {
  const fields = [...to.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);
  const text = toText(record[title]);
  if (text === null || fields.some((field) => toText(record[field]) === null)) return null;
  return {
    path: to.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(record[field]))),
    title: text,
    description: description ? toText(record[description]) : null,
    changedAt: changedAt ? toText(record[changedAt]) : null,
  };
};

/** Reads a part of a list, in the language of the client. Records without a title or an address are left out. */
export const readRecords = async (
  api: Api,
  list: RecordList,
  query: Record<string, string | number>,
): Promise<ListedRecord[]> => {
  const answer = await getOperation(api, list.list)({ query: { ...list.query, ...query } });
  const records = answer[list.key];
  if (!Array.isArray(records)) return [];
  return records.flatMap((record: Record<string, unknown>) => toListedRecord(list, record) ?? []);
};
