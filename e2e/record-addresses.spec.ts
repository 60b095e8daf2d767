import { getLotPath, startSale } from './auction-support';
import { callConsole, createDraft } from './console-support';
import { fetchPage } from './public-pages';
import { expect, signInByApi, test } from './support';

const headers = { 'Accept-Language': 'ko' };
const unfollowed = { headers, maxRedirects: 0 };

interface Listed {
  _id: string;
  slug: string;
}

test('two hundred old addresses, ids and former slugs, lead to the present ones and keep their query', async ({
  page,
}) => {
  await signInByApi(page, 'admin');
  const unique = Date.now().toString(36);
  const old: [address: string, present: string][] = [];
  for (let number = 0; number < 100; number += 1) {
    const title = `옛 주소 ${unique} ${number}`;
    const id = await createDraft(page, title);
    const { board } = await callConsole<{ board: { version: number } }>(page, 'PUT', `/boards/${id}`, {
      status: 'PUBLISHED',
      version: 0,
    });
    const present = `새-주소-${unique}-${number}`;
    await callConsole(page, 'PUT', `/boards/${id}`, { slugs: { ko: present }, version: board.version });
    const path = `/notices/${encodeURIComponent(present)}`;
    old.push([`/notices/${id}`, path], [`/notices/${encodeURIComponent(title.replaceAll(' ', '-'))}`, path]);
  }
  const wrong: string[] = [];
  const check = async ([address, present]: (typeof old)[number]) => {
    const moved = await fetchPage(page, `${address}?from=old`, unfollowed);
    const location = moved.headers().location ?? '';
    const shown = await page.request.get(location, unfollowed);
    if (moved.status() !== 301 || location !== `${present}?from=old` || shown.status() !== 200)
      wrong.push(`${address}: ${moved.status()} ${location} ${shown.status()}`);
  };
  expect(old).toHaveLength(200);
  const waiting = [...old];
  const work = async () => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) await check(entry);
  };
  await Promise.all(Array.from({ length: 4 }, work));
  expect(wrong).toEqual([]);
});

test('lots, auctions, products and fairs lead from their ids to their slugs, and links use these', async ({ page }) => {
  await signInByApi(page, 'admin');
  const sale = await startSale(page, `이름 있는 경매 ${Date.now().toString(36)}`);
  const first = async (list: string, key: string) => {
    const answer = await page.request.get(`/api/v1/${list}`, { headers });
    const [record] = ((await answer.json()) as Record<string, Listed[]>)[key] ?? [];
    if (!record) throw new Error(`${list} is empty`);
    return record;
  };
  const records: [folder: string, record: Listed][] = [
    ['/auction/works', await first(`auction/works?program=${sale._id}`, 'works')],
    ['/auction/programs', await first('auction/programs', 'programs')],
    ['/auction/programs', { _id: sale.code, slug: sale.title.replaceAll(' ', '-') }],
    ['/shop/products', await first('shop/products', 'shopProducts')],
    ['/matching/fairs', await first('fairs', 'fairs')],
  ];
  for (const [folder, { _id, slug }] of records) {
    const moved = await fetchPage(page, `${folder}/${_id}`, unfollowed);
    expect([moved.status(), moved.headers().location]).toEqual([301, `${folder}/${encodeURIComponent(slug)}`]);
    await page.goto(`${folder}/${_id}`);
    await expect.poll(() => decodeURIComponent(new URL(page.url()).pathname)).toBe(`${folder}/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const english = await fetchPage(page, `/en${getLotPath(sale)}`, unfollowed);
  expect([english.status(), english.headers().location]).toEqual([
    301,
    expect.stringMatching(/^\/en\/auction\/works\/work-1(-\w+)?$/),
  ]);
  await page.goto(`/auction/programs/${sale.code}`);
  await page.getByRole('link', { name: sale.lots[0]?.title ?? '' }).click();
  await expect(page).toHaveURL(/\/auction\/works\/%/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sale.lots[0]?.title ?? '');
});

test('an editor changes the slug of a post, is told that one is taken, and readers of the old address follow', async ({
  page,
  complaints,
}) => {
  await signInByApi(page, 'admin');
  const unique = Date.now().toString(36);
  for (const title of [`먼저 쓴 글 ${unique}`, `나중 글 ${unique}`]) {
    const id = await createDraft(page, title);
    await callConsole(page, 'PUT', `/boards/${id}`, { status: 'PUBLISHED', version: 0 });
    await page.goto(`/console/boards/${id}`);
  }
  const field = page.locator('input[name="slugs.ko"]');
  await expect(field).toHaveValue(`나중-글-${unique}`);
  await expect(field).toHaveAccessibleDescription(/이전 주소는 새 주소로 연결되고/);
  await field.fill(`먼저-쓴-글-${unique}`);
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(field).toHaveAccessibleDescription('이미 사용 중입니다.');
  await field.fill(`고친-주소-${unique}`);
  await page.getByRole('button', { name: '저장', exact: true }).click();
  const former = `/notices/${encodeURIComponent(`나중-글-${unique}`)}`;
  await expect
    .poll(async () => (await page.request.get(former, unfollowed)).headers().location)
    .toBe(`/notices/${encodeURIComponent(`고친-주소-${unique}`)}`);
  complaints.length = 0;
});
