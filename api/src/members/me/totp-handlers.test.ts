import { beforeEach, expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { contract } from 'shared/contract';
import { startApi } from '../../app/testing';
import { setUp } from '../../platform/testing';
import { signInAttempts, totps } from '../auth/table';
import { encryptCredentials } from '../auth/testing';

const { totp } = contract.console;
const password = 'Portico-2026!';

const api = await setUp(startApi());
beforeEach(async () => {
  await api.db.delete(totps);
  await api.db.delete(signInAttempts);
});

const signIn = async (code?: string, typedPassword = password) => {
  const authorization = await encryptCredentials(api, { u: 'admin', p: typedPassword, ...(code ? { t: code } : {}) });
  return api.call(contract.auth.refreshToken, { headers: { authorization } });
};
const codeAt = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** Enables two-step sign-in for an administrator. */
const switchOn = async () => {
  const { body } = await api.call(totp.enrol, { as: 'admin', body: { password } });
  const confirmed = await api.call(totp.confirm, { as: 'admin', body: { code: codeAt(body.secret) } });
  return { ...body, recoveryCodes: confirmed.body.recoveryCodes };
};

test('two-step sign-in is enabled with the password and a code', async () => {
  expect((await api.call(totp.enrol, { as: 'admin', body: { password: 'wrong' } })).status).toBe(422);
  const { uri, qr, recoveryCodes } = await switchOn();
  expect(uri).toMatch(/^otpauth:\/\/totp\/Portico:admin\?/);
  expect(qr).toEqual({ size: expect.any(Number), path: expect.stringMatching(/^M0 0h1v1h-1z/) });
  expect(recoveryCodes).toHaveLength(10);
  const { body } = await api.call(totp.get, { as: 'admin' });
  expect(body.totp).toMatchObject({ recoveryCodes: 10, enabledAt: expect.any(String) });
  expect((await api.call(totp.enrol, { as: 'admin', body: { password } })).status).toBe(409);
});

test('an unconfirmed enrolment does not change the sign-in', async () => {
  await api.call(totp.enrol, { as: 'admin', body: { password } });
  expect((await signIn()).status).toBe(200);
});

test('the right password without a code returns totp_required', async () => {
  const { secret } = await switchOn();
  expect((await signIn()).error.code).toBe('totp_required');
  expect((await signIn('000000')).error.code).toBe('totp_required');
  expect((await signIn(undefined, 'wrong')).error.code).toBe('sign_in_failed');
  const next = codeAt(secret, Date.now() + 30_000);
  expect((await signIn(next)).status).toBe(200);
});

test('a code is accepted once, also concurrently', async () => {
  const { secret } = await switchOn();
  const next = codeAt(secret, Date.now() + 30_000);
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(next)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a recovery code is accepted once', async () => {
  const { recoveryCodes } = await switchOn();
  const [code = ''] = recoveryCodes;
  expect((await signIn(code)).status).toBe(200);
  expect((await signIn(code)).error.code).toBe('totp_required');
  const { body } = await api.call(totp.get, { as: 'admin' });
  expect(body.totp.recoveryCodes).toBe(9);
});

test('a missing code costs no attempt, a wrong one does', async () => {
  await switchOn();
  for (let i = 0; i < 8; i += 1) expect((await signIn()).error.code).toBe('totp_required');
  const answers = [];
  for (let i = 0; i < 6; i += 1) answers.push((await signIn('000000')).error.code);
  expect(answers.at(-1)).toBe('proof_failed');
});

test('it is disabled with the password, or by another administrator', async () => {
  await switchOn();
  expect((await api.call(totp.disable, { as: 'admin', body: { password: 'wrong' } })).status).toBe(422);
  expect((await api.call(totp.disable, { as: 'admin', body: { password } })).status).toBe(204);
  expect((await signIn()).status).toBe(200);
  await switchOn();
  const { _id: id } = await api.getUser('admin');
  expect((await api.call(contract.console.users.removeTotp, { as: 'admin', params: { id } })).status).toBe(204);
  expect((await signIn()).status).toBe(200);
});
