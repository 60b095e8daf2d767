import type { Application } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/serve';
import type { Messenger } from '../messages/messenger';
import type { MembersServices } from '../services';
import { runAccountDeletion } from './account-deletion';
import { recordDecision } from './applications';
import { formatCompanyName } from './company-names';
import { lockUser, updateUser } from './queries';
import { isEligible, type User } from './table';

type Role = 'BUYER' | 'SELLER';

interface Decision {
  role: Role;
  decision: 'APPROVED' | 'REJECTED';
  reason?: string | undefined;
  certificates?: number[] | undefined;
}

const profileKeys = { BUYER: 'buyer', SELLER: 'seller' } as const;

/** Marks the certificates at these indexes as verified. */
const verifyCertificates = (seller: NonNullable<User['seller']>, indexes: number[], by: string) => ({
  ...seller,
  certificates: seller.certificates.map((certificate, index) =>
    indexes.includes(index) && certificate.verifiedAt === null
      ? { ...certificate, verifiedAt: now(), verifiedBy: by }
      : certificate,
  ),
});

/** The profile of the role with the decision; throws a field error without what an approval needs. */
const decideProfile = (user: User, { role, decision, reason, certificates = [] }: Decision, by: string) => {
  const isApproval = decision === 'APPROVED';
  const decide = <P extends { application: Application }>(profile: P) => ({
    ...profile,
    application: recordDecision(profile.application, { status: decision, by, reason: reason ?? null }),
  });
  if (role === 'BUYER') {
    const buyer = user.buyer ?? throwApiError('wrong_state');
    if (isApproval && !user.businessRegistration) throwFieldError('businessRegistration', 'required');
    return { buyer: decide(buyer) };
  }
  const seller = verifyCertificates(user.seller ?? throwApiError('wrong_state'), isApproval ? certificates : [], by);
  if (isApproval && !isEligible(seller)) throwFieldError('certificates', 'required');
  return { seller: decide(seller) };
};

const notifyDecision = (tx: Database, { notify }: Messenger, user: User, { role, decision, reason = '' }: Decision) => {
  const part = profileKeys[role];
  const decisions = user[part]?.application.history.length ?? 0;
  return notify(tx, {
    user: user._id,
    template: decision === 'APPROVED' ? `${part}.approved` : `${part}.rejected`,
    // Only the rejection uses the reason.
    values: ({ language }) => ({ company: formatCompanyName(user, language), reason }),
    ref: { type: 'users', _id: user._id },
    link: '/matching/me',
    dedupeKey: `${part}:${user._id}:${decisions}`,
  });
};

/**
 * Approves or rejects an application, also one that was decided before. Revoking an approval runs the deletion steps of
 * the role. Repeating a decision changes nothing and sends no notification.
 */
export const decideApplication = async (
  tx: Database,
  id: string,
  decision: Decision,
  { messenger, getAccountDeletion }: Pick<MembersServices, 'messenger' | 'getAccountDeletion'>,
  caller: Caller & { user: { sub: string } },
): Promise<User> => {
  const before = await lockUser(tx, id);
  const { role } = decision;
  const application = before[profileKeys[role]]?.application ?? throwApiError('wrong_state');
  if (before.status === 'BLOCKED' || before.status === 'WITHDRAWN') throwApiError('wrong_state');
  if (application.status === decision.decision) return before;
  if (decision.decision === 'REJECTED' && !decision.reason) throwFieldError('reason', 'required');
  const by = caller.user.sub;
  const profile = decideProfile(before, decision, by);
  const others = before.roles.filter((other) => other !== role);
  const isApproval = decision.decision === 'APPROVED';
  const values = isApproval ? { roles: [...others, role], status: 'ACTIVE' as const } : { roles: others };
  const after = await updateUser(tx, before, { ...profile, ...values }, caller);
  if (application.status === 'APPROVED')
    await runAccountDeletion(tx, getAccountDeletion(), { user: id, why: `REVOKED_${role}`, caller });
  await notifyDecision(tx, messenger, after, decision);
  return after;
};
