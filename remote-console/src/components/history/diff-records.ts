import { formatDateTime } from 'shared/format';

export interface FieldChange {
  path: string;
  before: unknown;
  after: unknown;
}

type Flat = Map<string, unknown>;

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

/** The name of a file's reference; null for anything else. */
const getFileName = (value: unknown) => {
  const { mime, name } = (value ?? {}) as { mime?: unknown; name?: unknown };
  return typeof mime === 'string' && typeof name === 'string' ? name : null;
};

/** Replaces the references to files by their names. */
const replaceFiles = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(replaceFiles) : (getFileName(value) ?? value);

interface Identified {
  _id: string;
  title?: unknown;
  name?: unknown;
}

const isIdentified = (value: unknown): value is Identified =>
  typeof (value as Partial<Identified> | null)?._id === 'string';

/** Names of records by their ids. */
export type RecordNames = Readonly<Record<string, string>>;

/** An item's title or name, as one step of a path. */
const getItemStep = ({ _id, title, name }: Identified, names: RecordNames) => {
  const label = title ?? name ?? names[_id];
  const text = typeof label === 'object' ? (label as { ko?: string } | null)?.ko : label;
  return `@${String(text || _id).replaceAll('.', ' ')}`;
};

/** Collects the steps of all items by their ids. Items read later win. */
const collectSteps = (value: unknown, names: RecordNames, into: Map<string, string>): Map<string, string> => {
  if (isPlain(value)) return into;
  if (isIdentified(value)) into.set(value._id, getItemStep(value, names));
  for (const part of Object.values(value as object)) collectSteps(part, names, into);
  return into;
};

/**
 * Every value by its path. A list of plain values is one value. Items with an id are matched by it at any index, and
 * their order is a value of its own.
 */
const flatten = (record: unknown, steps: Map<string, string>, path = '', into: Flat = new Map()): Flat => {
  const value = replaceFiles(record);
  if (isPlain(value) || (Array.isArray(value) && value.every(isPlain))) {
    if (path) into.set(path, value);
    return into;
  }
  const items = Array.isArray(value) && value.every(isIdentified) ? value : null;
  if (items)
    into.set(
      path,
      items.map(({ _id }) => steps.get(_id)?.slice(1)),
    );
  for (const [key, part] of Object.entries(value as object)) {
    const step = items ? steps.get((part as Identified)._id) : key;
    flatten(part, steps, path ? `${path}.${step}` : step, into);
  }
  return into;
};

/** The empty string, a list without values, undefined and null are equal. */
const normalise = (value: unknown) =>
  JSON.stringify(value === '' || value === undefined || `${value}` === '' ? null : value);
export const isSame = (one: unknown, other: unknown) => normalise(one) === normalise(other);

/** Fields that the API maintains; their changes are not a user's. */
const ignoredFields = new Set([
  ...['_id', 'id', 'version', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'deletedAt', 'purgedAt', 'purgeAt'],
  ...['seq', 'icsSequence', 'remindedAt', 'remindedDay', 'remindedSoon', 'priceTurnsAt'],
]);

/** The order of an item: the list's order shows it already. */
const isItemOrder = (path: string) => /\.@[^.]*\.order$/.test(path);

const isIgnored = (path: string) => isItemOrder(path) || path.split('.').some((part) => ignoredFields.has(part));

/** Replaces the ids of records by their names. */
const nameValues = (value: unknown, names: RecordNames): unknown =>
  Array.isArray(value)
    ? value.map((each) => nameValues(each, names))
    : typeof value === 'string'
      ? (names[value] ?? value)
      : value;

/**
 * The values that differ, in the order of `after`. Fields that the API maintains are ignored; records are called by their
 * names where `names` has them.
 */
export const diffRecords = (before: unknown, after: unknown, names: RecordNames = {}): FieldChange[] => {
  const steps = collectSteps(after, names, collectSteps(before, names, new Map()));
  const old = flatten(before ?? {}, steps);
  const now = flatten(after ?? {}, steps);
  return [...new Set([...now.keys(), ...old.keys()])]
    .filter((path) => !isIgnored(path) && !isSame(old.get(path), now.get(path)))
    .map((path) => ({ path, before: nameValues(old.get(path), names), after: nameValues(now.get(path), names) }));
};

/** An id whose record has no name. */
const recordId = /^@?[0-9A-HJKMNP-TV-Z]{26}$/;
export const isRecordId = (text: string) => recordId.test(text);

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const markup = /<\/?[a-z][^>]*>/i;

const plain = (html: string) =>
  new DOMParser().parseFromString(
    html.replaceAll(/<\/(p|li|h\d|blockquote)>/g, ' $&').replaceAll(/<img/g, '▣ <img'),
    'text/html',
  ).body.textContent;

type Translate = (key: string, values?: { _: string }) => string;

/** A value as text in the reader's language; '' for none. `name` is the translation key of the field. */
export const formatValue = (translate: Translate, name: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
  if (Array.isArray(value)) return value.map((each) => formatValue(translate, name, each)).join(', ');
  const text = String(value);
  if (isRecordId(text)) return translate('history.unnamed');
  if (instant.test(text)) return formatDateTime(text);
  if (markup.test(text)) return plain(text).trim();
  return translate(`${name}.${text}`, { _: translate(`history.values.${text.replace('.', '-')}`, { _: text }) });
};
