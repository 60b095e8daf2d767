import { formatDateTime } from 'shared/format';

export interface Change {
  path: string;
  before: unknown;
  after: unknown;
}

type Flat = Map<string, unknown>;

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

/** A file says most by its name. */
const fileName = (value: unknown) => {
  const { mime, name } = (value ?? {}) as { mime?: unknown; name?: unknown };
  return typeof mime === 'string' && typeof name === 'string' ? name : null;
};

const bare = (value: unknown): unknown => (Array.isArray(value) ? value.map(bare) : (fileName(value) ?? value));

interface Known {
  _id: string;
  title?: unknown;
  name?: unknown;
}

const isKnown = (value: unknown): value is Known => typeof (value as Partial<Known> | null)?._id === 'string';

/** What a reader calls an item, as one step of a path. */
const nameOf = ({ _id, title, name }: Known) => {
  const given = title ?? name;
  const text = typeof given === 'object' ? (given as { ko?: string } | null)?.ko : given;
  return `@${String(text || _id).replaceAll('.', ' ')}`;
};

/** Names of all items by their id; the later ones win. */
const namesIn = (value: unknown, into: Map<string, string>): Map<string, string> => {
  if (isPlain(value)) return into;
  if (isKnown(value)) into.set(value._id, nameOf(value));
  for (const part of Object.values(value as object)) namesIn(part, into);
  return into;
};

/**
 * Every single value under its path; lists of plain values stay one value. Items that have an id are found by it
 * wherever they stand, and their order is a value of its own.
 */
const flat = (given: unknown, names: Map<string, string>, path = '', into: Flat = new Map()): Flat => {
  const value = bare(given);
  if (isPlain(value) || (Array.isArray(value) && value.every(isPlain))) {
    if (path) into.set(path, value);
    return into;
  }
  const known = Array.isArray(value) && value.every(isKnown) ? value : null;
  if (known)
    into.set(
      path,
      known.map(({ _id }) => names.get(_id)?.slice(1)),
    );
  for (const [key, part] of Object.entries(value as object)) {
    const step = known ? names.get((part as Known)._id) : key;
    flat(part, names, path ? `${path}.${step}` : step, into);
  }
  return into;
};

/** Nothing is nothing, however it is written. */
const known = (value: unknown) =>
  JSON.stringify(value === '' || value === undefined || `${value}` === '' ? null : value);
const same = (one: unknown, other: unknown) => known(one) === known(other);

/** The server's own notes about a record say nothing to a reader. */
const silent = new Set(['_id', 'id', 'version', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy']);

/** Where an item stands is told by the list itself. */
const isPlace = (path: string) => /\.@[^.]*\.order$/.test(path);

const isSilent = (path: string) => isPlace(path) || path.split('.').some((part) => silent.has(part));

/** What differs, value by value, in the order of the later one. */
export const changes = (before: unknown, after: unknown): Change[] => {
  const names = namesIn(after, namesIn(before, new Map()));
  const old = flat(before ?? {}, names);
  const now = flat(after ?? {}, names);
  return [...new Set([...now.keys(), ...old.keys()])]
    .filter((path) => !isSilent(path) && !same(old.get(path), now.get(path)))
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }));
};

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const markup = /<\/?[a-z][^>]*>/i;

const plain = (html: string) =>
  new DOMParser().parseFromString(
    html.replaceAll(/<\/(p|li|h\d|blockquote)>/g, ' $&').replaceAll(/<img/g, '▣ <img'),
    'text/html',
  ).body.textContent;

type Translate = (key: string, values?: { _: string }) => string;

/** A value as a reader knows it; '' for none. `name` is the field's name in the texts. */
export const shown = (translate: Translate, name: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
  if (Array.isArray(value)) return value.map((each) => shown(translate, name, each)).join(', ');
  const text = String(value);
  if (instant.test(text)) return formatDateTime(text);
  if (markup.test(text)) return plain(text).trim();
  return translate(`${name}.${text}`, { _: text });
};
