import { mock } from 'node:test';
import { expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { connect } from '../database/connect';
import { setUp, startTestDatabase } from '../testing';
import { createKeys, getKid, getSecret } from './keys';
import { createTokens } from './tokens';

const connection = await setUp(startTestDatabase());
const tokens = createTokens(createKeys(connection.db));
const claims = { sub: 'u1', sid: 's1', scope: ['user' as const], type: 'PERSON' as const, name: '김회원' };

test('a signed token is verified by this process and by another', async () => {
  const { accessToken, expiresAt } = await tokens.sign(claims);
  expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(10);
  expect(await tokens.verify(accessToken)).toMatchObject(claims);
  expect(await createTokens(createKeys(connection.db)).verify(accessToken)).toMatchObject(claims);
});

test('the username is part of the claims; tokens of earlier versions without it are accepted', async () => {
  const { accessToken } = await tokens.sign({ ...claims, username: 'member' });
  expect(await tokens.verify(accessToken)).toMatchObject({ ...claims, username: 'member' });
  const { accessToken: earlier } = await tokens.sign(claims);
  expect(await tokens.verify(earlier)).not.toHaveProperty('username');
});

test('keys are read once for many tokens', async () => {
  const reading = jest.spyOn(connection.pool, 'query');
  const fresh = createTokens(createKeys(connection.db));
  const { accessToken } = await fresh.sign(claims);
  for (let count = 0; count < 20; count += 1) expect(await fresh.verify(accessToken)).toMatchObject(claims);
  expect(reading).toHaveBeenCalledTimes(1);
  reading.mockRestore();
});

const forge = async (changes: {
  alg?: string;
  typ?: string;
  aud?: string;
  iss?: string;
  exp?: number;
  secret?: Uint8Array;
}) => {
  const { accessToken } = await tokens.sign(claims);
  const key = await createKeys(connection.db).getCurrent('access');
  return new SignJWT(claims)
    .setProtectedHeader({ alg: changes.alg ?? 'HS256', typ: changes.typ ?? 'at+jwt', kid: getKid(accessToken) })
    .setSubject('u1')
    .setIssuer(changes.iss ?? 'portico')
    .setAudience(changes.aud ?? 'portico-api')
    .setExpirationTime(changes.exp ?? '10m')
    .sign(changes.secret ?? getSecret(key));
};

test('control: the token is valid without the manipulation', async () => {
  expect(await tokens.verify(await forge({}))).not.toBeNull();
});

test.each([
  ['expired', { exp: Math.floor(Date.now() / 1000) - 1 }],
  ['for somebody else', { aud: 'other' }],
  ['from somebody else', { iss: 'other' }],
  ['of another kind', { typ: 'JWT' }],
  ['signed by another algorithm', { alg: 'HS384' }],
  ['signed by another secret', { secret: Buffer.alloc(32, 1) }],
])('a token %s is refused', async (_, changes) => {
  expect(await tokens.verify(await forge(changes))).toBeNull();
});

test('a token that was accepted before is refused once it has expired', async () => {
  const { accessToken } = await tokens.sign(claims);
  expect(await tokens.verify(accessToken)).toMatchObject(claims);
  mock.timers.enable({ apis: ['Date'], now: Date.now() + 10 * 60 * 1000 });
  try {
    expect(await tokens.verify(accessToken)).toBeNull();
  } finally {
    mock.timers.reset();
  }
});

test('a token that was accepted before is refused once its key is gone or has another secret', async () => {
  const known = await createKeys(connection.db).getCurrent('access');
  const { accessToken } = await tokens.sign(claims);
  let found: typeof known | null = known;
  const changing = createTokens({ ...createKeys(connection.db), findByKid: async () => found });
  expect(await changing.verify(accessToken)).toMatchObject(claims);
  found = { ...known, jwk: { kty: 'oct', k: 'b3RoZXI' } };
  expect(await changing.verify(accessToken)).toBeNull();
  found = null;
  expect(await changing.verify(accessToken)).toBeNull();
  found = known;
  expect(await changing.verify(accessToken)).toMatchObject(claims);
});

test('a token with one changed character is refused after the right one was accepted', async () => {
  const { accessToken } = await tokens.sign(claims);
  expect(await tokens.verify(accessToken)).toMatchObject(claims);
  const [header, payload, signature = ''] = accessToken.split('.');
  const changed = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  expect(await tokens.verify([header, payload, changed].join('.'))).toBeNull();
});

test('garbage and alg none are refused', async () => {
  const { accessToken } = await tokens.sign(claims);
  const [, payload] = accessToken.split('.');
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt', kid: getKid(accessToken) })).toString(
    'base64url',
  );
  for (const token of ['', 'a.b.c', `${none}.${payload}.`, `${accessToken}x`])
    expect(await tokens.verify(token)).toBeNull();
});

test('an unreachable database is an error, not an invalid token: nobody is signed out', async () => {
  const { accessToken } = await tokens.sign(claims);
  const away = connect(connection.url);
  await away.close();
  await expect(createTokens(createKeys(away.db)).verify(accessToken)).rejects.toThrow();
  await connection.db.execute(sql`select 1`);
});
