import { contract, listRoutes, type RouteSpec } from 'shared/contract';
import type { Attack, Target } from './attack';
import type { Answer } from './attack-client';
import { createInput } from './create-input';

/** Stacks, statements and names that only sources and the database know. */
const internals =
  /\bat \S+ \(|node_modules|\.[mc]?[jt]s:\d+|syntax error at|violates \w+ constraint|pg_catalog|drizzle|\b(select|insert into|update|delete from) "/;

const headersTooLarge = 431;

/** What is wrong with an answer to a hostile input; null if nothing is. A busy server may refuse early. */
const findFault = ({ status, text, body }: Pick<Answer, 'status' | 'text' | 'body'>): string | null => {
  if (status >= 500 && body.code !== 'overloaded') return `answers ${status}`;
  // Headers that are too large are refused before anything of the product runs.
  if (status < 400 || status === headersTooLarge) return null;
  if (internals.test(text)) return 'shows internals';
  return typeof body.code === 'string' && typeof body.message === 'string' ? null : `is no error of the API: ${text}`;
};

const identities = ['anonymous', 'member', 'seller', 'admin'] as const;
const atOnce = 8;

const pick = <T>(roll: () => number, list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T;

/** A request of the right shape with hostile content. */
const createShapedRequest = ({ method, path, query, body }: RouteSpec, ids: readonly string[], roll: () => number) => {
  const values = query ? Object.entries(createInput(query, roll) as object) : [];
  const search = new URLSearchParams(values.map(([name, value]) => [name, String(value)])).toString();
  const address = path.replace(/:\w+/g, () => pick(roll, ids));
  return {
    method,
    path: `${address}${search && `?${search}`}`,
    headers: (body ? { 'content-type': 'application/json' } : {}) as Record<string, string>,
    payload: body && JSON.stringify(createInput(body, roll)),
  };
};

/** Ids of records of every table; none of the accounts that ask, which would be deleted. */
const listIds = async ({ db }: Target) => {
  const ids = ['01ARZ3NDEKTSV4RRFFQ69G5FAV', '0', 'unknown'];
  for (const table of await db.listTables()) {
    const where = table === 'users' ? "where username not in ('admin', 'seller', 'buyer', 'member')" : '';
    ids.push(...(await db.query<{ _id: string }>(`select _id from "${table}" ${where} limit 2`)).map(({ _id }) => _id));
  }
  return ids;
};

const run: Attack['run'] = async (target) => {
  const { client, password, requests, roll } = target;
  const ids = await listIds(target);
  const routes = listRoutes(contract).map(({ route }) => route);
  const through: string[] = [];
  const statuses = new Map<number, number>();
  let closed = 0;
  const sendOne = async (n: number) => {
    const route = routes[Math.floor(n / 2) % routes.length] as RouteSpec;
    const identity = pick(roll, identities);
    // A stream of events does not end.
    const isBad = n % 2 === 0 || route.response === 'events';
    const { method, path, headers, payload } = isBad
      ? target.createBadRequest(route, ids, roll)
      : createShapedRequest(route, ids, roll);
    const token = identity === 'anonymous' ? undefined : await client.getToken(identity, password);
    const request = {
      method,
      path: `/api${path}`,
      headers,
      ...(token && { token }),
      payload: method === 'GET' ? undefined : payload,
    };
    // A body above the limit is not read to its end. Whether the process lives, the next request shows.
    const answer = await client.send(request).catch(() => null);
    if (!answer) {
      closed += 1;
      await client.send({ path: '/api/auth/keys' });
      return;
    }
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const fault = findFault(answer) ?? (isBad && answer.status < 400 ? `is done (${answer.status})` : null);
    if (fault) through.push(`${identity} ${method} ${path.slice(0, 200)} ${String(payload).slice(0, 300)} ${fault}`);
  };
  for (let from = 0; from < requests; from += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, requests - from) }, (_, step) => sendOne(from + step)));
  const counts = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
  return { tries: requests, through, notes: [`${counts.join(', ')}, closed: ${closed}`] };
};

export const badInputs: Attack = {
  name: 'bad-inputs',
  control: async () =>
    [
      { status: 500, text: '{}', body: { code: 'internal', message: '' } },
      { status: 422, text: 'Error: x at f (/app/api/main.mjs:1:1)', body: { code: 'invalid', message: '' } },
      { status: 400, text: '<html>', body: {} },
    ].every((answer) => findFault(answer) !== null),
  run,
};
