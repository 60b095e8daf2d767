import { gzipSync } from 'node:zlib';
import { expect, test } from './support';

const limitKb = 170;

interface Watched {
  /** When React took over the page (ms of its clock). */
  aliveAt?: number;
}

/** React marks what it has taken over from the server. */
const watch = () => {
  const timer = setInterval(() => {
    const button = document.querySelector('main section button');
    if (!button || !Object.keys(button).some((key) => key.startsWith('__reactProps'))) return;
    (window as Watched).aliveAt = performance.now();
    clearInterval(timer);
  }, 1);
};

test('the home page comes alive with at most 170 kB of scripts, none of them of the console or the matching', async ({
  page,
}) => {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.set(
      response.url(),
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  });
  await page.addInitScript(watch);
  await page.goto('/');
  await page.waitForFunction(() => 'aliveAt' in window);
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < ((window as Watched).aliveAt ?? 0))
      .map(({ name }) => name),
  );
  const scripts = asked.filter((url) => sizes.has(url));
  expect(scripts.some((url) => url.includes('/remotes/remote-home/'))).toBe(true);
  expect(scripts.filter((url) => /remote-(console|matching)/.test(url))).toEqual([]);
  const weights = await Promise.all(scripts.map((url) => sizes.get(url) ?? 0));
  expect(weights.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limitKb * 1000);
});
