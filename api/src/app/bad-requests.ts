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

export interface BadRequest {
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
const strange = 'strange';

const buildBody = (spec: RouteSpec, roll: Random) => {
  const fields = Object.keys(spec.body?.shape ?? {});
  const chosen = fields.filter(() => roll() < 0.7).map((field) => [field, createBadValue(roll)]);
  return JSON.stringify({
    ...Object.fromEntries(chosen),
    ...(roll() < 0.5 && { version: 0 }),
    [strange]: createBadValue(roll),
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
  `${strange}=1`,
  'from=yesterday',
  'page=1&page=2',
];
const json = { 'content-type': 'application/json' };

/** Kinds of invalid requests; each must be refused for every caller. */
const kinds: ((spec: RouteSpec, ids: readonly string[], roll: Random) => BadRequest | null)[] = [
  // A field of another type, or an unknown one.
  (spec, ids, roll) =>
    spec.body
      ? { method: spec.method, path: buildUrl(spec, ids, roll), headers: json, payload: buildBody(spec, roll) }
      : null,
  // Invalid JSON.
  (spec, ids, roll) =>
    spec.body
      ? { method: spec.method, path: buildUrl(spec, ids, roll), headers: json, payload: createBrokenJson(spec, roll) }
      : null,
  // An invalid id.
  (spec, _, roll) =>
    spec.path.includes(':')
      ? {
          method: spec.method,
          path: buildUrl(spec, badIds, roll),
          headers: json,
          payload: spec.body && buildBody(spec, roll),
        }
      : null,
  // An unknown or invalid query.
  (spec, ids, roll) => ({
    method: spec.method,
    path: `${buildUrl(spec, ids, roll)}?${pick(roll, queries)}&${strange}=1`,
    headers: spec.body ? json : {},
    payload: spec.body && buildBody(spec, roll),
  }),
  // A method that the path does not have.
  (spec, ids, roll) => ({
    method: 'PATCH',
    path: buildUrl(spec, ids, roll),
    headers: json,
    payload: buildBody(spec, roll),
  }),
  // A body of another media type, or an invalid form.
  (spec, ids, roll) =>
    spec.body || spec.part
      ? {
          method: spec.method,
          path: buildUrl(spec, ids, roll),
          headers: {
            'content-type': pick(roll, [
              'text/xml',
              'text/plain',
              'multipart/form-data',
              'application/x-www-form-urlencoded',
              '',
            ]),
          },
          payload: buildBody(spec, roll),
        }
      : null,
  // Above the body limit.
  (spec, ids, roll) =>
    spec.body && roll() < 0.1
      ? {
          method: spec.method,
          path: buildUrl(spec, ids, roll),
          headers: json,
          payload: `{"${strange}":"${'x'.repeat(5 * 1024 * 1024)}"}`,
        }
      : null,
  // Unusual headers.
  (spec, ids, roll) => ({
    method: spec.method,
    path: `${buildUrl(spec, ids, roll)}?${strange}=1`,
    headers: {
      ...(spec.body ? json : {}),
      [pick(roll, [
        'idempotency-key',
        'accept-language',
        'x-request-id',
        'form-proof',
        'upload-token',
        'if-none-match',
      ])]: pick(roll, ['x'.repeat(4000), '=?=?', '%00', '"', ',,,,;q=9', 'en;q=x,ko;q=-1']),
    },
    payload: spec.body && buildBody(spec, roll),
  }),
];

/** Creates an invalid request. */
export const createBadRequest = (spec: RouteSpec, ids: readonly string[], roll: Random): BadRequest => {
  for (;;) {
    const made = pick(roll, kinds)(spec, ids, roll);
    if (made) return made;
  }
};
