import type { Page } from '@playwright/test';
import { callConsole, createMember } from './console-support';
import { expect, signInByApi, submitSignIn, test, waitUntilReady, watchRequests } from './support';

const createRequest = async (page: Page) => {
  const name = `문지기${Date.now()}`;
  const { form } = await callConsole<{ form: { _id: string } }>(page, 'POST', '/forms', {
    code: 'consult',
    name,
    phone: '01000009876',
    email: 'someone@example.com',
  });
  return { id: form._id, name };
};

/** Ends the session on the server; the page learns of it with its next call. */
const endSession = async (page: Page, requests: ReturnType<typeof watchRequests>) => {
  // What the page still reads would end its session before the journey does something.
  await requests.complete();
  await page.evaluate(async () => {
    const { state } = JSON.parse(sessionStorage.getItem('portico.auth') ?? '{}');
    await fetch('/api/auth/refreshToken', {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${state.refreshToken}` },
    });
  });
  const refused = { status: 401, json: { code: 'unauthenticated', message: '로그인 후 이용하실 수 있습니다.' } };
  await page.route('**/api/console/**', (route) => route.fulfill(refused));
};

const signInAgain = async (page: Page, username: string) => {
  await page.unroute('**/api/console/**');
  await submitSignIn(page, username);
};

const memoField = (page: Page) => page.getByRole('textbox', { name: '새 메모' });
const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true }).click();

/** Everything in the document, dialogues and hidden parts too. */
const expectNoRecord = async (page: Page, ...texts: string[]) => {
  await expect(page.getByRole('heading', { name: '관리자 로그인' })).toBeVisible();
  const content = await page.content();
  for (const text of texts) expect(content).not.toContain(text);
};

for (const width of [390, 1440])
  test(`at ${width} px an expired session leaves nothing of a record in the page, and gives back what was typed`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const requests = watchRequests(page);
    await signInByApi(page, 'admin');
    const { id, name } = await createRequest(page);
    await page.goto(`/console/forms/${id}`);
    await memoField(page).fill('오후에 다시 전화하기');
    await endSession(page, requests);
    await save(page);
    await expectNoRecord(page, name, '오후에 다시 전화하기', 'someone@example.com');
    await expect(page.getByText('로그인이 만료되었습니다')).toBeVisible();

    await signInAgain(page, 'admin');
    await expect(page.getByText('저장하지 않은 변경 사항이 있습니다')).toBeVisible();
    await expect(memoField(page)).toHaveValue('오후에 다시 전화하기');
    await save(page);
    await expect(page.getByText('저장했습니다')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '오후에 다시 전화하기' })).toBeVisible();

    // A dialogue with an unfinished answer opens again too.
    await page.getByRole('button', { name: '이메일로 답변' }).click();
    await page.getByRole('dialog').locator('.ProseMirror').click();
    await page.keyboard.type('답변을 쓰고 있습니다');
    await endSession(page, requests);
    await page.getByRole('dialog').getByRole('button', { name: '보내기' }).click();
    await expectNoRecord(page, name, '답변을 쓰고 있습니다');
    await signInAgain(page, 'admin');
    await expect(page.getByRole('dialog').locator('.ProseMirror')).toContainText('답변을 쓰고 있습니다');
    await page.getByRole('dialog').getByRole('button', { name: '보내기' }).click();
    await expect(page.getByText('답변을 보냈습니다.')).toBeVisible();
    await callConsole(page, 'DELETE', `/forms/${id}`);
    complaints.length = 0;
  });

test('what somebody typed before their session expired is not given to another account', async ({
  page,
  complaints,
}) => {
  const requests = watchRequests(page);
  await signInByApi(page, 'admin');
  const username = `relief${Date.now()}`;
  const relief = await createMember(page, { username, name: '교대자', roles: ['ADMIN'] });
  const { id, name } = await createRequest(page);
  await page.goto(`/console/forms/${id}`);
  await memoField(page).fill('나만 보는 메모');
  await endSession(page, requests);
  await save(page);
  await signInAgain(page, username);
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(memoField(page)).toHaveValue('');

  // It is gone for its writer too.
  await endSession(page, requests);
  await memoField(page).fill('교대자의 메모');
  await save(page);
  await signInAgain(page, 'admin');
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(memoField(page)).toHaveValue('');
  await callConsole(page, 'DELETE', `/forms/${id}`);
  await callConsole(page, 'DELETE', `/users/${relief}`);
  complaints.length = 0;
});

test('signing out asks about unsaved work, then forgets everything', async ({ page }) => {
  await signInByApi(page, 'admin');
  const { id, name } = await createRequest(page);
  await page.goto(`/console/forms/${id}`);
  await waitUntilReady(page);
  const signOut = page.locator('header').getByRole('button', { name: '로그아웃' });
  const questions: string[] = [];
  let isAgreed = false;
  page.on('dialog', (question) => {
    questions.push(question.message());
    return isAgreed ? question.accept() : question.dismiss();
  });
  await memoField(page).fill('저장하지 않은 메모');
  await signOut.click();
  expect(questions).toEqual(['저장하지 않은 내용이 있습니다. 로그아웃하면 사라집니다. 로그아웃하시겠어요?']);
  await expect(memoField(page)).toHaveValue('저장하지 않은 메모');

  isAgreed = true;
  await signOut.click();
  await expectNoRecord(page, name, '저장하지 않은 메모');
  await expect(page.getByText('로그인이 만료되었습니다')).toBeHidden();
  await submitSignIn(page, 'admin');
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(memoField(page)).toHaveValue('');

  // Without unsaved work nothing is asked.
  await signOut.click();
  await expectNoRecord(page, name);
  expect(questions).toHaveLength(2);
  await submitSignIn(page, 'admin');
  await expect(memoField(page)).toHaveValue('');
  await callConsole(page, 'DELETE', `/forms/${id}`);
});
