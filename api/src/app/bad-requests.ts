import type { RouteSpec } from 'shared/contract';

/** Pseudo-random numbers between 0 and 1 from a seed (mulberry32). */
export const createRandom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

interface BadRequest {
  method: string;
  /** Below `/api`. */
  path: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
}

type Random = () => number;

const pick = <T>(roll: Random, list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T;

const badIds = ['%00', 'a%20b', '%EA%B0%80', '..%2F..', 'x'.repeat(65), "'%3B--", '%F0%9F%92%A9', '%27%20or%201%3D1'];

const createBadValue = (roll: Random): unknown =>
  pick<() => unknown>(roll, [
    () => null,
    () => true,
    () => -1,
    () => 1e308,
    () => '',
    () => '\u0000',
    () => '\ud800',
    () => 'ㄱ'.repeat(5000),
    () => '<script>alert(1)</script>',
    () => "'; drop table users; --",
    () => '2026-13-45T99:99:99Z',
    () => [],
    () => ({}),
    () => Array.from({ length: 2000 }, () => createBadValue(() => 0.3)),
    () => ({ ko: 1, en: {}, cn: [] }),
    () => ({ $ne: null }),
  ])();

const buildUrl = ({ path }: RouteSpec, ids: readonly string[], roll: Random) =>
  path.replace(/:\w+/g, () => pick(roll, ids));

/** A field that no route knows, so that every request with it must be refused. */
const unknownField = 'strange';

const buildBody = (spec: RouteSpec, roll: Random) => {
  const fields = Object.keys(spec.body?.shape ?? {});
  const chosen = fields.filter(() => roll() < 0.7).map((field) => [field, createBadValue(roll)]);
  return JSON.stringify({
    ...Object.fromEntries(chosen),
    ...(roll() < 0.5 && { version: 0 }),
    [unknownField]: createBadValue(roll),
  });
};

const createBrokenJson = (spec: RouteSpec, roll: Random): string | Buffer =>
  pick<() => string | Buffer>(roll, [
    () => buildBody(spec, roll).slice(0, -2),
    () => '{',
    () => '[]]',
    () => '{"a":1,}',
    () => 'null null',
    () => Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
    () => '[{"a":'.repeat(20_000),
    () => '{"__proto__":{"scope":["console"]}}',
    () => '{"constructor":{"prototype":{"scope":1}}}',
  ])();

const queries = [
  'page=-1',
  'page=abc',
  'limit=1000000',
  'sort=;drop',
  'q[]=1',
  `${unknownField}=1`,
  'from=yesterday',
  'page=1&page=2',
];
const json = { 'content-type': 'application/json' };

/** Media types that no route with a body accepts in this form. */
const otherTypes = ['text/xml', 'text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded', ''];

const headerNames = [
  'idempotency-key',
  'accept-language',
  'x-request-id',
  'form-proof',
  'upload-token',
  'if-none-match',
];
const headerValues = ['x'.repeat(4000), '=?=?', '%00', '"', ',,,,;q=9', 'en;q=x,ko;q=-1'];

/**
 * Kinds of invalid requests; each must be refused for every caller. Each makes what differs from a request with an
 * unknown field; null where the route cannot have it.
 */
const kinds: ((spec: RouteSpec, url: string, roll: Random) => Partial<BadRequest> | null | undefined)[] = [
  // A field of another type, or an unknown one.
  ({ body }) => body && {},
  // Invalid JSON.
  (spec, _, roll) => spec.body && { payload: createBrokenJson(spec, roll) },
  // An invalid id.
  (spec, _, roll) => (spec.path.includes(':') ? { path: buildUrl(spec, badIds, roll) } : null),
  // An unknown or invalid query.
  ({ body }, url, roll) => ({ path: `${url}?${pick(roll, queries)}&${unknownField}=1`, headers: body ? json : {} }),
  // A method that the path does not have.
  (spec, _, roll) => ({ method: 'PATCH', payload: buildBody(spec, roll) }),
  // A body of another media type, or an invalid form.
  (spec, _, roll) =>
    spec.body || spec.part
      ? { headers: { 'content-type': pick(roll, otherTypes) }, payload: buildBody(spec, roll) }
      : null,
  // Above the body limit.
  ({ body }, _, roll) =>
    body && roll() < 0.1 ? { payload: `{"${unknownField}":"${'x'.repeat(5 * 1024 * 1024)}"}` } : null,
  // Unusual headers.
  ({ body }, url, roll) => ({
    path: `${url}?${unknownField}=1`,
    headers: { ...(body ? json : {}), [pick(roll, headerNames)]: pick(roll, headerValues) },
  }),
];

/** Creates an invalid request. */
export const createBadRequest = (spec: RouteSpec, ids: readonly string[], roll: Random): BadRequest => {
  const path = buildUrl(spec, ids, roll);
  const payload = spec.body && buildBody(spec, roll);
  for (;;) {
    const changes = pick(roll, kinds)(spec, path, roll);
    if (changes) return { method: spec.method, path, headers: json, payload, ...changes };
  }
};
