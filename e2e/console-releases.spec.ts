import type { Page } from '@playwright/test';
import { findViolations, hasHorizontalScroll } from './axe';
import { auditRendering } from './browser';
import { expect, signInByApi, test } from './support';

// axe is injected as a script, which the content security policy would block.
test.use({ ...auditRendering, bypassCSP: true });

/** What stable runs of a remote, as the host says. */
const findRunning = async (page: Page, name: string) => {
  const answer = await page.request.get('/remotes.json');
  const { channels } = (await answer.json()) as { channels: Record<string, Record<string, { version: string }>> };
  return channels.stable?.[name]?.version ?? '';
};

test('the releases page shows size, visits, failures and speed of what a channel runs, and leads to its failures', async ({
  page,
}) => {
  const release = await findRunning(page, 'remote-matching');
  const cause = `Error: ${crypto.randomUUID().replace(/[^a-z]/g, '')}`;
  const source = { remote: 'remote-matching', release, host: '1.0.0' };
  const visit = { ...source, route: '/matching', lcp: 1200, inp: 80, cls: 0, ttfb: 90 };
  const failure = { ...source, phase: 'mount', kind: 'crashed', cause, page: '/matching' };
  const number = Date.now().toString(16).slice(-8);
  expect((await page.request.post('/api/v1/vitals', { data: visit })).status()).toBe(204);
  const data = { failures: [{ ...failure, number }] };
  expect((await page.request.post('/api/v1/failures', { data })).status()).toBe(204);

  await signInByApi(page, 'admin');
  await page.goto('/console/releases');
  const card = page
    .getByRole('region', { name: 'remote-matching' })
    .getByRole('listitem')
    .filter({ hasText: 'stable — 모든 방문자' });
  await expect(card).toContainText(release);
  await expect(card).toContainText(/첫 로딩 \d+\.\d kB/);
  await expect(card.getByRole('img', { name: /최근 14일, 날짜별: 방문 [1-9]\d*회, 오류 [1-9]\d*회/ })).toBeVisible();
  await expect(card).toContainText(/LCP\)\s*\d+(\.\d+ s| ms)\s*(좋음|개선 필요|나쁨)/);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findViolations(page), `${width}`).toEqual([]);
    expect(await hasHorizontalScroll(page), `${width}`).toBe(false);
  }
  await card.getByRole('link', { name: new RegExp(`^${release.replaceAll('+', '\\+')}의 오류`) }).click();
  await expect(page.getByRole('link', { name: cause })).toBeVisible();
});

test('the releases page says that figures could not be loaded, and loads them on demand', async ({
  page,
  complaints,
}) => {
  await signInByApi(page, 'admin');
  await page.route('**/api/console/release-health', (route) => route.abort());
  await page.goto('/console/releases');
  const alert = page.getByRole('alert').filter({ hasText: '방문과 오류, 속도를 불러오지 못했습니다' });
  await expect(alert).toBeVisible();
  const unvisited = page.getByText(/측정된 방문이 없습니다/);
  await expect(unvisited).toHaveCount(0);
  await page.unrouteAll();
  await alert.getByRole('button', { name: '다시 시도' }).click();
  await expect(alert).toHaveCount(0);
  await expect(
    page
      .getByRole('img', { name: /최근 14일/ })
      .or(unvisited)
      .first(),
  ).toBeVisible();

  // So are those of canaries.
  await page.route('**/api/console/canaries', (route) => route.abort());
  await page.reload();
  await expect(alert).toBeVisible();
  await page.unrouteAll();
  await alert.getByRole('button', { name: '다시 시도' }).click();
  await expect(alert).toHaveCount(0);
  complaints.length = 0;
});
