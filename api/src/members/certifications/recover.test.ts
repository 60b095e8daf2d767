import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { now } from '../../platform/database/columns';
import { setUp } from '../../platform/testing';
import { matchesPassword } from '../auth/passwords';
import { totps } from '../auth/table';
import { createTotpCode, encryptCredentials } from '../auth/testing';
import { createRecoveryCodes, createTotpSecret } from '../auth/totp';
import { passkeys } from '../passkeys/table';
import { users } from '../users/table';
import { startWithUsers } from '../users/testing';
import { issueToken } from './tokens';

const api = await setUp(startWithUsers());
const newPassword = 'Brand-New-Word-1';

let count = 0;
let id: string;
let email: string;
let phone: string;
let name: string;
beforeEach(async () => {
  count += 1;
  ({ email, phone, name } = api.person(count));
  id = (await api.register(count)).body.user._id;
});
const change = (values: Partial<typeof users.$inferInsert>) =>
  api.db.update(users).set(values).where(eq(users._id, id));
const becomeAdministrator = () => change({ roles: ['ADMIN'], phoneVerifiedAt: now(), lastLoginAt: now() });

/** Enables two-step sign-in; returns the secret and a recovery code. */
const enableTotp = async () => {
  const [secret, { codes, hashes }] = [createTotpSecret(), createRecoveryCodes()];
  await api.db.insert(totps).values({ _user: id, secret, enabledAt: now(), recoveryCodes: hashes });
  return { secret, recoveryCode: codes[0] ?? '' };
};

const addPasskey = () =>
  api.db.insert(passkeys).values({
    ...{ _user: id, credentialId: id, publicKey: '', counter: 0, transports: [], name: '', backedUp: false },
  });
const countPasskeys = () => api.db.$count(passkeys, eq(passkeys._user, id));

interface Proofs {
  certToken?: string;
  code?: string;
  secondCertToken?: string;
}

/** Recovers the password, with the e-mail address as proof; whether it is the new one then. */
const recover = async ({ certToken, ...proofs }: Proofs = {}) => {
  const body = {
    kind: 'PASSWORD' as const,
    name,
    newPassword,
    certToken: certToken ?? (await certify(email)),
    ...proofs,
  };
  const { status, body: answer } = await api.call(contract.users.recover, { body, headers: api.from() });
  // The same for every account.
  expect({ status, answer }).toEqual({ status: 202, answer: { accepted: true } });
  return matchesPassword((await api.getUserById(id)).passwordHash, newPassword);
};
const certify = (target: string) => api.certify(target, 'RECOVERY');
const invite = () => issueToken(api.db, { channel: 'EMAIL', target: email, purpose: 'RECOVERY' }, 60_000);
const findNotice = async () =>
  (await api.sent('user.proofMissing')).find(({ recipients }) => recipients.includes(email));

test('a member recovers the password with one proof', async () => {
  expect(await recover()).toBe(true);
  expect(await findNotice()).toBeUndefined();
});

const accounts: Record<string, () => Promise<unknown>> = {
  'an administrator': becomeAdministrator,
  'an administrator with an authenticator app': async () => {
    await becomeAdministrator();
    await enableTotp();
  },
  'a member with an authenticator app': enableTotp,
  'a member with a passkey': () => addPasskey(),
};

test.each(Object.entries(accounts))(
  '%s needs a second one, which only the owner of the address is told',
  async (_, prepare) => {
    await prepare();
    expect(await recover()).toBe(false);
    expect(await recover({ code: '000000' })).toBe(false);
    expect((await findNotice())?.mail?.text).toContain('하나를 더 확인');
  },
);

describe('the second proof', () => {
  test('is a code of the authenticator app, which is spent', async () => {
    const { secret } = await enableTotp();
    const code = createTotpCode(secret);
    expect(await recover({ code })).toBe(true);
    await change({ passwordHash: '' });
    expect(await recover({ code })).toBe(false);
  });

  test('is a recovery code, which is spent', async () => {
    const { recoveryCode: code } = await enableTotp();
    expect(await recover({ code })).toBe(true);
    await change({ passwordHash: '' });
    expect(await recover({ code })).toBe(false);
  });

  test('is the proved address of the other kind', async () => {
    await becomeAdministrator();
    expect(await recover({ secondCertToken: await certify(phone) })).toBe(true);
  });

  test('of an account with passkeys is that address too, and its lost passkeys no longer count', async () => {
    await addPasskey();
    await change({ phoneVerifiedAt: now() });
    expect(await recover({ secondCertToken: await certify(phone) })).toBe(true);
    expect(await countPasskeys()).toBe(0);
    const authorization = await encryptCredentials(api, { u: (await api.getUserById(id)).username, p: newPassword });
    expect((await api.call(contract.auth.refreshToken, { headers: { authorization } })).status).toBe(200);
  });

  test('leaves the passkeys of an account whose authenticator app gave it', async () => {
    await addPasskey();
    const { secret } = await enableTotp();
    expect(await recover({ code: createTotpCode(secret) })).toBe(true);
    expect(await countPasskeys()).toBe(1);
  });

  test('is not the same address again', async () => {
    await becomeAdministrator();
    expect(await recover({ secondCertToken: await certify(email) })).toBe(false);
  });

  test('is not the address of somebody else', async () => {
    await becomeAdministrator();
    const { _id } = (await api.register(1000 + count)).body.user;
    await api.db.update(users).set({ phoneVerifiedAt: now() }).where(eq(users._id, _id));
    expect(await recover({ secondCertToken: await certify(api.person(1000 + count).phone) })).toBe(false);
  });

  test('is not an address that has never been proved', async () => {
    await becomeAdministrator();
    const secondCertToken = await certify(phone);
    await change({ phoneVerifiedAt: null });
    expect(await recover({ secondCertToken })).toBe(false);
  });

  test('can be guessed ten times an hour', async () => {
    const { recoveryCode } = await enableTotp();
    await change({ lastLoginAt: now() });
    // More proofs of the address than codes are sent.
    const guess = async (code: string) => recover({ certToken: await invite(), code });
    for (let tries = 0; tries < 10; tries += 1) expect(await guess('wrong-code')).toBe(false);
    expect(await guess(recoveryCode)).toBe(false);
  });
});

test('an invitation is enough until its owner has signed in', async () => {
  await becomeAdministrator();
  await change({ lastLoginAt: null });
  const [first, other] = [await invite(), await invite()];
  expect(await recover({ certToken: first })).toBe(true);
  await change({ passwordHash: '', lastLoginAt: now() });
  expect(await recover({ certToken: other })).toBe(false);
});
