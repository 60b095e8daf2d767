import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { auditPages, navigate } from './accessibility-audit';
import { findViolations, hasHorizontalScroll } from './axe';
import { auditRendering } from './browser';
import { test as base, expect } from './support';

const folder = path.resolve(import.meta.dirname, '../tools/gallery/dist');
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.html': 'text/html; charset=utf-8',
};

/** Serves the built gallery: its files, and its page at every other address. */
const test = base.extend<object, { gallery: string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const server = createServer(({ url = '/' }, answer) => {
        const { pathname } = new URL(url, 'http://gallery');
        const name = path.extname(pathname) in types ? path.basename(pathname) : 'index.html';
        answer.setHeader('Content-Type', types[path.extname(name)] ?? '').end(readFileSync(path.join(folder, name)));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
});

test.use(auditRendering);

const open = async (page: Page, address: string) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await expect(page.getByRole('main')).toBeVisible();
};

/** The addresses of all galleries, as the index has them. */
const listPaths = (page: Page) =>
  page
    .getByRole('navigation')
    .first()
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

for (const area of ['ui', 'components'])
  test(`every component of the gallery passes the accessibility audit in each language, theme and width: ${area}`, async ({
    page,
    gallery,
  }) => {
    await open(page, gallery);
    const paths = ['/', ...(await listPaths(page)).filter((path) => path.startsWith(`/${area}/`))];
    await auditPages(page, {
      paths,
      waitForPage: async (path) => {
        await expect(page.locator('main')).toHaveAttribute('data-gallery', path);
        if (path.endsWith('/rich-text')) await expect(page.locator('.ProseMirror')).toHaveCount(2);
      },
      // A gallery shows the same component several times.
      allowed: ['landmark-unique'],
    });
  });

test('every dialogue of the gallery passes the accessibility audit on a phone and on a wide screen', async ({
  page,
  gallery,
}) => {
  await open(page, gallery);
  const paths = await listPaths(page);
  const looks = [
    { width: 390, query: 'language=ko&theme=dark' },
    { width: 1440, query: 'language=en&theme=light' },
  ];
  for (const { width, query } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${gallery}/?${query}`);
    for (const path of paths) {
      await navigate(page, `${path}?${query}`);
      await expect(page.locator('main')).toHaveAttribute('data-gallery', path);
      const openers = page.locator('[data-opener]');
      for (let index = 0; index < (await openers.count()); index += 1) {
        const where = `${path} ${query}, dialogue ${index + 1}`;
        await openers.nth(index).click();
        const dialog = page.locator('[role=dialog], dialog[open]');
        await expect(dialog, where).toBeVisible();
        expect.soft(await findViolations(page), where).toEqual([]);
        expect.soft(await hasHorizontalScroll(page), where).toBe(false);
        await page.keyboard.press('Escape');
        await expect(dialog, where).toBeHidden();
      }
    }
  }
});

test('an address names language and theme, so that it can be passed on', async ({ page, gallery }) => {
  await open(page, `${gallery}/ui/buttons?language=en&theme=dark`);
  await expect(page.getByRole('heading', { level: 1, name: 'Buttons' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: '简体中文' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '按钮' })).toBeVisible();
  await expect(page).toHaveURL(/language=cn&theme=dark/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '按钮' })).toBeVisible();
});
