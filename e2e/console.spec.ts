import type { Page } from '@playwright/test';
import { navigate } from './accessibility-audit';
import { callConsole, createDraft } from './console-support';
import { enterConsole, expect, signInByApi, submitSignIn, test, waitUntilHydrated, waitUntilReady } from './support';

test.use({ viewport: { width: 1440, height: 900 } });

test('the tagline, the order of a lawyer and an article changed in the console are shown on the next public page', async ({
  page,
  browser,
}) => {
  await enterConsole(page);
  const tagline = `집의 안팎을 돌봅니다 ${Date.now()}`;

  await page.goto('/console/setting');
  await page.getByRole('tab', { name: '첫 화면' }).click();
  await page.getByLabel('대표 문구').first().fill(tagline);
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('저장했습니다')).toBeVisible();

  await page.goto('/console/lawyers');
  const rows = page.locator('ol > li').filter({ has: page.getByRole('button', { name: /위로$/ }) });
  const second =
    (await rows.nth(1).getByRole('button', { name: /위로$/ }).getAttribute('aria-label'))?.replace(' 위로', '') ?? '';
  await rows.nth(1).getByRole('button', { name: /위로$/ }).click();
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('저장했습니다')).toBeVisible();

  // The list of the console may begin with a draft.
  const { boards } = await (await page.request.get('/api/v1/boards?code=MAGAZINE&limit=1')).json();
  await page.goto(`/console/boards/${boards[0]._id}`);
  const subject = `하자의 시계 ${Date.now()}`;
  await page.locator('input[name="subject.ko"]').fill(subject);
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('저장했습니다')).toBeVisible();

  const visitor = await browser.newPage({ locale: 'ko-KR' });
  await visitor.goto(new URL('/', page.url()).href);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(tagline);
  await expect(visitor.locator('#lawyers [data-index="0"]').first()).toContainText(second);
  await expect(visitor.locator('#magazine')).toContainText(subject);
  await visitor.close();
});

test.describe('views of pages', () => {
  // The journeys after this one would ask Google for its script.
  test.afterEach(async ({ context }) => {
    // Not in the page of the journey, in whatever state that is.
    const page = await context.newPage();
    await signInByApi(page, 'admin');
    const { setting, version } = await callConsole<{ setting: { seo: object }; version: number }>(
      page,
      'GET',
      '/setting',
    );
    await callConsole(page, 'PUT', '/setting', { setting: { ...setting, seo: { ...setting.seo, gaId: '' } }, version });
  });

  test('with a Google Analytics id and the visitor’s consent, views of public pages are reported by path only', async ({
    page,
    browser,
  }) => {
    const name = async (id: string) => {
      await page.goto('/console/setting');
      await page.getByRole('tab', { name: '화면과 검색' }).click();
      await page.getByLabel('구글 애널리틱스 ID').fill(id);
      await page.getByRole('button', { name: '저장' }).click();
      await expect(page.getByText('저장했습니다')).toBeVisible();
    };
    const visit = async () => {
      const visitor = await browser.newPage({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } });
      const asked: string[] = [];
      const complaints: string[] = [];
      visitor.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      await visitor.route('https://www.googletagmanager.com/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      await visitor.goto(new URL('/guide?from=mail', page.url()).href);
      // A link that is followed before would load the page anew, and its views with it.
      await waitUntilHydrated(visitor);
      await visitor.locator('[data-news]').waitFor({ state: 'attached' });
      return { visitor, asked, complaints };
    };
    await enterConsole(page);
    const id = `G-${Date.now()}`;
    await name(id);
    const { visitor, asked, complaints } = await visit();
    const question = visitor.getByText('구글 애널리틱스로 세어도 될까요?');
    await expect(question).toBeVisible();
    await visitor.getByRole('button', { name: '거절' }).click();
    await expect(question).toBeHidden();
    expect(asked).toEqual([]);
    await visitor.locator('footer a[href="/terms/privacy"]').click();
    await visitor.getByRole('button', { name: '동의', exact: true }).click();
    await expect(question).toBeHidden();
    await expect.poll(() => asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`]);
    await visitor.locator('footer a[href="/terms/privacy"]').click();
    await expect(visitor.getByRole('heading', { level: 1, name: '개인정보 처리방침' })).toBeVisible();
    await navigate(visitor, '/console');
    await expect(visitor.getByRole('heading', { name: '관리자 로그인' })).toBeVisible();
    await visitor.locator('footer a[href="/terms/privacy"]').click();
    await expect(visitor.getByRole('heading', { name: '관리자 로그인' })).toBeHidden();
    /** The page of each reported view: the one set last before it. */
    const told = () =>
      visitor.evaluate(() => {
        const said = (globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [];
        let of = '';
        return said.flatMap((words) => {
          const [kind, what] = Array.from(words) as [string, string & { page_location: string; page_title: string }];
          if (kind === 'set') of = `${what.page_location.slice(location.origin.length)} ${what.page_title}`;
          return kind === 'event' ? `${what} ${of}` : [];
        });
      });
    await expect
      .poll(told)
      .toEqual([
        expect.stringMatching(/^page_view \/terms\/privacy 개인정보 처리방침/),
        expect.stringMatching(/^page_view \/terms\/privacy 개인정보 처리방침/),
      ]);
    expect(complaints).toEqual([]);
    await visitor.close();

    await name('');
    const later = await visit();
    expect(later.asked).toEqual([]);
    expect(await later.visitor.evaluate(() => 'dataLayer' in globalThis)).toBe(false);
    await later.visitor.close();
  });
});

test('two administrators edit one record: the later one is asked, and nothing is merged silently', async ({
  page,
  complaints,
}) => {
  await signInByApi(page, 'admin');
  const id = await createDraft(page, '처음 제목');
  await page.goto(`/console/boards/${id}`);
  const field = page.locator('input[name="subject.ko"]');
  await expect(field).toHaveValue('처음 제목');
  // Meanwhile the other one changes it through the API.
  const other = `다른 사람의 제목 ${Date.now()}`;
  const { board } = await callConsole<{ board: { version: number } }>(page, 'GET', `/boards/${id}`);
  await callConsole(page, 'PUT', `/boards/${id}`, { version: board.version, subject: { ko: other } });
  await field.fill('내가 쓴 제목');
  await page.getByRole('button', { name: '저장' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(other);
  await expect(field).toHaveValue('내가 쓴 제목');
  await callConsole(page, 'DELETE', `/boards/${id}`);
  complaints.length = 0;
});

test('a link of the shell asks for confirmation when there are unsaved changes', async ({ page }) => {
  await signInByApi(page, 'admin');
  await page.goto('/console/boards');
  await page.locator('tbody tr').first().click();
  const field = page.locator('input[name="subject.ko"]');
  await field.fill('아직 저장하지 않은 제목');
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await dialog.dismiss();
  });
  await page.getByRole('link', { name: '사이트로 돌아가기' }).click();
  const confirm = page.getByRole('dialog');
  await expect.poll(async () => asked.length + (await confirm.count())).toBeGreaterThan(0);
  await expect(page).toHaveURL(/console\/boards/);
  await expect(field).toHaveValue('아직 저장하지 않은 제목');
});

test('changing the language keeps the typed text', async ({ page }) => {
  await signInByApi(page, 'admin');
  await page.goto('/console/boards/create');
  const field = page.locator('input[name="subject.ko"]');
  await field.fill('쓰던 제목');
  await page
    .locator('header')
    .getByRole('link', { name: /English/ })
    .click();
  await expect(page.getByRole('link', { name: 'Setting', exact: true })).toBeVisible();
  await expect(page.locator('input[name="subject.ko"]')).toHaveValue('쓰던 제목');
});

test('without sign-in the console shows its sign-in page', async ({ page }) => {
  await page.goto('/console');
  await expect(page.getByRole('heading', { name: '관리자 로그인' })).toBeVisible();
});

test('a member is refused by the console and redirected', async ({ page, complaints }) => {
  await page.goto('/login');
  await waitUntilReady(page);
  await submitSignIn(page, 'member');
  await expect(page).not.toHaveURL(/login/);
  const said: string[] = [];
  page.on('dialog', async (dialog) => {
    said.push(dialog.message());
    await dialog.accept();
  });
  await page.goto('/console');
  await expect.poll(() => said).toContain('접근 권한이 없습니다.');
  await expect(page).not.toHaveURL(/console/);
  complaints.length = 0;
});

test('a wrong password shows a message', async ({ page, complaints }) => {
  await page.goto('/console');
  await page.getByLabel('아이디').fill('nobody-here');
  await page.getByLabel('비밀번호').fill('wrong-Password-1');
  await page.locator('main').getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: '올바르지' })).toBeVisible();
  complaints.length = 0;
});

test('every console route answers 401 without sign-in', async ({ request }) => {
  for (const path of [
    'setting',
    'lawyers',
    'practices',
    'cases',
    'boards',
    'banners',
    'popups',
    'terms',
    'center/faqs',
    'forms',
    'audit',
    'staff',
  ]) {
    const answer = await request.get(`/api/console/${path}`);
    expect(answer.status(), path).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'unauthenticated', message: expect.any(String) });
  }
});

test('an address that the console does not have is said in the reader’s words, and leads on', async ({ page }) => {
  await signInByApi(page, 'admin');
  await page.goto('/console/nothing');
  await expect(page.getByRole('heading', { level: 1, name: '페이지를 찾을 수 없습니다' })).toBeVisible();
  // The first one is in the menu.
  await page.getByRole('link', { name: '대시보드' }).last().click();
  await expect(page).toHaveURL(/\/console$/);
  await page.goto('/en/console/nothing');
  await expect(page.getByText('The address is wrong, or the page no longer exists.')).toBeVisible();
});

test('the console keeps to the content security policy', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Content Security Policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  await signInByApi(page, 'admin');
  // The fixture fails on what is logged.
  for (const path of ['/console', '/console/boards', '/console/boards/create']) {
    await page.goto(path);
    await expect(page.locator('main')).not.toBeEmpty();
    await expect(page.locator('main [role=progressbar]')).toHaveCount(0);
  }
});

const reportFailure = (page: Page, cause: string) =>
  page.request.post('/api/v1/failures', {
    data: {
      failures: [
        {
          number: Date.now().toString(16).slice(-8),
          remote: 'remote-home',
          release: '1.0.0',
          phase: 'chunk',
          kind: 'unreachable',
          cause,
          page: '/magazine/:id',
          host: '1.0.0',
        },
      ],
    },
  });

test('a failure of a page opens from its list, and a failed screen of the console is listed too', async ({
  page,
  complaints,
}) => {
  // Numbers in a cause are left out when it is stored.
  const cause = `Error: ${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}`;
  expect((await reportFailure(page, cause)).status()).toBe(204);
  await signInByApi(page, 'admin');
  await page.route('**/api/console/failures/*', async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await page.goto('/console/failures');
  await page.getByRole('link', { name: cause }).click();
  await expect(page.getByRole('cell', { name: '/magazine/:id' })).toBeVisible();
  expect(complaints).toEqual([]);

  await page.unrouteAll();
  await page.route('**/api/console/failures/*', async (route) => {
    const response = await route.fetch();
    const { failure } = await response.json();
    await route.fulfill({ response, json: { failure: { ...failure, met: null } } });
  });
  const reported = page.waitForResponse(/\/api\/v1\/failures$/);
  await page.reload();
  expect((await reported).status()).toBe(204);
  await page.unrouteAll();
  await page.goto('/console/failures');
  await page.getByRole('tab', { name: '관리자', exact: false }).click();
  await page
    .getByRole('link', { name: /TypeError/ })
    .first()
    .click();
  await expect(page.getByRole('cell', { name: '/console/*' }).first()).toBeVisible();
  complaints.length = 0;
});
