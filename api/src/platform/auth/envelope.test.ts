import { beforeEach, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { CompactEncrypt, generateKeyPair, importJWK, type JWK } from 'jose';
import { setUp, startTestDatabase } from '../testing';
import { listPublicKeys, openEnvelope } from './envelope';
import { createKeys, type Keys } from './keys';

const connection = await setUp(startTestDatabase());
let keys: Keys;
let jwk: JWK & { kid: string };

const nonce = Buffer.alloc(16, 7).toString('base64');
const seconds = () => Math.floor(Date.now() / 1000);
const content = () => ({
  u: '김회원',
  p: 'a:b:비밀',
  n: nonce,
  aud: '/api/auth/refreshToken',
  iat: seconds(),
  exp: seconds() + 60,
});
const header = () => ({ alg: 'ECDH-ES', enc: 'A256GCM', typ: 'login+jwe', kid: jwk.kid });
const basic = (jwe: string) => `Basic ${Buffer.from(`jwe:${jwe}`).toString('base64')}`;

const seal = async (changes: object = {}, headerChanges: object = {}, key: JWK = jwk) => {
  const { alg, ...rest } = { ...header(), ...headerChanges };
  const bytes = new TextEncoder().encode(JSON.stringify({ ...content(), ...changes }));
  return new CompactEncrypt(bytes).setProtectedHeader({ alg, ...rest }).encrypt(await importJWK(key, alg));
};
const open = async (jwe: string) => openEnvelope(keys, basic(jwe));

beforeEach(async () => {
  await connection.db.execute(sql`delete from auth_keys`);
  keys = createKeys(connection.db);
  jwk = (await listPublicKeys(keys))[0] as JWK & { kid: string };
});

test('a key that is created within the millisecond of the first read is listed', async () => {
  await connection.db.execute(sql`delete from auth_keys`);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const listed = await listPublicKeys(createKeys(connection.db));
  clock.mockRestore();
  expect(listed).toHaveLength(1);
});

test('an envelope is decrypted to its credentials, including colons and non-ASCII letters', async () => {
  expect(await open(await seal())).toMatchObject({ username: '김회원', password: 'a:b:비밀', nonce });
});

test('another process can decrypt it', async () => {
  expect(await openEnvelope(createKeys(connection.db), basic(await seal()))).not.toBeNull();
});

test('published keys contain no private part', async () => {
  expect(JSON.stringify(await listPublicKeys(keys))).not.toContain('"d"');
});

test.each([
  ['another audience', { aud: '/api/auth/accessToken' }],
  ['no audience', { aud: undefined }],
  ['an expiry in the past', { exp: seconds() - 1 }],
  ['an expiry far away', { exp: seconds() + 600 }],
  ['a short nonce', { n: 'AAAA' }],
  ['a further field', { admin: true }],
  ['an empty username', { u: '' }],
  ['a password that is no text', { p: 1 }],
])('%s is refused', async (_, changes) => {
  expect(await open(await seal(changes))).toBeNull();
});

test.each([
  ['another type', { typ: 'JWT' }],
  ['no type', { typ: undefined }],
  ['another encryption', { enc: 'A128GCM' }],
  ['another way to wrap the key', { alg: 'ECDH-ES+A256KW' }],
  ['an unknown key', { kid: 'unknown' }],
  ['no key', { kid: undefined }],
])('%s is refused', async (_, changes) => {
  expect(await open(await seal({}, changes))).toBeNull();
});

test('RSA and direct encryption are refused', async () => {
  const { publicKey } = await generateKeyPair('RSA-OAEP-256');
  const bytes = new TextEncoder().encode(JSON.stringify(content()));
  const rsa = await new CompactEncrypt(bytes)
    .setProtectedHeader({ ...header(), alg: 'RSA-OAEP-256' })
    .encrypt(publicKey);
  expect(await open(rsa)).toBeNull();
  const direct = await new CompactEncrypt(bytes)
    .setProtectedHeader({ ...header(), alg: 'dir' })
    .encrypt(Buffer.alloc(32));
  expect(await open(direct)).toBeNull();
});

test('alg none is refused', async () => {
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'login+jwe', kid: jwk.kid })).toString('base64url');
  const body = Buffer.from(JSON.stringify(content())).toString('base64url');
  expect(await open(`${none}.${body}.`)).toBeNull();
  expect(await open(`${none}...${body}.`)).toBeNull();
});

test('keys in the header are ignored', async () => {
  const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
  const bytes = new TextEncoder().encode(JSON.stringify(content()));
  const hinted = { ...header(), jku: 'http://127.0.0.1:9/keys', x5u: 'http://127.0.0.1:9/x5u' };
  expect(await open(await new CompactEncrypt(bytes).setProtectedHeader(hinted).encrypt(publicKey))).toBeNull();
  const publishedKey = await importJWK(jwk, 'ECDH-ES');
  expect(await open(await new CompactEncrypt(bytes).setProtectedHeader(hinted).encrypt(publishedKey))).not.toBeNull();
});

test('a modified envelope, a too long one, plain Basic and garbage are refused', async () => {
  const jwe = await seal();
  // Another character in the authentication tag; its last one carries two bits only and may be the same.
  expect(await open(`${jwe.slice(0, -3)}${jwe.at(-3) === 'A' ? 'B' : 'A'}${jwe.slice(-2)}`)).toBeNull();
  expect(await open(await seal({ p: 'x'.repeat(200), u: 'y'.repeat(250), padding: 'z'.repeat(4000) }))).toBeNull();
  const plain = Buffer.from('admin:password').toString('base64');
  for (const value of ['', 'Basic', `Basic ${plain}`, `Basic ${jwe}`, `Bearer ${jwe}`, basic(''), basic('a.b.c.d.e')])
    expect(await openEnvelope(keys, value)).toBeNull();
});

test('after rotation the new key is used, the previous one is still accepted and the one before is deleted', async () => {
  const old = await seal();
  await connection.db.execute(sql`update auth_keys set created_at = created_at - interval '8 days'`);
  keys = createKeys(connection.db);
  const during = await listPublicKeys(keys);
  expect(during.map(({ kid }) => kid === jwk.kid)).toEqual([false, true]);
  expect(await open(old)).not.toBeNull();
  await connection.db.execute(sql`update auth_keys set created_at = created_at - interval '8 days'`);
  keys = createKeys(connection.db);
  expect((await listPublicKeys(keys)).map(({ kid }) => kid)).not.toContain(jwk.kid);
  expect(await open(old)).toBeNull();
  const { rows } = await connection.db.execute(sql`select kid from auth_keys where purpose = 'login'`);
  expect(rows).toHaveLength(2);
});

test('a process accepts a key created later by another process', async () => {
  await connection.db.execute(sql`update auth_keys set created_at = created_at - interval '8 days'`);
  const [created] = await listPublicKeys(createKeys(connection.db));
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await open(await seal({}, { kid: created?.kid }, created as JWK))).not.toBeNull();
});

test('twelve processes that start at the same time use one key', async () => {
  await connection.db.execute(sql`delete from auth_keys`);
  const published = await Promise.all(Array.from({ length: 12 }, () => listPublicKeys(createKeys(connection.db))));
  expect(new Set(published.flat().map(({ kid }) => kid)).size).toBe(1);
});
