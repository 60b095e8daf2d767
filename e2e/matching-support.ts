import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { call, own } from './console-support';
import { ready, signedIn } from './support';

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
};

export const open = async (browser: Browser, options: BrowserContextOptions) => {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(15_000);
  return context.newPage();
};

/** Somebody signed in on a phone of their own, before their first page. */
export const member = async (browser: Browser, username: string, options = phone) => {
  const page = await open(browser, options);
  await signedIn(page, username);
  return page;
};

/** The same, looking at a page. */
export const enter = async (browser: Browser, username: string, path: string, options = phone) => {
  const page = await member(browser, username, options);
  await page.goto(path);
  await ready(page);
  return page;
};

export const dialog = (page: Page) => page.getByRole('dialog').last();

const dayFrom = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(Date.now() + days * 86_400_000);
const momentFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Whoever meets at one fair is not free for another one at the same time: each fair has days of its own. */
const aheadOf = () => 4 + Math.floor(Math.random() * 600);

/** A fair that takes everything at once, with ten times on each of two days to come. */
const fairOf = (title: string, ahead = aheadOf()) => ({
  title: { ko: title },
  type: 'HYBRID',
  venue: { name: { ko: '빛나루 상담홀' }, address: '서울특별시 중구 빛나루로 12', tables: 3, tablePrefix: 'B' },
  timezone: 'Asia/Seoul',
  sellerFrom: momentFrom(-3),
  sellerTo: momentFrom(2),
  buyerFrom: momentFrom(-2),
  buyerTo: momentFrom(2),
  requestFrom: momentFrom(-1),
  requestTo: momentFrom(2),
  startAt: momentFrom(ahead - 1),
  endAt: momentFrom(ahead + 2),
  days: [ahead, ahead + 1].map((days) => ({ date: dayFrom(days), blocks: [{ from: '09:00', to: '14:00' }] })),
  slotMinutes: 30,
  published: true,
});

export interface Fair {
  _id: string;
  version: number;
  slots: { start: string; end: string }[];
  days: { date: string; blocks: { from: string; to: string }[] }[];
}

interface Given {
  /** Days until it begins. */
  ahead?: number;
  [field: string]: unknown;
}

export const startFair = async (office: Page, title: string, { ahead, ...changes }: Given = {}): Promise<Fair> => {
  const { fair } = await call<{ fair: Fair }>(office, 'POST', '/fairs', { ...fairOf(title, ahead), ...changes });
  const { slots } = (await own<{ fair: Fair }>(office, 'GET', `/fairs/${fair._id}`)).fair;
  return { ...fair, slots };
};

export interface Member {
  _id: string;
  username: string;
  email: string;
  company: string;
}

/** Companies that take part in the fair of the seed; some are kept for the journeys that name them. */
export const companies = async (office: Page, role: 'SELLER' | 'BUYER', count: number): Promise<Member[]> => {
  const { fairs } = await call<{ fairs: { _id: string; status: string }[] }>(
    office,
    'GET',
    '/fairs?limit=100&sort=createdAt',
  );
  const fair = fairs.find(({ status }) => status === 'ONGOING')?._id;
  const path = `/fairs/${fair}/participations?role=${role}&status=APPROVED&limit=100`;
  const { participations } = await call<{ participations: { _user: string }[] }>(office, 'GET', path);
  const found: Member[] = [];
  for (const { _user } of participations.reverse()) {
    if (found.length === count) break;
    const { user } = await call<{ user: { username: string; email: string; company: { name: { ko: string } } } }>(
      office,
      'GET',
      `/users/${_user}`,
    );
    if (user.username === role.toLowerCase()) continue;
    found.push({ _id: _user, username: user.username, email: user.email, company: user.company.name.ko });
  }
  return found;
};

const timezoneOf = (page: Page) => page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);

export const offerTimes = async (buyer: Page, fair: Fair, slots: string[], mode = ['ONLINE', 'OFFLINE']) =>
  own(buyer, 'POST', '/me/schedules', { _fair: fair._id, mode, slots, timezone: await timezoneOf(buyer) });

interface Certified {
  user: { seller: { certificates: { type: string; verifiedAt: string | null }[] } };
}

export const joinAsSeller = async (seller: Page, fair: Fair) => {
  const { user } = await own<Certified>(seller, 'GET', '/me');
  const certificate = user.seller.certificates.find(({ type, verifiedAt }) => verifiedAt && type !== 'other')?.type;
  const body = { certificate, products: [], timezone: await timezoneOf(seller) };
  await own(seller, 'POST', `/fairs/${fair._id}/participations`, body);
};

interface Part {
  _id: string;
  _user: string;
  version: number;
}

export const partsOf = async (office: Page, fair: Fair, status: string) =>
  (
    await call<{ participations: Part[] }>(
      office,
      'GET',
      `/fairs/${fair._id}/participations?status=${status}&limit=100`,
    )
  ).participations;

/** The organiser takes in everybody who waits. */
export const letIn = async (office: Page, fair: Fair) => {
  for (const { _id, version } of await partsOf(office, fair, 'PENDING'))
    await call(office, 'PUT', `/fairs/${fair._id}/participations/${_id}`, { status: 'APPROVED', version });
};

/** A request as the form would send it; gives its id. */
export const askFor = async (page: Page, fair: Fair, counterpart: Member, slots: string[], mode = 'OFFLINE') => {
  const body = { _fair: fair._id, _user: counterpart._id, mode, slots, products: [], message: null, interpreter: null };
  return (await own<{ matching: { _id: string } }>(page, 'POST', '/me/matchings', body)).matching._id;
};

export const answer = (page: Page, matching: string, body: object) =>
  own(page, 'PUT', `/me/matchings/${matching}`, body);
