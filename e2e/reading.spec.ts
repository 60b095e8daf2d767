import { fetchPublicAddresses, fetchRelease } from './public-pages';
import { expect, test, waitUntilHydrated, waitUntilReady } from './support';

test('every address above a page is a page or leads to one', async ({ page }) => {
  const parents = new Set<string>();
  for (const remote of ['remote-home', 'remote-matching'] as const) {
    const routes = (await fetchRelease(page, remote))?.manifest.routes ?? [];
    for (const { path } of routes)
      for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
        const parent = path.slice(0, end);
        if (!parent.includes(':')) parents.add(parent);
      }
  }
  expect([...parents]).toContain('/notices');
  for (const path of parents) {
    const answer = await page.request.get(path);
    expect.soft(answer.status(), path).toBe(200);
  }
});

test('the notices have a page of their own, to which each notice leads back', async ({ page }) => {
  await page.goto('/notices');
  await waitUntilReady(page);
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
  await page.locator('main li a').first().click();
  await page.locator('main').getByRole('link', { name: '공지사항' }).click();
  await expect(page).toHaveURL(/\/notices$/);
});

test('a reader copies the link of an article, a lawyer, a lot and a product, or passes it on where the device can', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const addresses = (await fetchPublicAddresses(page, 'remote-home')).filter((path) =>
    /^\/(magazine|lawyers|auction\/works|shop\/products)\/./.test(path),
  );
  expect(addresses).toHaveLength(4);
  for (const path of addresses) {
    await page.goto(`${path}?from=letter#here`);
    await waitUntilHydrated(page);
    await page.getByRole('button', { name: '링크 복사' }).click();
    await expect(page.getByRole('status').filter({ hasText: '링크를 복사했습니다' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(path, page.url()).href);
  }
  await page.addInitScript(() => {
    navigator.share = async (content) => document.documentElement.setAttribute('data-shared', JSON.stringify(content));
  });
  await page.goto(addresses[0] ?? '');
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: '공유하기' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', /"url":"http.*\/(magazine|lawyers)\//);
});

test('an article is printed by itself', async ({ page }) => {
  const [path = ''] = (await fetchPublicAddresses(page, 'remote-home')).filter((each) => each.startsWith('/magazine/'));
  await page.goto(path);
  await waitUntilReady(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: '이어서 읽을 글' })).toBeHidden();
  await expect(page.locator('#consult-call')).toBeHidden();
  await expect(page.getByRole('button', { name: '링크 복사' })).toBeHidden();
  // Addresses are written out in the text alone: beside the small pictures of the footer they lie on other lines.
  const written = await page
    .locator('footer a')
    .evaluateAll((links) => links.filter((link) => getComputedStyle(link, '::after').content.includes('http')).length);
  expect(written).toBe(0);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g) ?? [];
  expect(sheets.length).toBeLessThanOrEqual(2);
});

test('a wide table in the terms scrolls by itself, and their text keeps to the page', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/terms/privacy');
    await waitUntilReady(page);
    await expect(page.locator('main table').first()).toBeVisible();
    const right = await page
      .locator('main p')
      .evaluateAll((texts) => Math.max(...texts.map((text) => text.getBoundingClientRect().right)));
    expect(right).toBeLessThanOrEqual(width - 16);
  }
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`the magazine shows date and author and is filtered by field of work at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { lawyers } = await (await page.request.get('/api/v1/lawyers')).json();
    const fetchArticles = async (query = '') =>
      (await page.request.get(`/api/v1/boards?code=MAGAZINE&limit=100${query}`)).json();
    const { boards } = await fetchArticles();
    const author = lawyers.find(({ _id }: { _id: string }) => _id === boards[0]._lawyer);
    const { practices } = await (await page.request.get('/api/v1/practices')).json();
    const practice = practices.find(({ code }: { code: string }) => author.practices.includes(code));
    const filtered = await fetchArticles(`&practice=${practice.code}`);
    expect(filtered.total).toBeLessThan(boards.length);
    await page.goto('/magazine');
    await waitUntilReady(page);
    const cards = page.locator('main').getByRole('article');
    await expect(cards.first()).toContainText(author.title);
    await expect(cards.first().locator('time')).toBeVisible();
    const all = await cards.count();
    await page.getByRole('navigation', { name: '업무 분야' }).getByRole('link', { name: practice.name }).click();
    await expect(page).toHaveURL(new RegExp(`practice=${practice.code}`));
    await expect(cards).toHaveCount(Math.min(filtered.total, all));
    await expect(cards.first()).toContainText(filtered.boards[0].subject);
    await expect(page.getByRole('navigation', { name: '업무 분야' }).locator('[aria-current]')).toHaveText(
      practice.name,
    );
  });
