import { eq, inArray, sql } from 'drizzle-orm';
import { cities, isBusinessNumber, type Level, type User } from 'shared/contract';
import { buyers, sellers } from '../../../seed/content/companies';
import type { BuyerSeed, CompanySeed, SellerSeed } from '../../../seed/content/companies/company';
import { levels, persons, refusals } from '../../../seed/content/people';
import { text } from '../../../seed/content/text';
import { users } from '../../members/users/table';
import type { Caller } from './caller';
import { drawLogo, drawRegistration } from './company-documents';
import type { SeedContext } from './members';
import { forEachConcurrent } from './pictures';

const noMarketing = { sms: false, email: false, night: false };
const accountDefaults = { roles: [], notifications: [], marketing: noMarketing, socials: [], language: 'ko' };

/** A valid business number: nine digits and the digit that checks them. */
export const addCheckDigit = (nine: number) =>
  `${nine}${[...'0123456789'].find((digit) => isBusinessNumber(`${nine}${digit}`))}`;

/** A unique valid business number for the n-th company. */
const buildBusinessNumber = (n: number) => addCheckDigit(214_810_000 + n * 37);

const buildAccount = (seed: CompanySeed, n: number) => ({
  ...accountDefaults,
  username: seed.slug,
  type: 'COMPANY',
  status: 'PENDING',
  name: seed.name[0],
  nameEn: seed.name[1],
  email: `${seed.slug}@example.com`,
  phone: `0108100${String(n).padStart(4, '0')}`,
  company: {
    name: text(...seed.name),
    ceoName: seed.ceoName,
    businessNumber: buildBusinessNumber(n),
    category: seed.category,
    address: {
      zip: String(10_000 + n * 731).slice(0, 5),
      address1: `${cities[seed.city].ko} ${seed.district} 나눔로 ${n + 10}`,
      sido: cities[seed.city].ko,
      sigungu: seed.district,
    },
    foundedYear: seed.foundedYear,
    employees: seed.employees,
    introduction: text(...seed.introduction),
  },
});

const buildSeller = ({ award, year, product }: SellerSeed) => ({
  seller: { certificates: [{ type: award, year, name: product }] },
});

const buildBuyer = ({ types, activityAreas, interests, channels, budget }: BuyerSeed) => ({
  buyer: { types, activityAreas, interests, channels, budget: { from: Math.round(budget / 2), to: budget } },
});

/** Creates a company as an administrator does: account, documents, decision. */
const seedCompany = async (
  { console, admin }: { console: Caller; admin: Caller },
  { account, seed, role }: { account: object; seed: SellerSeed | BuyerSeed; role: 'SELLER' | 'BUYER' },
) => {
  const { user } = await console.post<{ user: User }>('/users', account);
  const number = user.company?.businessNumber ?? '';
  await admin.upload(`/users/${user._id}/businessRegistration`, drawRegistration(seed, number));
  await admin.upload(`/users/${user._id}/logo`, await drawLogo(seed));
  if (seed.state === 'PENDING') return;
  const decision =
    seed.state === 'REJECTED' ? { decision: 'REJECTED', reason: refusals[role] } : { decision: 'APPROVED' };
  const verified = role === 'SELLER' && seed.state !== 'REJECTED' ? { certificates: [0] } : {};
  await console.put(`/users/${user._id}/approval`, { role, ...decision, ...verified });
};

export const seedLevels = async (console: Caller) => {
  const { levels: existing } = await console.get<{ levels: Level[] }>('/levels?limit=100');
  for (const seed of levels) if (!existing.some(({ code }) => code === seed.code)) await console.post('/levels', seed);
};

/** Seeds sellers, buyers (some pending or rejected) and persons. */
export const seedAccounts = async ({ console, members, db }: SeedContext) => {
  const slugs = [...sellers, ...buyers].map(({ slug }) => slug);
  const usernames = [...slugs, ...persons.map(({ username }) => username)];
  const existing = await db.select({ username: users.username }).from(users).where(inArray(users.username, usernames));
  const isMissing = (username: string) => !existing.some((user) => user.username === username);
  const callers = { console, admin: await members.as(await members.find('admin')) };
  // Temporary; at the end all demo accounts get the administrator's password.
  const password = `Aa1!${buildBusinessNumber(0)}`;
  await forEachConcurrent(sellers, async (seed, n) => {
    const account = { ...buildAccount(seed, n), ...buildSeller(seed), password };
    if (isMissing(seed.slug)) await seedCompany(callers, { account, seed, role: 'SELLER' });
  });
  await forEachConcurrent(buyers, async (seed, n) => {
    const account = { ...buildAccount(seed, sellers.length + n), ...buildBuyer(seed), password };
    if (isMissing(seed.slug)) await seedCompany(callers, { account, seed, role: 'BUYER' });
  });
  for (const [n, person] of persons.entries()) {
    if (!isMissing(person.username)) continue;
    const reach = { email: `${person.username}@example.com`, phone: `0108200${String(n).padStart(4, '0')}` };
    await console.post('/users', { ...accountDefaults, ...person, ...reach, type: 'PERSON', password });
  }
  const admins = db.select({ hash: users.passwordHash }).from(users).where(eq(users.username, 'admin'));
  await db
    .update(users)
    .set({ passwordHash: sql`(${admins})`, notifications: ['EMAIL'], emailVerifiedAt: sql`now()` })
    .where(inArray(users.username, usernames));
};
