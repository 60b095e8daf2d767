import { expect, test } from '@jest/globals';
import { contract, listRoutes } from 'shared/contract';
import { startFair } from '../matching/matchings/testing';
import { setUp } from '../platform/testing';
import { createBadRequest, createRandom } from './bad-requests';
import type { Identity } from './testing';

const api = await setUp(startFair());

const count = Number(process.env.BAD_REQUESTS || 2000);
const seed = Number(process.env.BAD_REQUESTS_SEED || Date.now() % 1_000_000);
const atOnce = 8;
const identities: (Identity | 'anonymous' | 'forged')[] = ['anonymous', 'member', 'seller', 'buyer', 'admin', 'forged'];

/** A hash of all rows, except counters of attempts, which also count failed ones. */
const ignoredTables = ['throttles', 'sign_in_attempts'];
const fingerprint = async () => {
  const { rows: tables } = await api.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1`,
    [ignoredTables],
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const all = `select coalesce(md5(string_agg(row::text, '|' order by row::text)), '') as hash from "${name}" as row`;
    hashes[name] = (await api.pool.query<{ hash: string }>(all)).rows[0]?.hash ?? '';
  }
  return hashes;
};

test(
  `of ${count} bad requests, by everybody, none is done, none fails and none changes a row (seed ${seed})`,
  async () => {
    const seller = await api.join(await api.person({ role: 'SELLER' }));
    const buyer = await api.join(await api.person({ role: 'BUYER' }));
    const { _id: matching } = await api.createRequest(seller, buyer, [api.starts[0] as string]);
    const { _id: admin } = await api.getUser('admin');
    const ids = [matching, api.fair._id, seller._id, admin, '01ARZ3NDEKTSV4RRFFQ69G5FAV', '0', 'unknown'];
    const tokens = new Map<string, string>([['forged', 'eyJhbGciOiJub25lIn0.e30.']]);
    for (const identity of ['member', 'seller', 'buyer', 'admin'] as const)
      tokens.set(identity, await api.getToken(identity));
    const routes = listRoutes(contract).map(({ route }) => route);
    const roll = createRandom(seed);
    const before = await fingerprint();

    const wrong: object[] = [];
    const statuses = new Map<number, number>();
    const one = async (n: number) => {
      const route = routes[n % routes.length];
      if (!route) return;
      const identity = identities[Math.floor(roll() * identities.length)] ?? 'anonymous';
      const { method, path, headers, payload } = createBadRequest(route, ids, roll);
      const token = tokens.get(identity);
      const allHeaders = { ...headers, ...(token && { authorization: `Bearer ${token}` }) };
      const { status } = await api.send({
        method,
        path: `/api${path}`,
        headers: allHeaders,
        payload: method === 'GET' ? undefined : payload,
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status < 400 || status >= 500)
        wrong.push({ n, identity, method, path, status, payload: String(payload).slice(0, 300) });
    };
    for (let from = 0; from < count; from += atOnce)
      await Promise.all(Array.from({ length: Math.min(atOnce, count - from) }, (_, step) => one(from + step)));

    expect(wrong).toEqual([]);
    expect(await fingerprint()).toEqual(before);
    // Permitted callers must be refused because of the request, not only because of their rights.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([400, 401, 403, 404, 405, 415, 422]));
  },
  60 * count,
);
