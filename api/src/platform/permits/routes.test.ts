import { describe, expect, test } from '@jest/globals';
import { and, eq, sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { contract } from 'shared/contract';
import { startApi } from '../../app/testing';
import { audit } from '../audit/table';
import { createKeys, getKid, getSecret } from '../auth/keys';
import { setUp } from '../testing';
import { permits } from './table';

const { console: admin, permits: open } = contract;
const hourMs = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

const api = await setUp(startApi());

const fresh = { remotes: ['staging'], note: '화면 점검', expiresAt: inHours(2) };
const issue = (fields: Partial<typeof fresh> = {}) =>
  api.asAdmin(admin.permits.create, { body: { ...fresh, ...fields } });
const check = async (token: string) => (await api.call(open.check, { body: { token } })).body;
const nothing = { remotes: [], expiresAt: null, permit: null };

describe('a permit', () => {
  test('is found by its token', async () => {
    const { status, body } = await issue({ remotes: ['staging', 'remote-home@1.5.0-rc.2'] });
    expect({ status, state: body.permit.state }).toEqual({ status: 201, state: 'valid' });
    expect(await check(body.token)).toEqual({
      state: 'valid',
      remotes: ['staging', 'remote-home@1.5.0-rc.2'],
      expiresAt: body.permit.expiresAt,
      permit: body.permit._id,
    });
  });

  test('is invalid as soon as it is revoked, and cannot be revoked twice', async () => {
    const { body } = await issue();
    const revoke = () => api.asAdmin(admin.permits.revoke, { params: { id: body.permit._id } });
    expect((await revoke()).body.permit.state).toBe('revoked');
    expect(await check(body.token)).toEqual({ state: 'revoked', ...nothing });
    expect((await revoke()).error.code).toBe('wrong_state');
  });

  test('expires at its time', async () => {
    const { body } = await issue();
    const past = { createdAt: inHours(-3), expiresAt: inHours(-1) };
    await api.db.update(permits).set(past).where(eq(permits._id, body.permit._id));
    expect(await check(body.token)).toEqual({ state: 'expired', ...nothing });
  });

  test('that was deleted is unknown, even with a valid signature', async () => {
    const { body } = await issue();
    await api.db.delete(permits).where(eq(permits._id, body.permit._id));
    expect(await check(body.token)).toEqual({ state: 'unknown', ...nothing });
  });

  test.each([
    ['an address', ['https://evil.example/remoteEntry.js']],
    ['an address as a version', ['remote-home@https://evil.example/']],
    ['a key of every object', ['__proto__']],
    ['a path', ['../staging']],
    ['an escape', ['remote-home%401.0.0']],
    ['a list in one', ['staging,remote-home@1.0.0']],
    ['nothing', []],
    ['two channels', ['staging', 'dev']],
    ['two builds of one remote', ['remote-home@1.0.0', 'remote-home@1.1.0']],
  ])('for %s is refused', async (_, remotes) => {
    expect((await issue({ remotes })).error.code).toBe('invalid');
  });

  test.each([
    ['longer than a week', 7 * 24 + 1],
    ['for the past', -1],
  ])('%s is refused', async (_, hours) => {
    const { error } = await issue({ expiresAt: inHours(hours) });
    expect(error.errors).toMatchObject([{ field: 'expiresAt', code: 'range' }]);
  });

  test('is audited with who issued and revoked it, without its token', async () => {
    const { body } = await issue({ note: '감사 기록' });
    await api.asAdmin(admin.permits.revoke, { params: { id: body.permit._id } });
    const rows = await api.db
      .select()
      .from(audit)
      .where(and(eq(audit.resource, 'permits'), eq(audit.target, body.permit._id)))
      .orderBy(audit.at, audit._id);
    expect(rows.map(({ action, actor }) => [action, actor.username])).toEqual([
      ['CREATE', 'admin'],
      ['STATUS', 'admin'],
    ]);
    expect(rows[0]?.after).toMatchObject({ remotes: ['staging'], note: '감사 기록' });
    expect(Object.keys(rows[1]?.after ?? {})).toEqual(['revokedAt']);
    expect(JSON.stringify(rows)).not.toContain(body.token);
  });
});

const forge = async (changes: { typ?: string; aud?: string; iss?: string; alg?: string; secret?: Uint8Array }) => {
  const { body } = await issue();
  const key = await createKeys(api.db).getCurrent('permit');
  return new SignJWT()
    .setProtectedHeader({ alg: changes.alg ?? 'HS256', typ: changes.typ ?? 'permit+jwt', kid: getKid(body.token) })
    .setSubject(body.permit._id)
    .setIssuer(changes.iss ?? 'portico')
    .setAudience(changes.aud ?? 'portico-host')
    .setExpirationTime('1h')
    .sign(changes.secret ?? getSecret(key));
};

test('control: the token is valid without the manipulation', async () => {
  expect((await check(await forge({}))).state).toBe('valid');
});

test.each([
  ['signed by another secret', { secret: Buffer.alloc(32, 1) }],
  ['signed by another algorithm', { alg: 'HS384' }],
  ['for somebody else', { aud: 'portico-api' }],
  ['from somebody else', { iss: 'other' }],
  ['of another kind', { typ: 'at+jwt' }],
])('a token %s is unknown', async (_, changes) => {
  expect(await check(await forge(changes))).toEqual({ state: 'unknown', ...nothing });
});

test('access tokens and garbage are unknown', async () => {
  for (const token of [await api.getToken('admin'), 'a.b.c', 'staging', '{}'])
    expect((await check(token)).state).toBe('unknown');
});

test('the list is sorted by newest first, has no tokens and can be searched by note', async () => {
  await api.db.execute(sql`delete from permits`);
  await issue({ note: '첫째' });
  await issue({ note: '둘째' });
  const { body } = await api.asAdmin(admin.permits.list);
  expect(body.permits.map(({ note }) => note)).toEqual(['둘째', '첫째']);
  expect(JSON.stringify(body)).not.toContain('token');
  const found = await api.asAdmin(admin.permits.list, { query: { q: '첫' } });
  expect(found.body.permits.map(({ note }) => note)).toEqual(['첫째']);
});
