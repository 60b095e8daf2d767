import { beforeEach, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import type { Identity } from '../../app/testing';
import { setUp } from '../../platform/testing';
import { signInAttempts, totps } from '../auth/table';
import { createTotpCode, encryptCredentials } from '../auth/testing';
import { startWithUsers } from '../users/testing';

const { totp } = contract;
const password = 'Portico-2026!';

const api = await setUp(startWithUsers());
beforeEach(async () => {
  await api.db.delete(totps);
  await api.db.delete(signInAttempts);
});

const signIn = async (code?: string, typedPassword = password, u: Identity = 'admin') => {
  const authorization = await encryptCredentials(api, { u, p: typedPassword, ...(code ? { t: code } : {}) });
  return api.call(contract.auth.refreshToken, { headers: { authorization } });
};

/** Enables two-step sign-in. */
const switchOn = async (as: Identity = 'admin') => {
  const { body } = await api.call(totp.enrol, { as, body: { password } });
  const confirmed = await api.call(totp.confirm, { as, body: { code: createTotpCode(body.secret) } });
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
  const next = createTotpCode(secret, Date.now() + 30_000);
  expect((await signIn(next)).status).toBe(200);
});

test('a code is accepted once, also concurrently', async () => {
  const { secret } = await switchOn();
  const next = createTotpCode(secret, Date.now() + 30_000);
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
  await switchOn('member');
  const { _id: id } = await api.getUser('member');
  expect((await api.call(contract.console.users.removeTotp, { as: 'admin', params: { id } })).status).toBe(204);
  expect((await signIn(undefined, password, 'member')).status).toBe(200);
});

test('administrators cannot disable their own in the list of users, which asks for no password', async () => {
  await switchOn();
  const { _id: id } = await api.getUser('admin');
  const { error } = await api.call(contract.console.users.removeTotp, { as: 'admin', params: { id } });
  expect(error.code).toBe('own_account');
  expect((await signIn()).error.code).toBe('totp_required');
});

test('a member enables it and signs in with a code', async () => {
  const { secret } = await switchOn('member');
  expect((await signIn(undefined, password, 'member')).error.code).toBe('totp_required');
  const next = createTotpCode(secret, Date.now() + 30_000);
  expect((await signIn(next, password, 'member')).status).toBe(200);
  expect((await api.call(contract.me.get, { as: 'member' })).body.user.totp).toBe(true);
  expect((await api.call(totp.get, { as: 'buyer' })).body.totp.enabledAt).toBeNull();
});

test('the member is told by mail and text message when it is switched on and off', async () => {
  const { _id: id } = await api.getUser('member');
  const readSent = async (template: string) =>
    (await api.sent(template)).flatMap(({ _user, channel }) => (_user === id ? channel : []));
  const before = { on: await readSent('totp.enabled'), off: await readSent('totp.disabled') };
  await switchOn('member');
  expect(await readSent('totp.enabled')).toHaveLength(before.on.length + 2);
  await api.call(totp.disable, { as: 'member', body: { password } });
  expect((await readSent('totp.disabled')).slice(before.off.length).sort()).toEqual(['EMAIL', 'SMS']);
  await switchOn('member');
  await api.call(contract.console.users.removeTotp, { as: 'admin', params: { id } });
  expect(await readSent('totp.disabled')).toHaveLength(before.off.length + 4);
});
