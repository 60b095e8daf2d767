import { describe, expect, test } from '@jest/globals';
import { SignJWT } from 'jose';
import { contract, errors, listRoutes, type RouteSpec } from 'shared/contract';
import { totps } from '../members/auth/table';
import { users } from '../members/users/table';
import { createKeys, getSecret } from '../platform/auth/keys';
import { now } from '../platform/database/columns';
import { setUp } from '../platform/testing';
import { type Right, rights } from './rights';
import { buildUrl, type Identity, startApi } from './testing';

const routes = listRoutes(contract).map(({ route }) => ({ route, name: `${route.method} ${route.path}` }));
const id = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const everyId = { id, resource: id, board: id, file: id, index: '0', code: 'unknown', slug: 'unknown' };

const accounts = ['member', 'seller', 'buyer', 'admin', 'unenrolled', 'newcomer'] as const;
const identities = ['anonymous', 'empty', ...accounts, 'expired', 'forged'] as const;
type Who = (typeof identities)[number];

const api = await setUp(startApi({ requiresSecondFactor: true }));
const { _id: adminId, ...admin } = await api.getUser('admin');
await api.db.insert(totps).values({ _user: adminId, secret: 'JBSWY3DPEHPK3PXP', enabledAt: now() });
const { businessNumber: _businessNumber, waiting: _waiting, ...columns } = admin;
const [unenrolled, newcomer] = await api.db
  .insert(users)
  .values([
    { ...columns, username: 'unenrolled', email: 'unenrolled@example.com' },
    { ...columns, username: 'newcomer', email: 'newcomer@example.com', passwordChangeRequiredAt: now() },
  ])
  .returning();
/** Administrators who have to add a second factor, or to change the password, first. */
const ids: Partial<Record<Who, string | undefined>> = { unenrolled: unenrolled?._id, newcomer: newcomer?._id };

const expired = async (secret: Uint8Array, kid: string) =>
  new SignJWT({ scope: ['user', 'console'], type: 'PERSON', name: '관리자', sid: 'x' })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid })
    .setSubject((await api.getUser('admin'))._id)
    .setIssuer('portico')
    .setAudience('portico-api')
    .setExpirationTime(Math.floor(Date.now() / 1000) - 60)
    .sign(secret);

const getAuthorization = async (who: Who): Promise<string | undefined> => {
  if (who === 'anonymous') return undefined;
  if (who === 'empty') return 'Bearer ';
  if (who === 'expired' || who === 'forged') {
    const key = await createKeys(api.db).getCurrent('access');
    return `Bearer ${await expired(who === 'forged' ? Buffer.alloc(32, 7) : getSecret(key), key.kid)}`;
  }
  const id = ids[who];
  return `Bearer ${await (id ? api.createTokenFor(id) : api.getToken(who as Identity))}`;
};

const isSignedIn = (who: Who) => !['anonymous', 'empty', 'expired', 'forged'].includes(who);

/** The expected error code; null if the call reaches the handler. */
const getExpectedError = (right: Right, who: Who, name: string): keyof typeof errors | null => {
  // An invalid token is refused everywhere, so that a member never gets a visitor's answer.
  if (right === 'everybody') return who === 'expired' || who === 'forged' ? 'unauthenticated' : null;
  if (right === 'sign-in') return 'sign_in_failed';
  if (right === 'refresh') return 'session_ended';
  if (!isSignedIn(who)) return 'unauthenticated';
  if (who === 'newcomer') return name === 'PUT /v1/me/password' ? null : 'password_change_required';
  if (right === 'sellers' && who !== 'seller') return 'forbidden';
  if (right !== 'administrators' || who === 'admin') return null;
  return who === 'unenrolled' ? 'second_factor_missing' : 'forbidden';
};

const request = async (
  route: RouteSpec,
  options: { headers?: Record<string, string>; suffix?: string; payload?: string | object },
) => {
  const { suffix = '', ...rest } = options;
  const { status, content } = await api.send({
    method: route.method,
    path: buildUrl(route.path, everyId) + suffix,
    ...rest,
  });
  const body = content as { code?: string; errors?: { field: string; code: string }[] };
  return { status, code: body.code ?? null, errors: body.errors ?? [] };
};

test('the table of rights names every route of the contract and no other', () => {
  expect(routes.map(({ name }) => name).sort()).toEqual([...rights.keys()].sort());
});

test('every route of the contract is served', () => {
  const served = [...api.app.served].flatMap(([url, methods]) =>
    [...methods].map((method) => `${method} ${url.slice(4)}`),
  );
  expect(served.sort()).toEqual(routes.map(({ name }) => name).sort());
});

describe.each(identities)('to %s', (who) => {
  test.each(routes)('$name answers as the table of rights says', async ({ route, name }) => {
    const authorization = await getAuthorization(who);
    const { status, code } = await request(route, authorization ? { headers: { authorization } } : {});
    const due = getExpectedError(rights.get(name) ?? 'administrators', who, name);
    if (due) expect({ status, code }).toEqual({ status: errors[due].status, code: due });
    else expect([401, 403]).not.toContain(status);
    expect(status).not.toBe(500);
  });
});

describe('a caller with the right who', () => {
  const authorised = async (name: string) => ({
    authorization: `Bearer ${await api.getToken(rights.get(name) === 'sellers' ? 'seller' : 'admin')}`,
  });

  test.each(routes)('asks $name with an unknown query gets 400', async ({ route, name }) => {
    const { status, code } = await request(route, { headers: await authorised(name), suffix: '?nonsense=1' });
    expect({ status, code }).toEqual({ status: 400, code: 'malformed' });
  });

  const named = routes.filter(({ route }) => route.path.includes(':'));
  test.each(named)('asks $name for what cannot be an id gets 404', async ({ route, name }) => {
    for (const bad of ['%00', 'a%20b', '%EA%B0%80', '..%2F..', 'x'.repeat(65), "'%3B--"]) {
      const path = route.path.replace(/:\w+/g, bad);
      const { status } = await api.send({ method: route.method, path: `/api${path}`, headers: await authorised(name) });
      expect({ bad, status }).toEqual({ bad, status: 404 });
    }
  });

  const written = routes.filter(({ route }) => route.body);
  /** Fields that only the server writes, except where a route lists them. */
  const foreign = [
    '_id',
    'createdAt',
    'createdBy',
    'author',
    'views',
    'deletedAt',
    'scopes',
    'roles',
    'constructor',
    'prototype',
  ];
  test.each(written)('sends $name read-only keys is refused each of them', async ({ route, name }) => {
    const payload = { version: 0, ...Object.fromEntries(foreign.map((key) => [key, 'x'])) };
    const { status, errors } = await request(route, { headers: await authorised(name), payload });
    expect(status).toBe(422);
    const unknown = errors.filter(({ code }) => code === 'unknown').map(({ field }) => field);
    const mayWrite = Object.keys(route.body?.shape ?? {});
    expect(unknown).toEqual(expect.arrayContaining(foreign.filter((key) => !mayWrite.includes(key))));
  });

  test.each(written)('sends $name a prototype is refused as malformed', async ({ route, name }) => {
    const headers = { ...(await authorised(name)), 'content-type': 'application/json' };
    const { status, code } = await request(route, {
      headers,
      payload: '{"version":0,"__proto__":{"scope":["console"]}}',
    });
    expect({ status, code }).toEqual({ status: 400, code: 'malformed' });
  });

  const versioned = written.filter(({ route }) => route.body && 'version' in route.body.shape);
  test.each(versioned)('changes by $name without a version gets 428', async ({ route, name }) => {
    const { status, code } = await request(route, { headers: await authorised(name), payload: { name: '새 이름' } });
    expect({ status, code }).toEqual({ status: 428, code: 'version_required' });
  });

  test.each(routes)('uses a method that $name does not have gets 405', async ({ route, name }) => {
    const path = buildUrl(route.path, everyId);
    const { status, headers } = await api.send({ method: 'PATCH', path, headers: await authorised(name) });
    expect(status).toBe(405);
    expect(headers.allow).toContain(route.method);
  });
});
