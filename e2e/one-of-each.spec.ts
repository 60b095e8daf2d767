import { expect, test, waitUntilReady } from './support';

interface Shared {
  /** The page's federation runtime. */
  __FEDERATION__: {
    __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, { loaded?: boolean }>>> }[];
  };
  __portico__: { copies: Record<string, number> };
}

const paths = [
  '/',
  '/en',
  '/guide',
  '/consult',
  '/magazine',
  '/login',
  '/matching',
  '/matching/faqs',
  '/console',
  '/terms/privacy',
];

for (const path of paths) {
  test(`${path} has one React, one sign-in, one language and one router`, async ({ page }) => {
    await page.goto(path);
    await waitUntilReady(page);
    await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
    const { copies, reacts } = await page.evaluate(() => {
      const { __portico__, __FEDERATION__ } = window as unknown as Shared;
      const scopes = __FEDERATION__.__INSTANCES__.map(({ shareScopeMap }) => shareScopeMap.default ?? {});
      return {
        copies: __portico__.copies,
        reacts: [...new Set(scopes.flatMap((scope) => Object.keys(scope.react ?? {})))].length,
      };
    });
    expect(copies).toEqual({ 'shared/auth': 1, 'shared/client': 1, 'shared/i18n': 1, 'shared/router': 1 });
    expect(reacts).toBe(1);
  });
}

test('there is one copy of each after visiting every remote in one tab', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await waitUntilReady(page);
  await page.getByRole('link', { name: '비즈니스 매칭' }).first().click();
  await expect(page).toHaveURL('/matching');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.locator('#lawyers')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as Shared).__portico__.copies)).toEqual({
    'shared/auth': 1,
    'shared/client': 1,
    'shared/i18n': 1,
    'shared/router': 1,
  });
});

test('no public page loads a byte of the console or of matching', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', '/guide', '/consult']) {
    await page.goto(path);
    await waitUntilReady(page);
  }
  expect(asked.filter((url) => /remote-(console|matching)\//.test(url))).toEqual([]);
});
