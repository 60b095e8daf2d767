import type { Page } from '@playwright/test';
import { barriers, scrollsSideways, untranslated } from './axe';
import { expect, ready, test } from './support';

// Scripts from outside the page are what the policy forbids; the examiner is one.
test.use({ bypassCSP: true });

const looks = [
  { language: 'ko', theme: 'light', width: 390 },
  { language: 'en', theme: 'dark', width: 820 },
  { language: 'cn', theme: 'light', width: 1440 },
] as const;

const of = async <T>(page: Page, path: string) =>
  (await (await page.request.get(`/api/v1/auction${path}`)).json()) as T;

/** A lot of each state, and the programme and hall of the first one. */
const found = async (page: Page) => {
  const { works } = await of<{ works: { _id: string; program: { code: string; hall: string } }[] }>(
    page,
    '/works?limit=1',
  );
  const lots: string[] = [];
  for (const status of ['OPEN', 'SCHEDULED', 'SOLD', 'UNSOLD']) {
    const some = await of<{ works: { _id: string }[] }>(page, `/works?limit=1&status=${status}`);
    lots.push(...some.works.map(({ _id }) => `/auction/works/${_id}`));
  }
  const { code = '', hall = '' } = works[0]?.program ?? {};
  return [...lots, `/auction/programs/${code}`, `/auction/halls/${hall}`];
};

for (const { language, theme, width } of looks)
  test(`every page of the auction can be used: ${language}, ${theme}, ${width} px`, async ({ page, baseURL }) => {
    await page.context().addCookies([
      { name: 'theme', value: theme, url: baseURL ?? '' },
      { name: 'language', value: language, url: baseURL ?? '' },
    ]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const paths = ['/auction/programs', '/auction-search', '/auction-search/%EC%97%86%EC%9D%8C', '/my/bids'];
    for (const path of [...paths, ...(await found(page))]) {
      await page.goto(path);
      await ready(page);
      await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await barriers(page), path).toEqual([]);
      expect.soft(await page.locator('main').textContent(), path).not.toMatch(untranslated);
      expect.soft(await scrollsSideways(page), `${path} scrolls sideways`).toBe(false);
    }
  });
