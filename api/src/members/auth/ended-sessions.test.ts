import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { contract, listRoutes } from 'shared/contract';
import { startProcess } from '../../app/testing';
import { listenToEvents } from '../../app/testing-events';
import { createKeys, getSecret } from '../../platform/auth/keys';
import { type User, users } from '../users/table';
import { registrationFile, startWithUsers } from '../users/testing';
import { createSuccessorDerivation, exchangeRefreshToken, startSession } from './sessions';

const api = await startWithUsers();
const { app } = await startProcess(api);
const second = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  await api.stop();
});
const processes = [api.address, second];

const keys = createKeys(api.db);
const deriveSuccessor = createSuccessorDerivation(keys);
const { me, auth, console: admin } = contract;
const password = 'Correct-Horse-9';

/** An access token that is younger than the processes, which therefore read nothing to accept it. */
const signLater = async ({ _id, type, name }: User, sid: string, scope: string[]) => {
  const key = await keys.getCurrent('access');
  const issuedAt = Math.floor(Date.now() / 1000) + 120;
  return new SignJWT({ sid, scope, type, name })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: key.kid })
    .setSubject(_id)
    .setIssuer('portico')
    .setAudience('portico-api')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 600)
    .sign(getSecret(key));
};

/** A session of a user, as a sign-in begins it. */
const begin = async (id: string, scope = ['user']) => {
  const user = await api.getUserById(id);
  const { refreshToken } = await startSession(api.db, user, { ip: '203.0.113.7', ua: 'Browser', timeZone: null });
  const next = await exchangeRefreshToken(api.db, refreshToken, deriveSuccessor);
  if (!next) throw new Error('No session');
  const { _id: sid } = next.session;
  const headers = { authorization: `Bearer ${await signLater(user, sid, scope)}` };
  return { sid, spent: refreshToken, refreshToken: next.refreshToken, headers };
};

type Session = Awaited<ReturnType<typeof begin>>;

/** Routes that a member reads without naming a record. */
const routes = listRoutes(contract)
  .map(({ route }) => route)
  .filter(({ method, path, access }) => method === 'GET' && access === 'member' && !path.includes(':'));

/** The statuses of every such route, on both processes. */
const callEverywhere = async ({ headers }: Session) => {
  const paths = routes.map(({ path }) => path).filter((path) => path !== contract.live.events.path);
  const answers = processes.flatMap((address) =>
    paths.map((path) => api.send({ path: `/api${path}`, headers, address })),
  );
  return (await Promise.all(answers)).map(({ status }) => status);
};

/** The different ones of these statuses. */
const listStatuses = async (session: Session) => [...new Set(await callEverywhere(session))];

const like = (session: Session) => api.call(contract.likes.create, { headers: session.headers, body: {} as never });

let count = 100;
const join = async () => {
  count += 1;
  const { body } = await api.register(count);
  return { id: body.user._id, n: count };
};

const changeAsAdmin = async (id: string, body: object) => {
  const { version } = await api.getUserById(id);
  const { status } = await api.call(admin.users.update, {
    as: 'admin',
    params: { id },
    body: { version, ...body } as never,
  });
  expect(status).toBe(200);
};

interface Situation {
  id: string;
  n: number;
  session: Session;
  /** Another session of the same member. */
  other: Session;
}

/** What ends the session of a member, by what a user would call it. */
const events: Record<string, (situation: Situation) => Promise<unknown>> = {
  'an administrator blocks the account': ({ id }) => changeAsAdmin(id, { status: 'BLOCKED', reason: '사유' }),
  'an administrator deletes the account': ({ id }) => api.asAdmin(admin.users.remove, { params: { id } }),
  'an administrator ends the sessions': ({ id }) => api.asAdmin(admin.users.endSessions, { params: { id } }),
  'the member becomes an administrator': ({ id }) => changeAsAdmin(id, { roles: ['ADMIN'] }),
  'the member signs out': ({ session }) =>
    api.call(auth.signOut, { headers: { authorization: `Bearer ${session.refreshToken}` } }),
  'the member ends it in the list of sessions': ({ session, other }) =>
    api.call(me.sessions.remove, { headers: other.headers, params: { id: session.sid } }),
  'the member ends all other sessions': ({ other }) => api.call(me.sessions.removeOthers, { headers: other.headers }),
  'the member changes the password': ({ other }) =>
    api.call(me.password, { headers: other.headers, body: { current: password, password: 'Brand-New-Word-1' } }),
  'the member recovers the password': async ({ n }) => {
    const certToken = await api.certify(`person${n}@example.com`, 'RECOVERY');
    const body = { kind: 'PASSWORD' as const, name: `사람${n}`, certToken, newPassword: 'Brand-New-Word-1' };
    return api.call(contract.users.recover, { body, headers: api.from() });
  },
  'the member withdraws': ({ other }) => api.call(me.withdraw, { headers: other.headers, body: { password } }),
  'its refresh token is used a second time': async ({ session }) => {
    await api.db.execute(sql`update refresh_tokens set used_at = used_at - interval '1 minute'`);
    return api.call(auth.accessToken, { headers: { authorization: `Bearer ${session.spent}` } });
  },
};

describe.each(Object.entries(events))('when %s', (_, end) => {
  test('its access token is refused at the next request, on every process', async () => {
    const member = await join();
    const [session, other] = [await begin(member.id), await begin(member.id)];
    expect((await callEverywhere(session)).every((status) => status < 400)).toBe(true);
    await end({ ...member, session, other });
    expect(await listStatuses(session)).toEqual([401]);
    expect((await like(session)).status).toBe(401);
  });
});

test('routes that members read are many', () => expect(routes.length).toBeGreaterThan(15));

test('the session that ends others, or changes the password, goes on', async () => {
  const { id } = await join();
  const [session, other] = [await begin(id), await begin(id)];
  await api.call(me.sessions.removeOthers, { headers: other.headers });
  await api.call(me.password, { headers: other.headers, body: { current: password, password: 'Brand-New-Word-1' } });
  expect(await listStatuses(session)).toEqual([401]);
  expect((await callEverywhere(other)).every((status) => status < 400)).toBe(true);
});

test('who is approved as a buyer renews the token and goes on, with the new right', async () => {
  const { body } = await api.registerBuyer(300);
  const { _id: id } = body.user;
  await api.call(contract.users.businessRegistration, {
    params: { id },
    file: registrationFile,
    headers: { 'upload-token': body.uploadToken },
  });
  const session = await begin(id);
  await api.asAdmin(admin.users.decide, { params: { id }, body: { role: 'BUYER', decision: 'APPROVED' } });
  expect(await listStatuses(session)).toEqual([401]);
  const renewed = await api.call(auth.accessToken, { headers: { authorization: `Bearer ${session.refreshToken}` } });
  const headers = { authorization: `Bearer ${renewed.body.accessToken}` };
  expect((await callEverywhere({ ...session, headers })).every((status) => status < 400)).toBe(true);
});

describe('open streams', () => {
  let member: Awaited<ReturnType<typeof join>>;
  let session: Session;
  beforeAll(async () => {
    member = await join();
    session = await begin(member.id);
  });

  test.each(processes)('end when the session ends, on every process', async (address) => {
    const [session, other] = [await begin(member.id), await begin(member.id)];
    const listen = ({ headers }: Session) => listenToEvents(`${address}/api/v1/me/live`, headers);
    const [ending, staying] = [await listen(session), await listen(other)];
    await api.call(me.sessions.remove, { headers: other.headers, params: { id: session.sid } });
    await ending.ended;
    staying.close();
    const hasEnded = await Promise.race([staying.ended.then(() => true), Promise.resolve(false)]);
    expect(hasEnded).toBe(false);
  });

  test('end when rows are changed by hand', async () => {
    const stream = await listenToEvents(`${second}/api/v1/me/live`, session.headers);
    await api.db.update(users).set({ status: 'BLOCKED' }).where(eq(users._id, member.id));
    await stream.ended;
  });
});
