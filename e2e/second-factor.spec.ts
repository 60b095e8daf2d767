import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createMember } from './console-support';
import { dataDir, startHost } from './hosts';
import { openSignedInPage } from './matching-support';
import { expect, password, submitSignIn, test, waitUntilHydrated } from './support';
import { createTotpCode, enrolTotp } from './totp';

const root = path.resolve(import.meta.dirname, '..');
const ownPassword = 'Known-to-me-alone-1';

/** A site as it starts for the public: with the firm and its administrator, who needs a second factor. */
const startFirm = async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'portico-firm-'));
  // PostgreSQL runs as another user where this one is root.
  chmodSync(home, 0o755);
  const settings = { SEED: 'firm', SECOND_FACTOR: 'required', DATA_DIR: home, API_PORT: '0', NODE_ENV: 'production' };
  const api: ChildProcess = fork(path.join(root, 'api/dist/server/main.mjs'), {
    cwd: root,
    env: { ...process.env, ...settings },
  });
  const port = await new Promise<number>((resolve, reject) => {
    api.on('message', (message: { ready?: true; port: number }) => message.ready && resolve(message.port));
    api.once('exit', (code) => reject(new Error(`The API ended with code ${code}`)));
  });
  const releases = path.join(home, 'releases');
  cpSync(path.join(dataDir, 'releases'), releases, { recursive: true });
  const host = await startHost(releases, 'signed', `http://127.0.0.1:${port}`);
  const stop = async () => {
    await host.stop();
    const exited = new Promise((resolve) => api.once('exit', resolve));
    api.kill();
    await exited;
    rmSync(home, { recursive: true, force: true });
  };
  return { url: host.url, stop };
};

const menuEntry = (page: Page) => page.getByRole('link', { name: '설정', exact: true });
const main = (page: Page) => page.locator('main');

/** What the console asks a new administrator to do before it opens. */
const prepareAccount = async (page: Page) => {
  await expect(page.getByRole('heading', { name: '비밀번호를 바꿔 주세요' })).toBeVisible();
  await main(page).getByRole('textbox', { name: '현재 비밀번호' }).fill(password);
  await main(page).getByRole('textbox', { name: '새 비밀번호' }).fill(ownPassword);
  await main(page).getByRole('button', { name: '비밀번호 바꾸기' }).click();
  await expect(page.getByRole('heading', { name: '2단계 인증을 켜 주세요' })).toBeVisible();
  await expect(menuEntry(page)).toHaveCount(0);
  const enrolled = await enrolTotp(main(page), ownPassword);
  await expect(
    page.getByRole('navigation', { name: '관리 메뉴' }).or(page.getByRole('button', { name: '관리 메뉴' })),
  ).toBeVisible();
  return enrolled;
};

test('administrators change the first password and set up an authenticator app before the console opens', async ({
  page,
  browser,
  complaints,
}) => {
  const firm = await startFirm();
  try {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${firm.url}/console`);
    await submitSignIn(page, 'admin');
    await prepareAccount(page);

    // The last one cannot be disabled.
    await page.getByRole('link', { name: '비밀번호와 로그인' }).click();
    const section = page.getByRole('region', { name: '2단계 인증' });
    await section.getByRole('button', { name: '2단계 인증 끄기' }).click();
    await section.getByRole('textbox', { name: '현재 비밀번호' }).fill(ownPassword);
    await section.getByRole('button', { name: '2단계 인증 끄기' }).click();
    await expect(section.getByRole('alert')).toContainText('꺼 둘 수 없습니다');
    complaints.length = 0;

    // Whoever is appointed by another administrator does the same, on a phone.
    await createMember(page, { username: 'appointed', name: '새관리자', roles: ['ADMIN'] });
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await phone.goto(`${firm.url}/console`);
    await submitSignIn(phone, 'appointed');
    const { recoveryCode } = await prepareAccount(phone);
    await phone.close();

    const later = await browser.newPage();
    await later.goto(`${firm.url}/console`);
    await later.getByRole('textbox', { name: '아이디' }).fill('appointed');
    await later.getByRole('textbox', { name: '비밀번호' }).fill(ownPassword);
    const submit = main(later).getByRole('button', { name: '로그인', exact: true });
    await submit.click();
    await later.getByRole('textbox', { name: '인증 코드' }).fill(recoveryCode);
    await submit.click();
    await expect(menuEntry(later)).toBeVisible();
    await later.close();
  } finally {
    await firm.stop();
  }
});

for (const width of [390, 1440])
  test(`at ${width} px a member sets up an authenticator app in the account and signs in with its code`, async ({
    page,
    browser,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const office = await openSignedInPage(browser, 'admin');
    const username = `cautious${width}${Date.now()}`;
    await createMember(office, { username, name: '조심회원' });
    await office.close();
    await page.goto('/login');
    await waitUntilHydrated(page);
    await submitSignIn(page, username);
    const passwordField = page.getByRole('textbox', { name: '비밀번호' });
    await expect(passwordField).toHaveCount(0);

    await page.goto('/my/info');
    const section = page.getByRole('group', { name: '2단계 인증' });
    await section.getByRole('button', { name: '2단계 인증 켜기' }).click();
    const { secret } = await enrolTotp(section, password);
    await expect(section.getByText('2단계 인증을 켰습니다.')).toBeVisible();

    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/login');
    await waitUntilHydrated(page);
    await submitSignIn(page, username);
    // That of the enrolment is spent.
    await page.getByRole('textbox', { name: '인증 앱의 6자리 코드' }).fill(createTotpCode(secret, Date.now() + 30_000));
    await main(page).getByRole('button', { name: '로그인', exact: true }).click();
    await expect(passwordField).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('portico.auth'))).toContain('"accessToken":"');
    // The question for the code.
    complaints.length = 0;
  });
