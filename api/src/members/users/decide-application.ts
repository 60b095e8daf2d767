import type { AccountDeletionStep } from '../../platform/account-deletion';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/serve';
import type { Messenger } from '../messages/messenger';
import { runAccountDeletion } from './account-deletion';
import { recordDecision } from './applications';
import { lockUser, updateUser } from './queries';
import { isEligible, type User } from './table';

type Role = 'BUYER' | 'SELLER';

interface Decision {
  role: Role;
  decision: 'APPROVED' | 'REJECTED';
  reason?: string | undefined;
  certificates?: number[] | undefined;
}

interface Options {
  messenger: Messenger;
  accountDeletion: readonly AccountDeletionStep[];
  caller: Caller & { user: { sub: string } };
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

const decideSeller = (user: User, { decision, reason, certificates = [] }: Decision, by: string) => {
  const seller = verifyCertificates(
    user.seller ?? throwApiError('wrong_state'),
    decision === 'APPROVED' ? certificates : [],
    by,
  );
  if (decision === 'APPROVED' && !isEligible(seller)) throwFieldError('certificates', 'required');
  const application = recordDecision(seller.application, { status: decision, by, reason: reason ?? null });
  return { seller: { ...seller, application } };
};

const decideBuyer = (user: User, { decision, reason }: Decision, by: string) => {
  const buyer = user.buyer ?? throwApiError('wrong_state');
  if (decision === 'APPROVED' && !user.businessRegistration) throwFieldError('businessRegistration', 'required');
  return {
    buyer: {
      ...buyer,
      application: recordDecision(buyer.application, { status: decision, by, reason: reason ?? null }),
    },
  };
};

const notifyDecision = (tx: Database, { notify }: Messenger, user: User, { role, decision, reason = '' }: Decision) => {
  const part = profileKeys[role];
  const decisions = user[part]?.application.history.length ?? 0;
  const company = (language: 'ko' | 'en' | 'cn') => user.company?.name[language] || user.company?.name.ko || user.name;
  const base = {
    user: user._id,
    ref: { type: 'users', _id: user._id },
    link: '/matching/me',
    dedupeKey: `${part}:${user._id}:${decisions}`,
  };
  return decision === 'APPROVED'
    ? notify(tx, { ...base, template: `${part}.approved`, values: ({ language }) => ({ company: company(language) }) })
    : notify(tx, {
        ...base,
        template: `${part}.rejected`,
        values: ({ language }) => ({ company: company(language), reason }),
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
  { messenger, accountDeletion, caller }: Options,
): Promise<User> => {
  const before = await lockUser(tx, id);
  const { role } = decision;
  const application = before[profileKeys[role]]?.application ?? throwApiError('wrong_state');
  if (before.status === 'BLOCKED' || before.status === 'WITHDRAWN') throwApiError('wrong_state');
  if (application.status === decision.decision) return before;
  if (decision.decision === 'REJECTED' && !decision.reason) throwFieldError('reason', 'required');
  const by = caller.user.sub;
  const part = role === 'BUYER' ? decideBuyer(before, decision, by) : decideSeller(before, decision, by);
  const others = before.roles.filter((known) => known !== role);
  const isApproval = decision.decision === 'APPROVED';
  const values = isApproval ? { roles: [...others, role], status: 'ACTIVE' as const } : { roles: others };
  const after = await updateUser(tx, before, { ...part, ...values }, caller);
  if (application.status === 'APPROVED')
    await runAccountDeletion(tx, accountDeletion, { user: id, why: `REVOKED_${role}`, caller });
  await notifyDecision(tx, messenger, after, decision);
  return after;
};
