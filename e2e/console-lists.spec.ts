import { readFile } from 'node:fs/promises';
import { callConsole, createDraft, moveByKeyboard } from './console-support';
import { enterConsole, expect, flushTimers, signInByApi, test, watchRequests } from './support';

test.use({ viewport: { width: 1440, height: 900 } });

test('the exported file contains exactly the filtered rows, and no cell that a spreadsheet would execute', async ({
  page,
}) => {
  await signInByApi(page, 'admin');
  const mark = `묶음${Date.now()}`;
  const made: string[] = [];
  for (const subject of [`=HYPERLINK("x") ${mark}`, `@cmd ${mark}`, `그냥, "제목" ${mark}`])
    made.push(await createDraft(page, subject));
  await page.goto('/console/boards');
  await page.getByRole('textbox', { name: '검색' }).fill(mark);
  await expect(page.getByText('전체 3개 중 1–3')).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '내보내기' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^boards_\d{8}_\d{6}\.csv$/);
  const bytes = await readFile(await file.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines.join('\n')).toContain(`"'=HYPERLINK(""x"") ${mark}"`);
  expect(lines.join('\n')).toContain(`'@cmd ${mark}`);
  expect(lines.join('\n')).toContain(`"그냥, ""제목"" ${mark}"`);

  for (const id of made) await callConsole(page, 'DELETE', `/boards/${id}`);
});

test('a record opened while a search is pending stays open', async ({ page }) => {
  await signInByApi(page, 'admin');
  const subject = `서둘러 ${Date.now()}`;
  const id = await createDraft(page, subject);
  await page.goto('/console/boards');
  const row = page.locator('tbody').getByRole('link', { name: subject });
  await expect(row).toBeVisible();
  // On a slow machine the list is still shown when the search starts.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await page.getByRole('textbox', { name: '검색' }).fill('서');
  await row.click();
  // Longer than the debounce time of the search.
  await flushTimers(page, 700);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page.getByRole('textbox', { name: '제목' }).first()).toHaveValue(subject);
  await expect(page).toHaveURL(new RegExp(`/console/boards/${id}$`));
  await callConsole(page, 'DELETE', `/boards/${id}`);
});

test('a list that cannot be loaded shows an error and loads on retry', async ({ page, complaints }) => {
  await enterConsole(page);
  await page.route('**/api/console/boards?**', (route) => route.abort());
  await page.getByRole('link', { name: '게시글', exact: true }).click();
  const notice = page.getByRole('alert').filter({ has: page.getByRole('button', { name: '새로고침' }) });
  await expect(notice).toContainText('불러오지 못했습니다');
  await expect(page.getByText('항목이 없습니다')).toHaveCount(0);
  await page.unroute('**/api/console/boards?**');
  await notice.getByRole('button', { name: '새로고침' }).click();
  await expect(page.locator('tbody tr').first()).toBeVisible();
  complaints.length = 0;
});

test('questions are reordered with buttons, with the keyboard and by dragging', async ({ page }) => {
  await signInByApi(page, 'admin');
  const requests = watchRequests(page);
  await page.goto(`/console/center/faqs?filter=${encodeURIComponent('{"type":"inquiry"}')}`);
  const rows = page.locator('ol > li').filter({ has: page.getByRole('button', { name: /위로$/ }) });
  const order = () => rows.getByRole('link').allInnerTexts();
  await expect(rows.nth(2)).toBeVisible();
  const [first = '', second = '', third = ''] = await order();
  /** The new order is shown before it is stored; a reload in between would lose it. */
  const move = async (act: () => Promise<unknown>, expected: string[]) => {
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await act();
    await expect.poll(async () => (await order()).slice(0, 3)).toEqual(expected);
    expect((await stored).status()).toBe(204);
    // The list is read again then.
    await requests.complete();
  };

  await move(() => page.getByRole('button', { name: `${first} 아래로` }).click(), [second, first, third]);
  await expect(page.getByRole('button', { name: `${first} 아래로` })).toBeFocused();

  const secondHandle = page.getByRole('button', { name: `${second} 순서 바꾸기` });
  await move(() => moveByKeyboard(secondHandle, 'ArrowDown', '2번째'), [first, second, third]);

  const handle = await page.getByRole('button', { name: `${first} 순서 바꾸기` }).boundingBox();
  const [from, to] = [await rows.first().boundingBox(), await rows.nth(2).boundingBox()];
  if (!handle || !from || !to) throw new Error('The rows are not on the screen');
  await page.mouse.move(handle.x + 10, handle.y + 10);
  await page.mouse.down();
  await page.mouse.move(handle.x + 12, handle.y + 30, { steps: 4 });
  await page.mouse.move(handle.x + 12, handle.y + 10 + to.y - from.y, { steps: 12 });
  await expect(page.locator('[id^=DndLiveRegion]')).toContainText('3번째');
  await move(() => page.mouse.up(), [second, third, first]);

  await page.reload();
  await expect.poll(async () => (await order()).slice(0, 3)).toEqual([second, third, first]);
});

test('a search is saved under a name and applied again', async ({ page }) => {
  await signInByApi(page, 'admin');
  await page.goto('/console/boards');
  await page.getByRole('textbox', { name: '검색' }).fill('하자');
  await expect(page).toHaveURL(/filter=/);
  await page.getByRole('button', { name: '필터 추가' }).click();
  await page.getByRole('menuitem', { name: /현재 검색 저장/ }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('하자 글');
  await page.getByRole('dialog').getByRole('button', { name: '저장' }).click();
  await page.goto('/console/boards?filter=%7B%7D');
  await expect(page.getByRole('textbox', { name: '검색' })).toHaveValue('');
  await page.getByRole('button', { name: '필터 추가' }).click();
  await page.getByRole('menuitem', { name: /하자 글/ }).click();
  await expect(page.getByRole('textbox', { name: '검색' })).toHaveValue('하자');
});

test('a hidden column stays hidden, and several rows are changed together', async ({ page }) => {
  await signInByApi(page, 'admin');
  const mark = `함께${Date.now()}`;
  const made: string[] = [];
  for (const place of [1, 2]) made.push(await createDraft(page, `${mark} ${place}`));
  await page.goto('/console/boards');
  await expect(page.getByRole('columnheader', { name: '조회수' })).toBeVisible();
  // A thumbnail is loaded in a small size.
  const thumbnails = page.locator('tbody img');
  await expect(thumbnails.last()).toHaveJSProperty('complete', true);
  // Before a picture has come it has no address.
  await expect
    .poll(() => thumbnails.evaluateAll((all) => all.every((img) => (img as HTMLImageElement).complete)))
    .toBe(true);
  const shown = await thumbnails.evaluateAll((all) => all.map((img) => (img as HTMLImageElement).currentSrc));
  for (const source of shown) expect(source).toMatch(/\?w=320$/);
  expect(shown).not.toEqual([]);
  await page.getByRole('button', { name: '표시할 열' }).click();
  await page.getByRole('menu').getByText('조회수').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: '조회수' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: '제목' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '조회수' })).toHaveCount(0);

  await page.getByRole('textbox', { name: '검색' }).fill(mark);
  await expect(page.getByText('전체 2개 중 1–2')).toBeVisible();
  await page.getByRole('checkbox', { name: /전체 선택|모두 선택/ }).check();
  await page.getByRole('button', { name: /숨김/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click();
  await expect(page.locator('tbody').getByText('숨김')).toHaveCount(2);
  for (const id of made) await callConsole(page, 'DELETE', `/boards/${id}`);
});

test('a selection is exported by itself, also when the filter has changed since', async ({ page }) => {
  await signInByApi(page, 'admin');
  const mark = `고른글${Date.now()}`;
  const made: string[] = [];
  for (const subject of [`하나 ${mark}`, `둘 ${mark}`, `셋 ${mark}`]) made.push(await createDraft(page, subject));
  await page.goto('/console/boards');
  await page.getByRole('textbox', { name: '검색' }).fill(mark);
  await expect(page.getByText('전체 3개 중 1–3')).toBeVisible();
  for (const subject of ['하나', '셋'])
    await page
      .locator('tbody tr')
      .filter({ hasText: `${subject} ${mark}` })
      .getByRole('checkbox')
      .check();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '선택한 항목 내보내기' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(3);
  expect(text).toContain(`하나 ${mark}`);
  expect(text).toContain(`셋 ${mark}`);
  for (const id of made) await callConsole(page, 'DELETE', `/boards/${id}`);
});

test('a list is narrowed to the days between which its rows were created', async ({ page }) => {
  await signInByApi(page, 'admin');
  const mark = `오늘 글 ${Date.now()}`;
  const id = await createDraft(page, mark);
  const row = page.locator('tbody').getByRole('link', { name: mark });
  await page.goto('/console/boards');
  await expect(row).toBeVisible();
  for (const name of ['등록일부터', '등록일까지']) {
    await page.getByRole('button', { name: '필터 추가' }).click();
    await page.getByRole('menuitemcheckbox', { name }).click();
  }
  const seoulDay = (days: number) => new Date(Date.now() + (9 + 24 * days) * 60 * 60 * 1000).toISOString().slice(0, 10);
  await page.getByLabel('등록일까지').fill(seoulDay(-1));
  await expect(row).toHaveCount(0);
  await page.getByLabel('등록일까지').fill(seoulDay(0));
  await page.getByLabel('등록일부터').fill(seoulDay(0));
  await expect(row).toBeVisible();
  await callConsole(page, 'DELETE', `/boards/${id}`);
});

test('each column with a value sorts', async ({ page }) => {
  await signInByApi(page, 'admin');
  const columns: [path: string, names: string[]][] = [
    ['boards', ['제목', '게시판', '상태', '공개 시각', '조회', '상단 고정']],
    ['center/notifications', ['제목', '읽는 사람', '상태']],
    ['banners', ['코드', '이름']],
  ];
  for (const [path, names] of columns) {
    await page.goto(`/console/${path}`);
    const heads = page.locator('thead th');
    await expect(heads.first()).toBeVisible();
    for (const name of names)
      await expect(heads.filter({ hasText: name }).locator('[role=button], .MuiTableSortLabel-root')).toHaveCount(1);
  }
  await page.goto('/console/boards');
  await page.locator('thead th').filter({ hasText: '제목' }).locator('.MuiTableSortLabel-root').click();
  await expect(page).toHaveURL(/sort=subject/);
  await expect(page.locator('tbody tr').first()).toBeVisible();
});
