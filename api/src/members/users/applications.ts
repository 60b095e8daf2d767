import type { Application, BuyerProfile, SellerProfile } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { User } from './table';

const createApplication = (by: string | null, history: Application['history'] = []): Application => {
  const at = now();
  return {
    status: 'PENDING',
    appliedAt: at,
    decidedAt: null,
    decidedBy: null,
    reason: null,
    history: [...history, { status: 'PENDING', at, by, reason: null }],
  };
};

/** A rejected application becomes pending again; a pending or approved one stays. */
const renewApplication = (current: Application | undefined, by: string | null) => {
  if (!current) return createApplication(by);
  return current.status === 'REJECTED' ? createApplication(by, current.history) : current;
};

/** Returns the application with the decision added to its history. */
export const recordDecision = (
  current: Application,
  { status, by, reason }: { status: 'APPROVED' | 'REJECTED'; by: string; reason: string | null },
): Application => {
  const at = now();
  const history = [...current.history, { status, at, by, reason }];
  return { ...current, status, decidedAt: at, decidedBy: by, reason, history };
};

export const toBuyer = (
  profile: BuyerProfile,
  current: User['buyer'],
  by: string | null,
): NonNullable<User['buyer']> => ({
  ...profile,
  application: renewApplication(current?.application, by),
});

/** Changed certificates lose their verification. */
export const toSeller = (
  { certificates }: SellerProfile,
  current: User['seller'],
  by: string | null,
): NonNullable<User['seller']> => ({
  certificates: certificates.map(({ type, name = null, year = null, number = null, selectedAt = null }) => {
    const claim = { type, name, year, number, selectedAt };
    const same = current?.certificates.find(
      (other) =>
        other.type === type &&
        (other.name ?? null) === name &&
        (other.year ?? null) === year &&
        (other.number ?? null) === number,
    );
    return { ...claim, verifiedAt: same?.verifiedAt ?? null, verifiedBy: same?.verifiedBy ?? null };
  }),
  application: renewApplication(current?.application, by),
  accountSentAt: current?.accountSentAt ?? null,
});

/** Roles whose application became pending. */
export const findNewApplications = (
  before: Pick<User, 'buyer' | 'seller'> | null,
  after: Pick<User, 'buyer' | 'seller'>,
) =>
  (['buyer', 'seller'] as const).filter(
    (role) => after[role]?.application.status === 'PENDING' && before?.[role]?.application.status !== 'PENDING',
  );
