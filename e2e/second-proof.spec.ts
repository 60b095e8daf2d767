import { createMember } from './console-support';
import { runStatements } from './database';
import { waitForMail } from './mailbox';
import { expect, signInByApi, submitSignIn, test, waitUntilReady } from './support';

const pages: Record<string, 'ADMIN'[]> = { '/login': [], '/matching/login': [], '/console': ['ADMIN'] };

for (const [path, roles] of Object.entries(pages))
  for (const width of [390, 1440])
    test(`at ${width} px on ${path}, after many attempts of strangers the owner signs in with a code from the mail`, async ({
      page,
      browser,
      complaints,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const office = await browser.newPage();
      await signInByApi(office, 'admin');
      const username = `guessed${width}${path.length}${Date.now()}`;
      await createMember(office, { username, name: '표적', roles });
      await office.close();
      await runStatements(
        [`insert into sign_in_attempts (key, count, since) values ('account:' || $1, 20, now())`],
        username,
      );

      await page.goto(path);
      await waitUntilReady(page);
      await submitSignIn(page, username);
      await expect(page.getByRole('alert').filter({ hasText: '한 번 더 확인합니다' })).toBeVisible();
      const field = page.getByRole('textbox', { name: /코드|인증번호/ });
      await field.fill('000000');
      const submit = page.locator('main').getByRole('button', { name: '로그인' });
      await submit.click();
      await expect(page.getByRole('alert').filter({ hasText: '인증번호가 올바르지 않습니다' })).toBeVisible();
      const { text = '' } = await waitForMail(`${username}@example.com`, /인증번호/);
      await field.fill(/인증번호 (\d{6})/.exec(text)?.[1] ?? '');
      await submit.click();
      await expect(page.getByRole('textbox', { name: '비밀번호' })).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.getItem('portico.auth'))).toContain('"accessToken":"');
      // The refusals.
      complaints.length = 0;
    });
