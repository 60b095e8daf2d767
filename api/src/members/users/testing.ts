import { setTimeout as delay } from 'node:timers/promises';
import { desc, eq, sql } from 'drizzle-orm';
import type { RouteSpec } from 'shared/contract';
import { contract, isBusinessNumber, type Setting } from 'shared/contract';
import { type CallOptions, type Identity, startApi } from '../../app/testing';
import { getTimeAfter, now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { documents } from '../../platform/documents/table';
import { outbox } from '../../platform/mail/table';
import { sessions } from '../auth/table';
import { terms } from '../terms/table';
import { users } from './table';

const text = (ko: string, en: string) => ({ ko, en });

const setting = {
  siteName: text('포르티코', 'Portico'),
  company: {
    name: text('법무법인 포르티코', 'Portico Law'),
    address: text('서울특별시 서초구 서초대로 1', '1 Seocho-daero, Seoul'),
    tel: '0215880000',
    email: 'office@example.com',
  },
  mail: { from: 'office@example.com', replyTo: 'reply@example.com', notifyTo: ['inbox@example.com'] },
  sms: { sender: '0215880000' },
  retention: { formDays: 365, logDays: 730 },
} as unknown as Setting;

const codes = ['service', 'privacy', 'marketing', 'third-party', 'fair-seller', 'fair-buyer', 'form-consult'] as const;

/** A valid business number, different for each `n`. */
export const createBusinessNumber = (n: number) => {
  const nine = String(100_000_000 + n);
  const last = [...'0123456789'].find((digit) => isBusinessNumber(nine + digit));
  return `${nine}${last}`;
};

const agreed = (...which: (typeof codes)[number][]) =>
  which.map((termsCode) => ({ termsCode, termsVersion: 1, agreed: true }));

const person = (n: number) => ({
  username: `person${n}`,
  password: 'Correct-Horse-9',
  type: 'PERSON' as const,
  name: `사람${n}`,
  email: `person${n}@example.com`,
  phone: `0109${String(n).padStart(7, '0')}`,
  language: 'ko' as const,
  consents: agreed('service', 'privacy'),
});

const company = (n: number) => ({
  name: { ko: `회사 ${n}`, en: `Company ${n}` },
  ceoName: '대표',
  businessNumber: createBusinessNumber(n),
  category: 'food' as const,
  address: { zip: '04524', address1: '서울특별시 중구 세종대로 110' },
});

const buyer = {
  types: ['ONLINE' as const],
  activityAreas: [{ city: 'seoul' as const, district: '중구' }],
  interests: ['food' as const],
};

const seedSettingAndTerms = async (db: Database) => {
  await db.insert(documents).values({ key: 'setting', value: setting, version: 1, updatedAt: now(), updatedBy: null });
  await db.insert(terms).values(
    codes.map((code) => ({
      code,
      title: text('제목', 'Title'),
      content: text('<p>내용</p>', '<p>Text</p>'),
      status: 'PUBLISHED' as const,
      required: true,
      edition: 1,
      effectiveAt: new Date(Date.now() - 86_400_000).toISOString(),
    })),
  );
};

/** The code that was last sent to an address. */
export const findCode = async (db: Database, target: string) => {
  const [sent] = await db
    .select()
    .from(outbox)
    .where(sql`${target} = any (${outbox.recipients}) and ${outbox.template} = 'user.certCode'`)
    .orderBy(desc(outbox._id))
    .limit(1);
  return /\d{6}/.exec(sent?.mail?.text ?? sent?.sms?.text ?? '')?.[0] ?? '';
};

const countCodes = (db: Database, target: string) =>
  db.$count(outbox, sql`${target} = any (${outbox.recipients}) and ${outbox.template} = 'user.certCode'`);

/** Starts the API with a setting and the terms that registration requires. */
export const startWithUsers = async (options: Parameters<typeof startApi>[0] = {}) => {
  const api = await startApi(options);
  await seedSettingAndTerms(api.db);

  const { from } = api;
  const getCode = (target: string) => findCode(api.db, target);

  type Purpose = 'REGISTER' | 'RECOVERY' | 'CHANGE';
  const certify = async (target: string, purpose: Purpose = 'REGISTER') => {
    const channel = target.includes('@') ? ('EMAIL' as const) : ('PHONE' as const);
    const ask = { channel, target, purpose };
    const before = await countCodes(api.db, target);
    await api.call(contract.users.certify, { body: ask, headers: from() });
    // Codes for a recovery are sent after the answer.
    while ((await countCodes(api.db, target)) === before) await delay(5);
    const code = await getCode(target);
    const { body } = await api.call(contract.users.certify, { body: { ...ask, code }, headers: from() });
    return body.certToken ?? '';
  };

  const register = async (n: number, changes: object = {}) => {
    const body = { ...person(n), ...changes };
    const certToken = await certify(body.email);
    return api.call(contract.users.register, { body: { ...body, certToken }, headers: from() });
  };

  const registerBuyer = (n: number, changes: object = {}) =>
    register(n, {
      type: 'COMPANY',
      company: company(n),
      buyer,
      consents: agreed('service', 'privacy', 'fair-buyer'),
      ...changes,
    });

  const getUserById = async (_id: string) => {
    const [user] = await api.db.select().from(users).where(eq(users._id, _id));
    if (!user) throw new Error(`No user ${_id}`);
    return user;
  };

  const createSession = (user: string, _id: string) =>
    api.db.insert(sessions).values({
      _id,
      _user: user,
      kind: 'member',
      ip: '203.0.113.1',
      ua: 'Browser',
      createdAt: now(),
      expiresAt: getTimeAfter(60_000),
    });

  /** Outbox entries of a template. */
  const sent = (template: string) =>
    api.db.select().from(outbox).where(sql`${outbox.template} = ${template}`).orderBy(outbox._id);

  /** Calls a route as a registered user. */
  const callAs = async <const R extends RouteSpec>(user: string, route: R, options: CallOptions<R> = {}) => {
    const authorization = `Bearer ${await api.createTokenFor(user)}`;
    return api.call(route, { ...options, headers: { ...options.headers, authorization } });
  };

  const getUserId = async (identity: Identity) => (await api.getUser(identity))._id;

  return {
    ...api,
    getCode,
    certify,
    agreed,
    person,
    company,
    buyer,
    register,
    registerBuyer,
    getUserById,
    createSession,
    callAs,
    sent,
    getUserId,
  };
};

export const registrationFile = {
  name: '사업자등록증.pdf',
  mime: 'application/pdf',
  bytes: Buffer.from('%PDF-1.7\n1 0 obj\n'),
};
