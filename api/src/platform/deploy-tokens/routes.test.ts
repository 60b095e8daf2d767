import { describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { startApi } from '../../app/testing';
import { newId } from '../database/columns';
import { setUp } from '../testing';
import { deployTokens } from './table';

const { console: admin, deployments } = contract;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const api = await setUp(startApi());

const fresh = { name: '홈 팀', remotes: ['remote-home'], channels: ['staging', 'stable'] };
type Fields = Partial<typeof fresh> & { expiresAt?: string };
const create = (fields: Fields = {}) => api.asAdmin(admin.deployTokens.create, { body: { ...fresh, ...fields } });
const createToken = async (fields: Fields = {}) => (await create(fields)).body;
const revoke = (id: string) => api.asAdmin(admin.deployTokens.revoke, { params: { id } });
/** The token ended so many minutes ago. */
const endedBefore = (id: string, minutes: number) =>
  api.db
    .update(deployTokens)
    .set({ expiresAt: inMinutes(-minutes) })
    .where(eq(deployTokens._id, id));

const check = async (token: string, scope: { remotes?: string[]; channels?: string[] } = {}) =>
  (await api.call(deployments.check, { body: { token, remotes: [], channels: [], ...scope } })).body;

const change = { remote: 'remote-home', channel: 'stable', before: '1.0.0+a', after: '1.0.1+b' };
const done = { action: 'deploy' as const, changes: [change], forced: false, why: null as string | null };
const record = (token: string, fields: Partial<typeof done> | object = {}) =>
  api.call(deployments.record, { body: { token, ...done, ...fields } });
const listDeployments = async (query: object = {}) =>
  (await api.asAdmin(admin.audit.list, { query: { resource: 'releases', ...query } as never })).body.audit;

/** Each test counts its wrong tokens by itself. */
const forgetWrongTokens = () => api.db.execute(sql`delete from throttles where key like 'deploy-tokens:%'`);

describe('a deploy token', () => {
  test('is found by its secret, which is in the first answer alone', async () => {
    const { deployToken, secret } = await createToken();
    expect(secret).toMatch(new RegExp(`^portico_${deployToken._id}_[\\w-]{43}$`));
    expect(deployToken).toMatchObject({ ...fresh, state: 'valid', expiresAt: null, lastUsedAt: null });
    expect(await check(secret)).toEqual({
      state: 'valid',
      token: { _id: deployToken._id, name: '홈 팀' },
      refused: null,
    });
    const { body } = await api.asAdmin(admin.deployTokens.list);
    expect(body.deployTokens.find(({ _id }) => _id === deployToken._id)?.lastUsedAt).not.toBeNull();
    const rows = await api.db.select().from(deployTokens);
    const audited = await api.asAdmin(admin.audit.list, { query: { resource: 'deployTokens' } as never });
    for (const stored of [body, rows, audited.body]) expect(JSON.stringify(stored)).not.toContain(secret.split('_')[2]);
    expect(JSON.stringify([body, audited.body])).not.toContain('hash');
  });

  test('names the first remote or channel that it may not change', async () => {
    const { secret } = await createToken();
    const ask = async (remotes: string[], channels: string[]) => (await check(secret, { remotes, channels })).refused;
    expect(await ask(['remote-home'], ['stable'])).toBeNull();
    expect(await ask(['remote-home', 'remote-console'], ['stable'])).toBe('remote-console');
    expect(await ask(['remote-home'], ['dev-anna'])).toBe('dev-anna');
  });

  test('is refused as soon as it is revoked, and cannot be revoked twice', async () => {
    const { deployToken, secret } = await createToken();
    expect((await revoke(deployToken._id)).body.deployToken.state).toBe('revoked');
    expect(await check(secret)).toEqual({ state: 'revoked', token: null, refused: null });
    expect((await revoke(deployToken._id)).error.code).toBe('wrong_state');
  });

  test('ends at its time', async () => {
    const { deployToken, secret } = await createToken({ expiresAt: inMinutes(60) });
    expect((await check(secret)).state).toBe('valid');
    await endedBefore(deployToken._id, 1);
    expect(await check(secret)).toEqual({ state: 'expired', token: null, refused: null });
  });

  test('with one changed character is unknown', async () => {
    const { secret } = await createToken();
    const other = secret.endsWith('A') ? 'B' : 'A';
    for (const token of [secret.slice(0, -1) + other, secret.slice(0, -1), await api.getToken('admin'), 'x'])
      expect(await check(token)).toEqual({ state: 'unknown', token: null, refused: null });
  });

  test('cannot be guessed without end from one source, and a right one works meanwhile', async () => {
    await forgetWrongTokens();
    const { secret } = await createToken();
    const guess = () => api.call(deployments.check, { body: { token: 'portico_guessed', remotes: [], channels: [] } });
    for (let tries = 0; tries < 20; tries += 1) expect((await guess()).status).toBe(200);
    expect((await guess()).error.code).toBe('rate_limited');
    expect((await record('portico_guessed')).error.code).toBe('rate_limited');
    expect((await check(secret)).state).toBe('valid');
    await forgetWrongTokens();
  });

  test.each([
    ['without remotes', { remotes: [] }],
    ['for what is no remote', { remotes: ['*'] }],
    ['for what is no channel', { channels: ['../stable'] }],
    ['without a name', { name: ' ' }],
    ['for a channel twice', { channels: ['stable', 'stable'] }],
    ['that has ended', { expiresAt: inMinutes(-1) }],
  ])('%s is not created', async (_, fields) => {
    expect((await create(fields)).error.code).toBe('invalid');
  });

  test('is for administrators to create and to see', async () => {
    const headers = { authorization: `Bearer ${await api.getToken('member')}` };
    for (const method of ['GET', 'POST'] as const) {
      const { status } = await api.send({ method, path: '/api/console/deployTokens', headers, payload: undefined });
      expect(status).toBe(403);
    }
  });
});

describe('what was done with a token', () => {
  test('stands in the audit log with its name, versions and reason', async () => {
    const { deployToken, secret } = await createToken({ name: '배포 자동화' });
    expect((await record(secret, { why: '머리글 수정' })).status).toBe(204);
    const [entry] = await listDeployments({ actor: deployToken._id });
    expect(entry).toMatchObject({
      actor: { _id: deployToken._id, username: '배포 자동화', role: 'deployToken' },
      action: 'UPDATE',
      target: 'remote-home',
      record: { name: 'remote-home', state: 'stored' },
      before: { release: '1.0.0+a' },
      after: { action: 'deploy', channel: 'stable', release: '1.0.1+b' },
      reason: '머리글 수정',
    });
  });

  test('of several remotes is one entry each, and says what was forced', async () => {
    const { deployToken, secret } = await createToken({ remotes: ['remote-home', 'remote-console'] });
    const changes = ['remote-home', 'remote-console'].map((remote) => ({ ...change, remote, before: null }));
    await record(secret, { action: 'promote', changes, forced: true });
    const entries = await listDeployments({ actor: deployToken._id });
    expect(entries.map(({ target }) => target).sort()).toEqual(['remote-console', 'remote-home']);
    expect(entries[0]?.after).toMatchObject({ action: 'promote', forced: true });
  });

  test('is written once, however often it is sent', async () => {
    const { deployToken, secret } = await createToken();
    const id = newId();
    const sent = await Promise.all([1, 2, 3].map(() => record(secret, { id })));
    expect(sent.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await listDeployments({ actor: deployToken._id })).toHaveLength(1);
  });

  test.each([
    ['rollback', 'UPDATE'],
    ['disable', 'STATUS'],
    ['remove', 'DELETE'],
  ] as const)('is told apart: %s', async (action, kind) => {
    const { deployToken, secret } = await createToken();
    await record(secret, { action });
    expect(await listDeployments({ actor: deployToken._id })).toMatchObject([{ action: kind, after: { action } }]);
  });

  test('is not written for a remote or channel that the token does not have', async () => {
    const { deployToken, secret } = await createToken();
    for (const other of [{ remote: 'remote-console' }, { channel: 'dev-anna' }])
      expect((await record(secret, { changes: [{ ...change, ...other }] })).error.code).toBe('forbidden');
    expect(await listDeployments({ actor: deployToken._id })).toEqual([]);
  });

  test('is written although the token ended during it, and not long after', async () => {
    const { deployToken, secret } = await createToken();
    await endedBefore(deployToken._id, 1);
    expect((await record(secret)).status).toBe(204);
    await endedBefore(deployToken._id, 60);
    expect((await record(secret)).error.code).toBe('unauthenticated');
    expect(await listDeployments({ actor: deployToken._id })).toHaveLength(1);
  });
});

test('what an administrator has done in the console stands in the audit log under their own name', async () => {
  const rollback = { ...done, action: 'rollback' as const, why: '검색 오류' };
  expect((await api.asAdmin(admin.deployments.record, { body: rollback })).status).toBe(204);
  const [entry] = await listDeployments();
  expect(entry).toMatchObject({
    actor: { username: 'admin', role: 'console' },
    action: 'UPDATE',
    target: 'remote-home',
    after: { action: 'rollback', channel: 'stable', release: '1.0.1+b' },
    reason: '검색 오류',
  });
});

describe('what was done on the storage of releases', () => {
  const at = '2026-11-29T10:00:00.000Z';
  const recordOnStorage = (fields: object, headers = {}) =>
    api.send({
      method: 'POST',
      path: '/api/v1/deployments',
      headers,
      payload: { token: null, by: 'anna@laptop', at, ...done, ...fields },
    });

  test('stands in the audit log once, with who, when and why, whichever hosts tell of it', async () => {
    const change = { remote: 'remote-events', channel: 'staging', before: '1.0.1+b', after: '1.0.0+a' };
    const body = { id: newId(), action: 'rollback', changes: [change], forced: true, why: '검색 오류' };
    for (const { status } of await Promise.all([1, 2].map(() => recordOnStorage(body)))) expect(status).toBe(204);
    expect(await listDeployments({ target: 'remote-events' })).toMatchObject([
      {
        actor: { _id: null, username: 'anna@laptop', role: 'storage' },
        before: { release: '1.0.1+b' },
        after: { action: 'rollback', channel: 'staging', release: '1.0.0+a', forced: true, at },
        reason: '검색 오류',
      },
    ]);
  });

  test('is told by hosts alone', async () => {
    expect((await recordOnStorage({ id: newId() }, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  });
});
