import { gzipSync } from 'node:zlib';
import { expect, test } from './support';

const limitKb = 170;

test('the home page comes alive with at most 170 kB of scripts, none of them of the console or the matching', async ({
  page,
}) => {
  const scripts: { url: string; size: Promise<number> }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push({ url: response.url(), size: response.body().then((body) => gzipSync(body, { level: 9 }).length) });
  });
  await page.goto('/');
  await page.waitForFunction(() => {
    const button = document.querySelector('main section button');
    // React's mark on what it has taken over from the server.
    return button && Object.keys(button).some((key) => key.startsWith('__reactProps'));
  });
  const loaded = [...scripts];
  const sizes = await Promise.all(loaded.map(({ size }) => size));
  expect(loaded.some(({ url }) => url.includes('/remotes/remote-home/'))).toBe(true);
  expect(loaded.filter(({ url }) => /remote-(console|matching)/.test(url))).toEqual([]);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limitKb * 1000);
});
