import path from 'node:path';
import { dataDir, startHost, startSlowApi } from './hosts';
import { expect, test } from './support';

interface Lawyers {
  lawyers: { name: string }[];
}

test.use({ javaScriptEnabled: false });

for (const [address, language, lang] of [
  ['/', 'ko', 'ko'],
  ['/en', 'en', 'en'],
  ['/cn', 'cn', 'zh-Hans'],
] as const) {
  test(`${address} is complete before any script runs`, async ({ page, request }) => {
    const headers = { 'Accept-Language': language };
    const { lawyers } = (await (await request.get('/api/v1/lawyers', { headers })).json()) as Lawyers;
    const { setting } = await (await request.get('/api/v1/setting', { headers })).json();
    expect(lawyers).toHaveLength(16);
    expect(setting.offices).toHaveLength(4);

    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const main = page.locator('main');
    for (const { name } of lawyers) await expect(main).toContainText(name);
    for (const { location } of setting.offices) await expect(main).toContainText(location);
    const numbers = await main
      .locator('a[href^="tel:"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(numbers).size).toBeGreaterThanOrEqual(5);
  });
}

test('the guide ends with the consultation form, which takes no files by default', async ({ request }) => {
  const html = async () => (await request.get('/guide')).text();
  // The server may send the shell without the page when rendering takes too long.
  await expect.poll(html).toMatch(/<section id="consult"[\s\S]*<textarea/);
  expect(await html()).not.toContain('type="file"');
});

test('a page that was not rendered in time is reloaded by the browser a moment later', async ({ page }) => {
  const api = await startSlowApi(800);
  const host = await startHost(path.join(dataDir, 'releases'), 'signed', api.url);
  const goods = page.locator('main a[href^="/shop/products/"]');
  const first = await page.goto(`${host.url}/shop`);
  const sent = await first?.text();
  expect(sent).toContain('<meta http-equiv="refresh"');
  expect(sent).not.toContain('href="/shop/products/');
  await expect(goods.first()).toBeVisible();
  await page.goto('about:blank');
  await host.stop();
  api.stop();
});

test('an unknown path is answered with 404 and a page', async ({ page, complaints }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header').getByRole('link').first()).toBeVisible();
  complaints.length = 0;
});

test('robots.txt excludes the console, and the sitemap contains public pages only', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /console');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/en<', '/guide<', '/consult<', '/lawyers/']) expect(sitemap).toContain(path);
  expect(sitemap).not.toContain('/console');
});

test('there is a magazine feed per language, and every page links to the one of its language', async ({ request }) => {
  for (const [page, feed, language] of [
    ['/', '/rss.xml', 'ko'],
    ['/en', '/en/rss.xml', 'en'],
  ] as const) {
    expect(await (await request.get(page)).text()).toContain(`type="application/rss+xml" href="${feed}"`);
    const answer = await request.get(feed);
    expect(answer.headers()['content-type']).toContain('application/rss+xml');
    const xml = await answer.text();
    expect(xml).toContain(`<language>${language}</language>`);
    expect(xml.match(/<item>/g)?.length).toBeGreaterThanOrEqual(12);
    expect(xml.match(/<link>https?:\/\/[^<]+<\/link>/g)?.length).toBe((xml.match(/<item>/g)?.length ?? 0) + 1);
  }
});
