import type { RouteSpec } from 'shared/contract';

/** Numbers between 0 and 1 that a seed decides (mulberry32). */
export const dice = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export interface Bad {
  method: string;
  /** Below `/api`. */
  path: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
}

type Roll = () => number;

const pick = <T>(roll: Roll, list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T;

const badIds = ['%00', 'a%20b', '%EA%B0%80', '..%2F..', 'x'.repeat(65), "'%3B--", '%F0%9F%92%A9', '%27%20or%201%3D1'];

const values = (roll: Roll): unknown =>
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
    () => Array.from({ length: 2000 }, () => values(() => 0.3)),
    () => ({ ko: 1, en: {}, cn: [] }),
    () => ({ $ne: null }),
  ])();

const urlOf = ({ path }: RouteSpec, ids: readonly string[], roll: Roll) => path.replace(/:\w+/g, () => pick(roll, ids));

/** No route knows this field, so nothing that has it may be done. */
const strange = 'strange';

const bodyOf = (spec: RouteSpec, roll: Roll) => {
  const fields = Object.keys(spec.body?.shape ?? {});
  const chosen = fields.filter(() => roll() < 0.7).map((field) => [field, values(roll)]);
  return JSON.stringify({
    ...Object.fromEntries(chosen),
    ...(roll() < 0.5 && { version: 0 }),
    [strange]: values(roll),
  });
};

const broken = (spec: RouteSpec, roll: Roll): string | Buffer =>
  pick<() => string | Buffer>(roll, [
    () => bodyOf(spec, roll).slice(0, -2),
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

/** Ways to get it wrong; each of them must be refused, whoever asks. */
const kinds: ((spec: RouteSpec, ids: readonly string[], roll: Roll) => Bad | null)[] = [
  // A field of another kind, or one that does not belong there.
  (spec, ids, roll) =>
    spec.body
      ? { method: spec.method, path: urlOf(spec, ids, roll), headers: json, payload: bodyOf(spec, roll) }
      : null,
  // JSON that is none.
  (spec, ids, roll) =>
    spec.body
      ? { method: spec.method, path: urlOf(spec, ids, roll), headers: json, payload: broken(spec, roll) }
      : null,
  // An id that cannot be one.
  (spec, _, roll) =>
    spec.path.includes(':')
      ? {
          method: spec.method,
          path: urlOf(spec, badIds, roll),
          headers: json,
          payload: spec.body && bodyOf(spec, roll),
        }
      : null,
  // A query that the route does not take.
  (spec, ids, roll) => ({
    method: spec.method,
    path: `${urlOf(spec, ids, roll)}?${pick(roll, queries)}&${strange}=1`,
    headers: spec.body ? json : {},
    payload: spec.body && bodyOf(spec, roll),
  }),
  // A method that the path does not have.
  (spec, ids, roll) => ({ method: 'PATCH', path: urlOf(spec, ids, roll), headers: json, payload: bodyOf(spec, roll) }),
  // A body of another type, or a form that is none.
  (spec, ids, roll) =>
    spec.body || spec.part
      ? {
          method: spec.method,
          path: urlOf(spec, ids, roll),
          headers: {
            'content-type': pick(roll, [
              'text/xml',
              'text/plain',
              'multipart/form-data',
              'application/x-www-form-urlencoded',
              '',
            ]),
          },
          payload: bodyOf(spec, roll),
        }
      : null,
  // Larger than anything may be.
  (spec, ids, roll) =>
    spec.body && roll() < 0.1
      ? {
          method: spec.method,
          path: urlOf(spec, ids, roll),
          headers: json,
          payload: `{"${strange}":"${'x'.repeat(5 * 1024 * 1024)}"}`,
        }
      : null,
  // Headers that no program of ours sends.
  (spec, ids, roll) => ({
    method: spec.method,
    path: `${urlOf(spec, ids, roll)}?${strange}=1`,
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
    payload: spec.body && bodyOf(spec, roll),
  }),
];

/** A request that nobody may have done. */
export const badRequest = (spec: RouteSpec, ids: readonly string[], roll: Roll): Bad => {
  for (;;) {
    const made = pick(roll, kinds)(spec, ids, roll);
    if (made) return made;
  }
};
