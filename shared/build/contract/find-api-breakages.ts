import type { ApiDescription, Facets } from './describe-api';

/** A value in a description, found through the named shapes that lead to it. */
interface Found {
  /** Route or named shape. */
  shape: string;
  place: string;
  facets: Facets;
}

type Direction = 'accepted' | 'answered';

const find = (description: ApiDescription, shape: string, place: string): Found | null => {
  const facets = description.get(shape)?.get(place);
  if (!facets) return null;
  if (!facets.ref) return { shape, place, facets };
  const named = find(description, facets.ref, '');
  const { ref, ...outer } = facets;
  return named && { ...named, facets: { ...named.facets, ...outer } };
};

/** The parts of each value by what is added to its place: `.title`, `[]`, `|0`. */
const listParts = (description: ApiDescription, { shape, place }: Found): string[] =>
  [...(description.get(shape)?.keys() ?? [])]
    .filter((each) => each.startsWith(place))
    .map((each) => each.slice(place.length))
    .filter((part) => /^(\.[^.[|]+|\[\]|\|\d+)$/.test(part));

const isIncluded = (type: string | undefined, inType: string | undefined) =>
  !inType || type === inType || (type === 'integer' && inType === 'number');

const listMissing = (values: unknown[] = [], others: unknown[] = []) =>
  values.filter((value) => !others.includes(value)).join(', ');

const minima = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const maxima = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];
/** Compared as they are: which of two is stricter cannot be seen. */
const opaque = ['pattern', 'format', 'allOf', 'propertyNames', 'multipleOf', 'uniqueItems'];

/** Limits of an accepted value that refuse more than before. */
const listStricterLimits = (was: Facets, now: Facets): string[] => {
  const differ = (names: string[], isStricter: (one: number, other: number) => boolean, none: number) =>
    names.filter((name) => isStricter(Number(now[name] ?? none), Number(was[name] ?? none)));
  const stricter = [
    ...differ(minima, (one, other) => one > other, Number.NEGATIVE_INFINITY),
    ...differ(maxima, (one, other) => one < other, Number.POSITIVE_INFINITY),
    ...opaque.filter((name) => now[name] !== undefined && JSON.stringify(now[name]) !== JSON.stringify(was[name])),
  ];
  return stricter.map((name) => `${name} was ${JSON.stringify(was[name] ?? null)} and is ${JSON.stringify(now[name])}`);
};

/** What breaks a client that sends the value. */
const compareAccepted = (was: Facets, now: Facets): string[] => {
  if (!isIncluded(was.type, now.type)) return [`its type was ${was.type ?? 'any'} and is ${now.type}`];
  const removed = now.enum && listMissing(was.enum, now.enum);
  return [
    was.nullable && !now.nullable && 'null is not accepted any more',
    was.optional && !now.optional && 'is required',
    !was.closed && now.closed && 'accepts no other keys any more',
    now.enum && !was.enum && `accepts only ${now.enum.join(', ')}`,
    was.enum && removed ? `does not accept ${removed} any more` : null,
    ...listStricterLimits(was, now),
  ].filter((line) => typeof line === 'string');
};

/** What breaks a client that reads the value. Values that a list of values gets besides are an addition (docs/api.md). */
const compareAnswered = (was: Facets, now: Facets): string[] => {
  if (!isIncluded(now.type, was.type)) return [`its type was ${was.type} and is ${now.type ?? 'any'}`];
  return [
    !was.nullable && now.nullable && 'may be null',
    !was.optional && now.optional && 'may be missing',
    was.format !== now.format && was.format !== undefined && `its format was ${was.format} and is ${now.format}`,
  ].filter((line) => typeof line === 'string');
};

/** The direction of each part of a route, by the beginning of its places. */
const directions: Record<string, Direction> = {
  query: 'accepted',
  body: 'accepted',
  form: 'accepted',
  answer: 'answered',
};

/** What breaks for a client of `was` at an API of `now`: a line each, with route, field, and what. */
export const findApiBreakages = (was: ApiDescription, now: ApiDescription): string[] => {
  const breakages: string[] = [];
  /** A shape that many routes have is compared, and reported, once. */
  const compared = new Set<string>();

  const compareValues = (label: string, [former, current]: [Found, Found], direction: Direction) => {
    const key = [direction, former.shape, former.place, current.shape, current.place].join(' ');
    const compare = direction === 'accepted' ? compareAccepted : compareAnswered;
    const found = compare(former.facets, current.facets);
    for (const line of found) if (!compared.has(`${key} ${line}`)) breakages.push(`${label}: ${line}`);
    for (const line of found) compared.add(`${key} ${line}`);
    if (compared.has(key)) return;
    compared.add(key);
    const [before, after] = [listParts(was, former), listParts(now, current)];
    for (const part of new Set([...before, ...after])) comparePart(label, [former, current], part, direction);
  };

  const comparePart = (label: string, [parent, currentParent]: [Found, Found], part: string, direction: Direction) => {
    const former = find(was, parent.shape, parent.place + part);
    const current = find(now, currentParent.shape, currentParent.place + part);
    const name = `${label}${part}`;
    if (former && current) return compareValues(name, [former, current], direction);
    if (former && part.startsWith('.'))
      breakages.push(`${name}: is ${direction === 'answered' ? 'missing' : 'not accepted any more'}`);
    if (former && part.startsWith('|') && direction === 'accepted') breakages.push(`${name}: is not accepted any more`);
    if (!current) return;
    if (part.startsWith('|') && direction === 'answered') breakages.push(`${name}: is a new kind of value`);
    const isDemanded = part.startsWith('.') && part !== '.*' && !current.facets.optional;
    if (isDemanded && direction === 'accepted') breakages.push(`${name}: is new and required`);
  };

  const compareRoutes = (route: string) => {
    const [former, current] = [was.get(route), now.get(route)];
    if (!former || !current) return breakages.push(`${route}: is not served any more`);
    for (const [place, facet] of [
      ['', 'access'],
      ['status', 'type'],
    ] as const) {
      const [before, after] = [former.get(place)?.[facet], current.get(place)?.[facet]];
      if (before !== after) breakages.push(`${route}: ${place || facet} was ${before} and is ${after}`);
    }
    for (const [part, direction] of Object.entries(directions)) {
      const root = (shape: string) => ({ shape, place: part, facets: {} });
      const [one, other] = [find(was, route, part) ?? root(route), find(now, route, part) ?? root(route)];
      compareValues(`${route} ${part}`, [one, other], direction);
    }
  };

  for (const name of was.keys()) if (name.includes(' ')) compareRoutes(name);
  return breakages;
};
