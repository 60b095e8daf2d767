import { cities, cityCodes, isBusinessNumber, tradeCodes } from 'shared/contract';
import type { users } from '../../../members/users/table';
import { companyOf, idOf, personOf, sizes } from './names';

type Row = typeof users.$inferInsert;

const hourMs = 3_600_000;

/** Ten digits that pass the check, each for one company. */
const numberOf = (n: number) => {
  const nine = String(310_000_000 + n * 41);
  return `${nine}${[...'0123456789'].find((digit) => isBusinessNumber(nine + digit))}`;
};

const accountOf = (n: number, passwordHash: string, until: number) => {
  const at = new Date(until - (sizes.users - n) * (hourMs / 4)).toISOString();
  const username = `large-${String(n + 1).padStart(5, '0')}`;
  return {
    _id: idOf('U', n),
    createdAt: at,
    updatedAt: at,
    username,
    passwordHash,
    email: `${username}@example.com`,
    emailVerifiedAt: at,
    phone: `0103${String(n).padStart(7, '0')}`,
    phoneVerifiedAt: at,
  };
};

const approved = (at: string) => ({
  status: 'APPROVED' as const,
  appliedAt: at,
  decidedAt: at,
  decidedBy: null,
  reason: null,
  history: [{ status: 'APPROVED' as const, at, by: null, reason: null }],
});

const tradeOf = (n: number) => tradeCodes[n % tradeCodes.length] ?? 'living';
const cityOf = (n: number) => cityCodes[n % cityCodes.length] ?? 'seoul';

const company = (n: number) => ({
  name: companyOf(n),
  ceoName: personOf(n),
  businessNumber: numberOf(n),
  category: tradeOf(n),
  address: {
    zip: String(10_000 + ((n * 37) % 50_000)),
    address1: `${cities[cityOf(n)].ko} 나눔로 ${n + 1}`,
    sido: cities[cityOf(n)].ko,
  },
  foundedYear: 1990 + (n % 34),
  employees: 3 + (n % 200),
});

const sellerPart = (n: number, at: string) => ({
  roles: ['SELLER' as const],
  seller: {
    certificates: [
      {
        type: n % 3 === 0 ? ('SuperRookie' as const) : ('SeoulAward' as const),
        name: '선정 상품',
        year: 2025,
        verifiedAt: at,
        verifiedBy: null,
      },
    ],
    application: approved(at),
    accountSentAt: null,
  },
});

const buyerPart = (n: number, at: string) => ({
  roles: ['BUYER' as const],
  buyer: {
    types: ['ONLINE' as const, 'OFFLINE' as const],
    activityAreas: [{ city: cityOf(n) }],
    interests: [...new Set([tradeOf(n), tradeOf(n + 2)])],
    budget: { from: 10_000_000 * (1 + (n % 9)), to: 100_000_000 * (1 + (n % 9)) },
    application: approved(at),
  },
});

/** The n-th account: a seller, a buyer, or one of the many who only signed up. */
export const userOf = (n: number, passwordHash: string, until: number): Row => {
  const account = accountOf(n, passwordHash, until);
  const { sellers, buyers } = sizes;
  if (n >= sellers + buyers) return { ...account, type: 'PERSON', name: personOf(n) };
  const role = n < sellers ? sellerPart(n, account.createdAt) : buyerPart(n, account.createdAt);
  return { ...account, ...role, type: 'COMPANY', name: companyOf(n).ko, nameEn: companyOf(n).en, company: company(n) };
};
