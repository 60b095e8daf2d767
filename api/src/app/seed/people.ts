import { eq, inArray, sql } from 'drizzle-orm';
import { cities, isBusinessNumber, type Level, type User } from 'shared/contract';
import { buyers, sellers } from '../../../seed/content/companies';
import type { BuyerSeed, CompanySeed, SellerSeed } from '../../../seed/content/companies/company';
import { levels, persons, refusals } from '../../../seed/content/people';
import { users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import type { Caller, Console } from './console';
import { logoOf, registrationOf } from './papers';
import { forEach } from './pictures';

const nobody = { sms: false, email: false, night: false };
const plain = { roles: [], notifications: [], marketing: nobody, socials: [], language: 'ko' };

/** Ten digits that pass the check, each for one company. */
const numberOf = (n: number) => {
  const nine = String(214_810_000 + n * 37);
  return `${nine}${[...'0123456789'].find((digit) => isBusinessNumber(nine + digit))}`;
};

const text = ([ko, en, cn]: [string, string, string]) => ({ ko, en, cn });

const accountOf = (seed: CompanySeed, n: number, sido: string) => ({
  ...plain,
  username: seed.slug,
  type: 'COMPANY',
  status: 'PENDING',
  name: seed.name[0],
  nameEn: seed.name[1],
  email: `${seed.slug}@example.com`,
  phone: `0108100${String(n).padStart(4, '0')}`,
  company: {
    name: text(seed.name),
    ceoName: seed.ceoName,
    businessNumber: numberOf(n),
    category: seed.category,
    address: {
      zip: String(10_000 + n * 731).slice(0, 5),
      address1: `${sido} ${seed.district} 나눔로 ${n + 10}`,
      sido,
      sigungu: seed.district,
    },
    foundedYear: seed.foundedYear,
    employees: seed.employees,
    introduction: text(seed.introduction),
  },
});

const sellerOf = ({ award, year, product }: SellerSeed) => ({
  seller: { certificates: [{ type: award, year, name: product }] },
});

const buyerOf = ({ types, activityAreas, interests, channels, budget }: BuyerSeed) => ({
  buyer: { types, activityAreas, interests, channels, budget: { from: Math.round(budget / 2), to: budget } },
});

interface Work {
  console: Console;
  admin: Caller;
  known: Set<string>;
}

/** As an administrator takes a company in: account, papers, decision. */
const takeIn = async (
  { console, admin, known }: Work,
  { account, seed, role }: { account: object; seed: SellerSeed | BuyerSeed; role: 'SELLER' | 'BUYER' },
) => {
  if (known.has(seed.slug)) return;
  const { user } = await console.post<{ user: User }>('/users', account);
  const number = user.company?.businessNumber ?? '';
  await admin.upload(`/users/${user._id}/businessRegistration`, registrationOf(seed, number));
  await admin.upload(`/users/${user._id}/logo`, await logoOf(seed));
  if (seed.state === 'PENDING') return;
  const decision =
    seed.state === 'REJECTED' ? { decision: 'REJECTED', reason: refusals[role] } : { decision: 'APPROVED' };
  const seen = role === 'SELLER' && seed.state !== 'REJECTED' ? { certificates: [0] } : {};
  await console.put(`/users/${user._id}/approval`, { role, ...decision, ...seen });
};

export const seedLevels = async (console: Console) => {
  const { levels: there } = await console.get<{ levels: Level[] }>('/levels?limit=100');
  for (const seed of levels) if (!there.some(({ code }) => code === seed.code)) await console.post('/levels', seed);
};

const sidoOf = ({ city }: CompanySeed) => cities[city].ko;

/** Companies that sell and that buy, some of them still waiting or turned down, and a few persons. */
export const seedPeople = async (console: Console, admin: Caller, db: Database) => {
  const slugs = [...sellers, ...buyers].map(({ slug }) => slug);
  const usernames = [...slugs, ...persons.map(({ username }) => username)];
  const there = await db.select({ username: users.username }).from(users).where(inArray(users.username, usernames));
  const work = { console, admin, known: new Set(there.map(({ username }) => username)) };
  // Nobody knows these; in the end all demo accounts have one password.
  const password = `Aa1!${numberOf(0)}`;
  await forEach(sellers, (seed, n) =>
    takeIn(work, {
      account: { ...accountOf(seed, n, sidoOf(seed)), ...sellerOf(seed), password },
      seed,
      role: 'SELLER',
    }),
  );
  await forEach(buyers, (seed, n) => {
    const account = accountOf(seed, sellers.length + n, sidoOf(seed));
    return takeIn(work, { account: { ...account, ...buyerOf(seed), password }, seed, role: 'BUYER' });
  });
  for (const [n, person] of persons.entries()) {
    if (work.known.has(person.username)) continue;
    const reach = { email: `${person.username}@example.com`, phone: `0108200${String(n).padStart(4, '0')}` };
    await console.post('/users', { ...plain, ...person, ...reach, type: 'PERSON', password });
  }
  const admins = db.select({ hash: users.passwordHash }).from(users).where(eq(users.username, 'admin'));
  await db
    .update(users)
    .set({ passwordHash: sql`(${admins})`, notifications: ['EMAIL'], emailVerifiedAt: sql`now()` })
    .where(inArray(users.username, usernames));
};
