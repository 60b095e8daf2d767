import type { Locator, Page } from '@playwright/test';
import { findViolations } from './axe';
import { callConsole, createPicture } from './console-support';
import { expect, signInByApi, test } from './support';

test.use({ viewport: { width: 1440, height: 900 } });

interface Post {
  board: { _id: string; version: number; content: { ko: string } };
}

const createPost = async (page: Page, content: string, status = 'DRAFT') => {
  const { board } = await callConsole<Post>(page, 'POST', '/boards', {
    code: 'NOTICE',
    status,
    ...(status === 'PUBLISHED' && { publishAt: new Date().toISOString() }),
    subject: { ko: '표가 있는 글' },
    content: { ko: content },
    tags: [],
    pinned: false,
    allowComment: false,
    secret: false,
  });
  return board._id;
};

const readContent = async (page: Page, id: string) =>
  (await callConsole<Post>(page, 'GET', `/boards/${id}`)).board.content.ko;

const save = async (page: Page) => {
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('저장했습니다').last()).toBeVisible();
};

/** Opens a post in the editor; `editor` is that of the Korean text. */
const openPost = async (page: Page, content: string) => {
  await signInByApi(page, 'admin');
  const id = await createPost(page, content);
  await page.goto(`/console/boards/${id}`);
  const editor = page.locator('.ProseMirror').first();
  await expect(editor).toBeVisible();
  return { id, editor };
};

interface Clip {
  html?: string;
  picture?: { name: string; mimeType: string; buffer: Buffer };
}

const paste = (editor: Locator, { html, picture }: Clip) =>
  editor.evaluate(
    (element, { html, picture }) => {
      const clipboardData = new DataTransfer();
      if (html) clipboardData.setData('text/html', html);
      if (picture)
        clipboardData.items.add(new File([new Uint8Array(picture.bytes)], picture.name, { type: picture.type }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { html, picture: picture && { name: picture.name, type: picture.mimeType, bytes: [...picture.buffer] } },
  );

test('what the editor cannot edit stays as it is when the text beside it changes', async ({ page }) => {
  const rest =
    '<table><caption>2026년 <strong>수임료</strong></caption><colgroup><col span="2" /></colgroup>' +
    '<thead><tr><th scope="col">구분</th><th scope="col">금액</th></tr></thead>' +
    '<tbody><tr><td>착수금</td><td style="text-align:right">1,000,000</td></tr>' +
    '<tr><td colspan="2">부가세 <sub>별도</sub></td></tr></tbody>' +
    '<tfoot><tr><td>합계</td><td>1,100,000</td></tr></tfoot></table>' +
    '<figure><img src="/api/v1/files/01ARZ3NDEKTSV4RRFFQ69G5FAV" alt="도면" loading="lazy" /><figcaption>도면 1</figcaption></figure>' +
    '<p style="text-align:center">H<sub>2</sub>O <span style="color:#b00020">붉은 글</span> <a href="/consult">상담</a></p>' +
    '<dl><dt>갑</dt><dd>임대인</dd></dl><div style="max-width:20em"><p>좁은 글</p></div>' +
    '<iframe src="https://www.youtube.com/embed/abc" title="영상" allowfullscreen></iframe><p>끝</p>';
  await page.route('**/files/01ARZ3NDEKTSV4RRFFQ69G5FAV*', (route) => route.fulfill({ path: '../docs/home.webp' }));
  const { id, editor } = await openPost(page, `<p>처음</p>${rest}`);
  const stored = await readContent(page, id);
  await editor.locator('p').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' 글');
  await save(page);
  expect(await readContent(page, id)).toBe(stored.replace('처음', '처음 글'));
  await callConsole(page, 'DELETE', `/boards/${id}`);
});

test('every button of the editor is large enough to be hit', async ({ page }) => {
  await openPost(page, '<p>글</p>');
  const buttons = page.locator('.RaRichTextInputToolbar-root').first().locator('button');
  const sizes = await buttons.evaluateAll((all) =>
    all.map((button) => Math.min(button.getBoundingClientRect().width, button.getBoundingClientRect().height)),
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
});

test('a table is made, filled and changed with the keyboard', async ({ page }) => {
  const { id, editor } = await openPost(page, '<p>앞</p>');
  await editor.locator('p').first().click();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: '표 넣기' }).first().press('Enter');
  await expect(editor).toBeFocused();
  for (const text of ['구분', '금액', '비고', '착수금']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('100만 원');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: '표 편집' }).first().press('Enter');
    await page.getByRole('menuitem', { name }).press('Enter');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(editor).toBeFocused();
  };
  await choose('아래에 행 추가');
  await choose('오른쪽에 열 추가');
  await choose('제목 열 켜기/끄기');
  await page.keyboard.type(' 선불');
  await page.keyboard.press('ArrowDown');
  await choose('행 삭제');
  await save(page);
  expect(await readContent(page, id)).toContain(
    '<table><tbody><tr><th>구분</th><th>금액</th><th></th><th>비고</th></tr>' +
      '<tr><th>착수금</th><td>100만 원 선불</td><td></td><td></td></tr>' +
      '<tr><th></th><td></td><td></td><td></td></tr></tbody></table>',
  );
  await callConsole(page, 'DELETE', `/boards/${id}`);
});

test('a text pasted from Word keeps its table, its lists and its headings', async ({ page }) => {
  const { id, editor } = await openPost(page, '<p></p>');
  await editor.click();
  const item = (level: number, sign: string, text: string) =>
    `<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
     style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
     </span></span></span><![endif]>${text}</p>`;
  await paste(editor, {
    html: `<html><body><h1>계약서</h1>${item(1, '1.', '하나')}${item(2, '·', '속')}${item(1, '2.', '둘')}
      <table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=300 colspan=2
      style='width:225pt'><p class=MsoNormal>가</p></td></tr><tr><td>나</td><td>다</td></tr></table></body></html>`,
  });
  await save(page);
  const content = (await readContent(page, id)).replaceAll(/<\/?p>/g, '');
  expect(content).toContain('<h2>계약서</h2><ol><li>하나<ul><li>속</li></ul></li><li>둘</li></ol>');
  expect(content).toContain('<tr><td colspan="2">가</td></tr><tr><td>나</td><td>다</td></tr>');
  await callConsole(page, 'DELETE', `/boards/${id}`);
});

test('a picture on the clipboard is uploaded with its description, one within a text with the text', async ({
  page,
}) => {
  const { id, editor } = await openPost(page, '<p>앞</p>');
  await editor.click();
  const picture = await createPicture(page, 'teal', 40, 30);
  await paste(editor, { html: '<meta charset="utf-8"><img src="https://other.example/a.png">', picture });
  await page.getByRole('textbox', { name: '사진 설명' }).fill('청록');
  await page.getByRole('button', { name: '넣기', exact: true }).click();
  await expect(editor.getByRole('img', { name: '청록' })).toBeVisible();
  await paste(editor, {
    html: `<p>글 속의 <img alt="그림" src="data:image/png;base64,${picture.buffer.toString('base64')}"></p>`,
  });
  await expect(editor.getByRole('img', { name: '그림' })).toBeVisible();
  await paste(editor, { html: '<p>남의 <img src="https://other.example/a.png"> 사진</p>' });
  await expect(page.getByText('사진 1장은 가져올 수 없습니다')).toBeVisible();
  await save(page);
  const content = await readContent(page, id);
  expect(content.match(/<img src="\/api\/[^"]+" alt="(청록|그림)"/g)).toHaveLength(2);
  await callConsole(page, 'DELETE', `/boards/${id}`);
});

test.describe('on a phone', () => {
  // axe is injected as a script.
  test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });

  test('a wide table of an article scrolls inside and stays readable', async ({ page }) => {
    await signInByApi(page, 'admin');
    const row = (tag: string, text: string) => `<tr>${`<${tag}>${text}</${tag}>`.repeat(6)}</tr>`;
    const id = await createPost(
      page,
      `<table>${row('th', '소송 단계')}${row('td', '1심 판결 선고')}</table>`,
      'PUBLISHED',
    );
    await page.goto(`/notices/${id}`);
    const table = page.getByRole('table');
    const sizes = await table.evaluate((element) => ({
      scrolls: element.scrollWidth > element.clientWidth,
      page: document.documentElement.scrollWidth,
      cell: element.querySelector('td')?.clientWidth,
    }));
    expect(sizes).toMatchObject({ scrolls: true, page: 390 });
    expect(sizes.cell).toBeGreaterThan(80);
    await page.keyboard.press('Tab');
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(table).toBeFocused({ timeout: 50 });
    }).toPass();
    expect(await findViolations(page)).toEqual([]);
    await callConsole(page, 'DELETE', `/boards/${id}`);
  });
});
