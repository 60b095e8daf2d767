import type { Page } from '@playwright/test';
import { auditPages } from './accessibility-audit';
import { auditRendering } from './browser';
import { signInByApi, test, waitUntilReady } from './support';

test.use(auditRendering);

/** Finds a running and a future fair, and one record of each kind that the reader may see. */
const findRecords = async (page: Page) => {
  const of = async <T>(path: string) => (await (await page.request.get(`/api/v1${path}`)).json()) as T;
  const { fairs } = await of<{ fairs: { _id: string; status: string }[] }>('/fairs?limit=100');
  const { notifications } = await of<{ notifications: { _id: string }[] }>('/center/notifications?limit=1');
  const fair = fairs.find(({ status }) => status === 'ONGOING')?._id;
  const other = fairs.find(({ status }) => status !== 'ONGOING')?._id;
  return { fair, other, notice: notifications[0]?._id };
};

const screens = {
  visitor: ['/join', '/join?as=seller', '/join?as=buyer', '/join?as=award', '/join?as=person', '/recovery', '/login'],
  seller: [
    '/fairs',
    '/fairs/FAIR',
    '/fairs/FAIR?tab=buyers',
    '/fairs/FAIR?tab=sellers',
    '/fairs/FAIR/apply',
    '/fairs/OTHER/apply',
    '/schedule',
    '/schedule?view=requests',
    '/schedule?view=calendar',
    '/schedule?view=history',
    '/products',
    '/products/create',
    '/company',
    '/me',
    '/me/edit',
    '/me/withdraw',
    '/inbox',
    '/support',
    '/support/create',
    '/notices',
    '/notices/NOTICE',
    '/manuals/seller',
  ],
  buyer: ['/fairs/OTHER/apply', '/schedule?view=requests', '/schedule?view=calendar', '/company', '/me'],
} as const;

for (const reader of ['visitor', 'seller', 'buyer'] as const)
  test(`every screen of matching passes the accessibility audit for a ${reader}, in each language, theme and width`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { fair = '', other = '', notice = '' } = await findRecords(page);
    if (reader !== 'visitor') await signInByApi(page, reader);
    await page.goto('/matching');
    await waitUntilReady(page);
    const named = (screen: string) =>
      `/matching${screen.replace('FAIR', fair).replace('OTHER', other).replace('NOTICE', notice)}`;
    await auditPages(page, { paths: screens[reader].map(named) });
  });
