import { and, desc, eq, sql } from 'drizzle-orm';
import type { contract } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwFieldError } from '../../platform/http/errors';
import type { RouteInput } from '../../platform/http/serve';
import { throttleSource } from '../../platform/http/throttles';
import { runInHashQueue } from '../auth/hash-queue';
import { hashPassword } from '../auth/passwords';
import { findSecondFactors } from '../auth/second-factor';
import { endUserSessions } from '../auth/sessions';
import { resetAttempts } from '../auth/sign-in-attempts';
import { removePasskeys } from '../passkeys/remove-passkeys';
import type { MembersServices } from '../services';
import { notifyPasswordChange } from '../users/notify-account-changes';
import { updateUser } from '../users/queries';
import { maySignIn, type User, users } from '../users/table';
import { hasAddress, hasProvedAddress, toAddress } from './certify';
import { isInvitation, isProved } from './recovery-proofs';
import type { Certification } from './table';
import { consumeToken } from './tokens';

const perSource = { count: 20, windowS: 3600 };

type Input = RouteInput<typeof contract.users.recover>;

/**
 * Locks the accounts of an address, last used first: those whose owner has proved it. An invitation goes to the address that the
 * console knows, and proves it.
 */
const lockAccounts = (tx: Database, certification: Certification, name: string) =>
  tx
    .select()
    .from(users)
    .where(
      and(
        isInvitation(certification) ? hasAddress(certification) : hasProvedAddress(certification),
        eq(users.name, name),
        maySignIn,
      ),
    )
    .orderBy(sql`${users.lastLoginAt} desc nulls last`, desc(users._id))
    .for('update');

/** What is sent to the proved address of an account. */
const toMessage = (certification: Certification, { _id, name, language }: User) => ({
  to: toAddress(certification),
  name,
  language,
  ref: { type: 'users', _id },
});

const sendUsernames = (
  tx: Database,
  { messenger }: MembersServices,
  certification: Certification,
  accounts: [User, ...User[]],
) =>
  messenger.notifyAddress(tx, {
    ...toMessage(certification, accounts[0]),
    template: 'user.recovered',
    values: { username: accounts.map(({ username }) => username).join(', ') },
    link: '/login',
    dedupeKey: `recovered:${certification._id}`,
  });

/** Says what is missing to the owner of the address alone: the answer is the same for every account. */
const sendProofMissing = (tx: Database, { messenger }: MembersServices, certification: Certification, account: User) =>
  messenger.notifyAddress(tx, {
    ...toMessage(certification, account),
    template: 'user.proofMissing',
    values: {},
    link: '/recovery',
    dedupeKey: `proof-missing:${certification._id}`,
  });

interface NewPassword {
  certification: Certification;
  account: User;
  passwordHash: string;
}

const setPassword = async (
  tx: Database,
  { messenger }: MembersServices,
  { certification, account, passwordHash }: NewPassword,
  caller: Pick<Input, 'ip' | 'requestId'>,
) => {
  const proved = isInvitation(certification) ? { emailVerifiedAt: account.emailVerifiedAt ?? now() } : {};
  const values = { passwordHash, passwordChangeRequiredAt: null, ...proved };
  const changed = await updateUser(tx, account, values, { ...caller, user: null });
  // Who has them needs no recovery, and without them the password alone would not be enough.
  const { totp } = await findSecondFactors(tx, account._id);
  if (!totp) await removePasskeys(tx, messenger, account._id, { ...caller, user: null });
  await endUserSessions(tx, account._id, 'password');
  await resetAttempts(tx, { kind: 'account', name: account.username });
  await notifyPasswordChange(tx, messenger, changed);
};

export const createRecover =
  (services: MembersServices) =>
  async ({ body, ...caller }: Input) => {
    const { kind, name, certToken, newPassword, code, secondCertToken } = body;
    await throttleSource(services.db, 'recovery', caller.ip, perSource);
    if (kind === 'PASSWORD' && newPassword === undefined) throwFieldError('newPassword', 'required');
    const passwordHash = newPassword === undefined ? null : await runInHashQueue(() => hashPassword(newPassword));
    await services.accountChanges.transaction(async (tx) => {
      const consume = (token: string, field: string) => consumeToken(tx, { token, purpose: 'RECOVERY', field });
      const certification = await consume(certToken, 'certToken');
      const second = secondCertToken === undefined ? null : await consume(secondCertToken, 'secondCertToken');
      const [account, ...others] = await lockAccounts(tx, certification, name);
      if (!account) return;
      if (kind === 'ID' || !passwordHash) return sendUsernames(tx, services, certification, [account, ...others]);
      if (newPassword?.toLowerCase() === account.username) throwFieldError('newPassword', 'password');
      if (!(await isProved(tx, account, { certification, second, code })))
        return sendProofMissing(tx, services, certification, account);
      await setPassword(tx, services, { certification, account, passwordHash }, caller);
    });
    return { accepted: true as const };
  };
