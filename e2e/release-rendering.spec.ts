import type { Browser, Page } from '@playwright/test';
import { fetchPage } from './public-pages';
import { changeCode, changeText, type Remote, test } from './release-host';
import { expectSuccess, waitUntilVisible } from './release-steps';
import { expect, signInByApi, waitUntilReady } from './support';

/** A text that each remote shows, and the page on which it stands. */
const texts = {
  'remote-home': { path: '/guide', text: '처음 오시는 길을 안내합니다' },
  'remote-matching': { path: '/matching', text: '세 번이면 약속이 정해져요' },
  'remote-console': { path: '/console/releases', text: '공개 전 빌드로 이 사이트를 볼 수 있습니다' },
} as const;

const names = Object.keys(texts) as Remote[];

const readHeadings = (page: Page) => page.locator('main').locator('h1, h2, h3').allTextContents();

/** The headings of a page as the server sends it. */
const readWithoutScripts = async (browser: Browser, url: string, expected: string) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'ko-KR' });
  const page = await context.newPage();
  // The server may send the shell without the page when rendering takes too long.
  await expect(async () => {
    await page.goto(url);
    await expect(page.locator('main')).toContainText(expected, { timeout: 500 });
  }).toPass();
  const headings = await readHeadings(page);
  await context.close();
  return headings;
};

test('after a promotion and a rollback each remote shows the texts of the release that runs, with and without scripts', async ({
  page,
  browser,
  request,
  own,
}) => {
  const version = '1.6.0+0000000001';
  const initial = Object.fromEntries(names.map((name) => [name, own.stableVersion(name)]));
  const changed = (text: string) => `${text} (새로)`;
  const console = await page.context().newPage();
  await signInByApi(console, 'admin');
  const expectTexts = async (getText: (text: string) => string) => {
    for (const name of names) {
      const { path, text } = texts[name];
      // The console is not rendered on the server.
      const isRendered = name !== 'remote-console';
      const tab = isRendered ? page : console;
      await tab.goto(path);
      await waitUntilReady(tab);
      const main = tab.locator('main');
      await expect(main).toContainText(getText(text));
      await expect(main.getByText(changed(text))).toHaveCount(getText(text) === text ? 0 : 1);
      if (!isRendered) continue;
      const sent = await readWithoutScripts(browser, own.url + path, getText(text));
      expect(await readHeadings(page)).toEqual(sent);
    }
  };
  await expectTexts((text) => text);

  for (const name of names) {
    const { text } = texts[name];
    const folder = own.variantOf(name, version, (release, at) => changeText(release, at, text, changed(text)));
    await expectSuccess(own.command, `deploy ${name} --channel staging --from ${folder} --skip-rendering`);
  }
  await expectSuccess(own.command, 'releases promote staging stable');
  for (const name of names) await waitUntilVisible(request, name, version);
  await expectTexts(changed);

  for (const name of names) {
    await expectSuccess(own.command, `releases rollback ${name} --channel stable`);
    await waitUntilVisible(request, name, initial[name] ?? '');
  }
  await expectTexts((text) => text);
});

/** Code that makes the page of `/guide` throw on the server. */
const breakage = {
  'while it is rendered': `const { page } = await lazy(); return { page: { ...page, Page() { throw new Error('thrown by the guide'); } } };`,
  'while it is loaded': `const { page } = await lazy(); return { page: { ...page, load() { throw new Error('thrown by the guide'); } } };`,
  'in its head': `const { page } = await lazy(); return { page: { ...page, head() { throw new Error('thrown by the guide'); } } };`,
};

for (const [when, code] of Object.entries(breakage))
  test(`a page that throws on the server ${when} answers 500 with the shell and one line in the log, and opens in the browser`, async ({
    page,
    request,
    browser,
    own,
    complaints,
  }) => {
    const version = `1.7.${Object.keys(breakage).indexOf(when)}+0000000001`;
    const folder = own.variantOf('remote-home', version, (release, at) =>
      changeCode(release, at, (text, file) =>
        file === release.server
          ? `${text}\nfor (const route of module.exports.remote.routes) if (route.path === '/guide') { const { lazy } = route; route.lazy = async () => { ${code} }; }\n`
          : text,
      ),
    );
    await expectSuccess(own.command, `deploy remote-home --channel stable --from ${folder} --skip-rendering`);
    await waitUntilVisible(request, 'remote-home', version);

    await expect.poll(async () => (await request.get('/guide')).status()).toBe(500);
    const html = await (await fetchPage({ request }, '/guide')).text();
    expect(html).toContain('<footer');
    expect(html).toContain('<meta name="robots" content="noindex">');
    const lines = own
      .log()
      .split('\n')
      .filter((line) => line.includes('thrown by the guide') && line.includes(version));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines)
      expect(line).toMatch(/^remote-home \S+: \/guide cannot be rendered .*thrown by the guide \| at /);

    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'ko-KR' });
    const still = await context.newPage();
    await still.goto(`${own.url}/guide`);
    await expect(still.locator('main noscript h2')).toContainText('표시하는 중 문제가 생겼습니다');
    await context.close();

    await page.goto('/guide');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('처음 오시는 길을 안내합니다');
    await expect(page.locator('[role=alert][data-remote]')).toHaveCount(0);
    // The browser logs the 500.
    complaints.length = 0;
  });
