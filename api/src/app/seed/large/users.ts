import { businessSectorCodes, cities, cityCodes } from 'shared/contract';
import type { users } from '../../../members/users/table';
import { addCheckDigit } from '../accounts';
import { buildCompanyName, buildId, buildPersonName, pick, sizes } from './names';

type Row = typeof users.$inferInsert;

const hourMs = 3_600_000;

const buildAccount = (n: number, passwordHash: string, until: number) => {
  const at = new Date(until - (sizes.users - n) * (hourMs / 4)).toISOString();
  const username = `large-${String(n + 1).padStart(5, '0')}`;
  return {
    _id: buildId('U', n),
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

const pickSector = (n: number) => pick(businessSectorCodes, n);
const pickCity = (n: number) => pick(cityCodes, n);

const buildCompany = (n: number) => ({
  name: buildCompanyName(n),
  ceoName: buildPersonName(n),
  businessNumber: addCheckDigit(310_000_000 + n * 41),
  category: pickSector(n),
  address: {
    zip: String(10_000 + ((n * 37) % 50_000)),
    address1: `${cities[pickCity(n)].ko} 나눔로 ${n + 1}`,
    sido: cities[pickCity(n)].ko,
  },
  foundedYear: 1990 + (n % 34),
  employees: 3 + (n % 200),
});

const buildSeller = (n: number, at: string) => ({
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

const buildBuyer = (n: number, at: string) => ({
  roles: ['BUYER' as const],
  buyer: {
    types: ['ONLINE' as const, 'OFFLINE' as const],
    activityAreas: [{ city: pickCity(n) }],
    interests: [...new Set([pickSector(n), pickSector(n + 2)])],
    budget: { from: 10_000_000 * (1 + (n % 9)), to: 100_000_000 * (1 + (n % 9)) },
    application: approved(at),
  },
});

/** The n-th account: a seller, a buyer or a person. */
export const buildUser = (n: number, passwordHash: string, until: number): Row => {
  const account = buildAccount(n, passwordHash, until);
  const { sellers, buyers } = sizes;
  if (n >= sellers + buyers) return { ...account, type: 'PERSON', name: buildPersonName(n) };
  const role = n < sellers ? buildSeller(n, account.createdAt) : buildBuyer(n, account.createdAt);
  return {
    ...account,
    ...role,
    type: 'COMPANY',
    name: buildCompanyName(n).ko,
    nameEn: buildCompanyName(n).en,
    company: buildCompany(n),
  };
};
