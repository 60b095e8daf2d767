import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { callConsole, callMember } from './console-support';
import { signInByApi, test, waitUntilHydrated, watchRequests } from './support';

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
};

export const openPage = async (browser: Browser, options: BrowserContextOptions) => {
  const context = await browser.newContext(options);
  return context.newPage();
};

/** Opens a page in its own context (a phone by default) and signs the member in. */
export const openSignedInPage = async (browser: Browser, username: string, options = phone) => {
  const page = await openPage(browser, options);
  await signInByApi(page, username);
  return page;
};

/** The same, and opens a path. */
export const openMemberPage = async (browser: Browser, username: string, path: string, options = phone) => {
  const page = await openSignedInPage(browser, username, options);
  await page.goto(path);
  await waitUntilHydrated(page);
  return page;
};

export const getDialog = (page: Page) => page.getByRole('dialog').last();

const dayFromNow = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(Date.now() + days * 86_400_000);
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const daysPerWorker = 100;
let reservedDays = 0;
/**
 * Days until the next fair of so many days, which no other journey has: companies that meet at one fair are not available
 * at another one at the same time.
 */
export const reserveDays = (count: number) => {
  const ahead = 40 + test.info().workerIndex * daysPerWorker + reservedDays;
  reservedDays += count;
  return ahead;
};

/** A fair in all its open phases, with ten slots on each of two future days. */
const createFairBody = (title: string, ahead = reserveDays(2)) => ({
  title: { ko: title },
  type: 'HYBRID',
  venue: { name: { ko: '빛나루 상담홀' }, address: '서울특별시 중구 빛나루로 12', tables: 3, tablePrefix: 'B' },
  timezone: 'Asia/Seoul',
  sellerFrom: daysFromNow(-3),
  sellerTo: daysFromNow(2),
  buyerFrom: daysFromNow(-2),
  buyerTo: daysFromNow(2),
  requestFrom: daysFromNow(-1),
  requestTo: daysFromNow(2),
  startAt: daysFromNow(ahead - 1),
  endAt: daysFromNow(ahead + 2),
  days: [ahead, ahead + 1].map((days) => ({ date: dayFromNow(days), blocks: [{ from: '09:00', to: '14:00' }] })),
  slotMinutes: 30,
  published: true,
});

export interface Fair {
  _id: string;
  version: number;
  slots: { start: string; end: string }[];
  days: { date: string; blocks: { from: string; to: string }[] }[];
}

interface FairOptions {
  /** Days until the fair begins. */
  daysAhead?: number;
  [field: string]: unknown;
}

export const startFair = async (
  office: Page,
  title: string,
  { daysAhead: ahead, ...changes }: FairOptions = {},
): Promise<Fair> => {
  const { fair } = await callConsole<{ fair: Fair }>(office, 'POST', '/fairs', {
    ...createFairBody(title, ahead),
    ...changes,
  });
  const { slots } = (await callMember<{ fair: Fair }>(office, 'GET', `/fairs/${fair._id}`)).fair;
  return { ...fair, slots };
};

export interface Member {
  _id: string;
  username: string;
  email: string;
  company: string;
}

/** Finds approved companies of the seeded fair, except those that other journeys use by name. */
export const findCompanies = async (office: Page, role: 'SELLER' | 'BUYER', count: number): Promise<Member[]> => {
  const { fairs } = await callConsole<{ fairs: { _id: string; status: string }[] }>(
    office,
    'GET',
    '/fairs?limit=100&sort=createdAt',
  );
  const fair = fairs.find(({ status }) => status === 'ONGOING')?._id;
  const path = `/fairs/${fair}/participations?role=${role}&status=APPROVED&limit=100`;
  const { participations } = await callConsole<{ participations: { _user: string }[] }>(office, 'GET', path);
  const found: Member[] = [];
  for (const { _user } of participations.reverse()) {
    if (found.length === count) break;
    const { user } = await callConsole<{
      user: { username: string; email: string; company: { name: { ko: string } } };
    }>(office, 'GET', `/users/${_user}`);
    if (user.username === role.toLowerCase()) continue;
    found.push({ _id: _user, username: user.username, email: user.email, company: user.company.name.ko });
  }
  return found;
};

type Evaluating = Pick<Page, 'evaluate'>;

const getTimezone = (page: Evaluating) => page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);

export const offerTimes = async (buyer: Evaluating, fair: Fair, slots: string[], mode = ['ONLINE', 'OFFLINE']) =>
  callMember(buyer, 'POST', '/me/schedules', { _fair: fair._id, mode, slots, timezone: await getTimezone(buyer) });

interface MemberWithCertificates {
  user: { seller: { certificates: { type: string; verifiedAt: string | null }[] } };
}

export const joinAsSeller = async (seller: Evaluating, fair: Fair) => {
  const { user } = await callMember<MemberWithCertificates>(seller, 'GET', '/me');
  const certificate = user.seller.certificates.find(({ type, verifiedAt }) => verifiedAt && type !== 'other')?.type;
  const body = { certificate, products: [], timezone: await getTimezone(seller) };
  await callMember(seller, 'POST', `/fairs/${fair._id}/participations`, body);
};

/** Opens the panel of a buyer from the list of a fair. Waits until nothing is loaded any more, which moves the list. */
export const openBuyer = async (page: Page, fair: Fair, { company }: Member) => {
  const requests = watchRequests(page);
  await page.goto(`/matching/fairs/${fair._id}?tab=buyers`);
  await waitUntilHydrated(page);
  await requests.complete();
  await page.getByRole('button', { name: company, exact: true }).first().click();
};

interface Participation {
  _id: string;
  _user: string;
  version: number;
}

export const fetchParticipations = async (office: Page, fair: Fair, status: string) =>
  (
    await callConsole<{ participations: Participation[] }>(
      office,
      'GET',
      `/fairs/${fair._id}/participations?status=${status}&limit=100`,
    )
  ).participations;

/** Approves all pending participations. */
export const approveAll = async (office: Page, fair: Fair) => {
  for (const { _id, version } of await fetchParticipations(office, fair, 'PENDING'))
    await callConsole(office, 'PUT', `/fairs/${fair._id}/participations/${_id}`, { status: 'APPROVED', version });
};

/** Requests a meeting as the form does; returns its id. */
export const requestMatching = async (
  page: Page,
  fair: Fair,
  counterpart: Member,
  slots: string[],
  mode = 'OFFLINE',
) => {
  const body = { _fair: fair._id, _user: counterpart._id, mode, slots, products: [], message: null, interpreter: null };
  return (await callMember<{ matching: { _id: string } }>(page, 'POST', '/me/matchings', body)).matching._id;
};

export const answerRequest = (page: Page, matching: string, body: object) =>
  callMember(page, 'PUT', `/me/matchings/${matching}`, body);
