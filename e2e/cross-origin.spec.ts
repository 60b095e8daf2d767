import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { remotes, test } from './release-host';
import { expect, waitUntilHydrated, waitUntilReady } from './support';

/** The only origin that the product lists; this journey serves it. */
const origin = process.env.REMOTE_ORIGINS ?? '';

test('remotes from another origin are rendered on the server and run in the browser', async ({ page, own }) => {
  const before = own.readRegistry();
  const served: string[] = [];
  const server = createServer((request, answer) => {
    const file = decodeURIComponent(request.url?.split('?')[0] ?? '');
    served.push(`${file} ${request.headers.origin ?? ''}`);
    const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    readFile(path.join(own.folder, file)).then(
      (content) => answer.writeHead(200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' }).end(content),
      () => answer.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(origin).port), '127.0.0.1', resolve));
  try {
    const version = '1.5.0+0000000000';
    const deploy = async (name: (typeof remotes)[number]) => {
      const from = own.variantOf(name, version);
      const { code, said } = await own.command(
        `deploy ${name} --channel stable --base ${origin} --from ${from} --skip-rendering`,
      );
      expect(code, said).toBe(0);
    };
    await Promise.all(remotes.map(deploy));
    const html = async () => (await page.request.get('/')).text();
    const moved = async () => (await html()).split(`"base":"${origin}`).length - 1;
    await expect.poll(moved, { timeout: 5000 }).toBe(remotes.length);
    await expect.poll(html).toContain('대표변호사');

    await page.setViewportSize({ width: 1440, height: 900 });
    served.length = 0;
    const answer = await page.goto('/');
    await waitUntilReady(page);
    expect(answer?.headers()['content-security-policy']).toMatch(new RegExp(`script-src 'self' ${origin} 'sha384-`));
    await expect(page.locator('#lawyers')).toBeVisible();
    await page.locator('header a[href="/matching"]').first().click();
    await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
    await page.goto('/console');
    await expect(page.getByRole('textbox', { name: '아이디' })).toBeVisible();
    // What is rendered on the server is visible before its files have come, which the end of the server would cut off.
    await waitUntilHydrated(page);
    expect((await page.evaluate(() => globalThis.porticoRan)) ?? []).toContain(`remote-console ${version}`);
    // Each file is requested once per page: a preload that does not match its script would fetch it twice.
    const entries = served.filter((line) => line.startsWith(`/remote-home/${version}/remoteEntry.js`));
    expect(entries).toHaveLength(1);
    expect(entries[0]).toContain('http');
  } finally {
    own.restore(before);
    server.closeAllConnections();
    server.close();
  }
});
