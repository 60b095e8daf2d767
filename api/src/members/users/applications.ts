import type { Application, BuyerProfile, SellerProfile } from 'shared/contract';
import { now } from '../../platform/http/columns';
import type { User } from './table';

const begun = (by: string | null, history: Application['history'] = []): Application => {
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

/** A rejected application that is sent again waits again; one that waits or is approved goes on as it is. */
const renewed = (known: Application | undefined, by: string | null) => {
  if (!known) return begun(by);
  return known.status === 'REJECTED' ? begun(by, known.history) : known;
};

export const decided = (
  known: Application,
  { status, by, reason }: { status: 'APPROVED' | 'REJECTED'; by: string; reason: string | null },
): Application => {
  const at = now();
  const history = [...known.history, { status, at, by, reason }];
  return { ...known, status, decidedAt: at, decidedBy: by, reason, history };
};

export const buyerOf = (
  profile: BuyerProfile,
  known: User['buyer'],
  by: string | null,
): NonNullable<User['buyer']> => ({
  ...profile,
  application: renewed(known?.application, by),
});

/** A certificate that says something else than before is no longer verified. */
export const sellerOf = (
  { certificates }: SellerProfile,
  known: User['seller'],
  by: string | null,
): NonNullable<User['seller']> => ({
  certificates: certificates.map(({ type, name = null, year = null, number = null, selectedAt = null }) => {
    const claim = { type, name, year, number, selectedAt };
    const same = known?.certificates.find(
      (other) =>
        other.type === type &&
        (other.name ?? null) === name &&
        (other.year ?? null) === year &&
        (other.number ?? null) === number,
    );
    return { ...claim, verifiedAt: same?.verifiedAt ?? null, verifiedBy: same?.verifiedBy ?? null };
  }),
  application: renewed(known?.application, by),
  accountSentAt: known?.accountSentAt ?? null,
});

/** Applications that were not there or did not wait before, to be confirmed to whoever sent them. */
export const newlyWaiting = (before: Pick<User, 'buyer' | 'seller'> | null, after: Pick<User, 'buyer' | 'seller'>) =>
  (['buyer', 'seller'] as const).filter(
    (role) => after[role]?.application.status === 'PENDING' && before?.[role]?.application.status !== 'PENDING',
  );
