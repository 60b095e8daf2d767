import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/serve';
import type { Messenger } from '../messages/tell';
import { decided } from './applications';
import { changeUser, lockUser } from './find';
import { endWhatIsOpen, type Leaving } from './leaving';
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
  leaving: readonly Leaving[];
  caller: Caller & { user: { sub: string } };
}

const partOf = { BUYER: 'buyer', SELLER: 'seller' } as const;

/** Marks the certificates whose proof was seen. */
const verified = (seller: NonNullable<User['seller']>, places: number[], by: string) => ({
  ...seller,
  certificates: seller.certificates.map((certificate, at) =>
    places.includes(at) && certificate.verifiedAt === null
      ? { ...certificate, verifiedAt: now(), verifiedBy: by }
      : certificate,
  ),
});

const decidedSeller = (user: User, { decision, reason, certificates = [] }: Decision, by: string) => {
  const seller = verified(user.seller ?? fail('wrong_state'), decision === 'APPROVED' ? certificates : [], by);
  if (decision === 'APPROVED' && !isEligible(seller)) failField('certificates', 'required');
  const application = decided(seller.application, { status: decision, by, reason: reason ?? null });
  return { seller: { ...seller, application } };
};

const decidedBuyer = (user: User, { decision, reason }: Decision, by: string) => {
  const buyer = user.buyer ?? fail('wrong_state');
  if (decision === 'APPROVED' && !user.businessRegistration) failField('businessRegistration', 'required');
  return {
    buyer: { ...buyer, application: decided(buyer.application, { status: decision, by, reason: reason ?? null }) },
  };
};

const announce = (tx: Database, { tell }: Messenger, user: User, { role, decision, reason = '' }: Decision) => {
  const part = partOf[role];
  const rounds = user[part]?.application.history.length ?? 0;
  const company = (language: 'ko' | 'en' | 'cn') => user.company?.name[language] || user.company?.name.ko || user.name;
  const about = {
    user: user._id,
    ref: { type: 'users', _id: user._id },
    link: '/matching/me',
    dedupeKey: `${part}:${user._id}:${rounds}`,
  };
  return decision === 'APPROVED'
    ? tell(tx, { ...about, template: `${part}.approved`, values: ({ language }) => ({ company: company(language) }) })
    : tell(tx, {
        ...about,
        template: `${part}.rejected`,
        values: ({ language }) => ({ company: company(language), reason }),
      });
};

/**
 * Decides on an application, also on one that was decided before: approving what was rejected, or taking an approval
 * back, which ends what the user had going under it. The same decision twice changes and tells nothing.
 */
export const decide = async (
  tx: Database,
  id: string,
  decision: Decision,
  { messenger, leaving, caller }: Options,
): Promise<User> => {
  const before = await lockUser(tx, id);
  const { role } = decision;
  const application = before[partOf[role]]?.application ?? fail('wrong_state');
  if (before.status === 'BLOCKED' || before.status === 'WITHDRAWN') fail('wrong_state');
  if (application.status === decision.decision) return before;
  if (decision.decision === 'REJECTED' && !decision.reason) failField('reason', 'required');
  const by = caller.user.sub;
  const part = role === 'BUYER' ? decidedBuyer(before, decision, by) : decidedSeller(before, decision, by);
  const others = before.roles.filter((known) => known !== role);
  const approved = decision.decision === 'APPROVED';
  const values = approved ? { roles: [...others, role], status: 'ACTIVE' as const } : { roles: others };
  const after = await changeUser(tx, before, { ...part, ...values }, caller);
  if (application.status === 'APPROVED') await endWhatIsOpen(tx, leaving, { user: id, why: `REVOKED_${role}`, caller });
  await announce(tx, messenger, after, decision);
  return after;
};
