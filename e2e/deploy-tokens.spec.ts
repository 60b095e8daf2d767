import type { Page } from '@playwright/test';
import { test } from './release-host';
import { expectSuccess, waitUntilVisible } from './release-steps';
import { expect, signInByApi, waitUntilReady } from './support';

/** Creates a token in the console, as the dialog shows it once. */
const createToken = async (
  page: Page,
  { name, remote, channel }: { name: string; remote: string; channel: string },
) => {
  await page.goto('/console/releases');
  await waitUntilReady(page);
  await page.getByRole('button', { name: '배포 토큰 만들기' }).click();
  const dialog = page.getByRole('dialog', { name: '배포 토큰 만들기' });
  await dialog.getByLabel(/팀 이름/).fill(name);
  for (const [label, value] of [
    [/배포할 수 있는 화면/, remote],
    [/배포할 수 있는 채널/, channel],
  ] as const) {
    await dialog.getByLabel(label).fill(value);
    await page.keyboard.press('Enter');
  }
  await dialog.getByRole('button', { name: '만들기', exact: true }).click();
  const token = await dialog.getByRole('textbox', { name: '토큰' }).inputValue();
  await dialog.getByRole('button', { name: '닫기' }).click();
  return token;
};

test('a team deploys with its token alone, for its own remote, and the audit log says who, what and why', async ({
  page,
  request,
  own,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInByApi(page, 'admin');
  const name = `홈 팀 ${Date.now()}`;
  const token = await createToken(page, { name, remote: 'remote-home', channel: 'stable' });
  expect(token).toMatch(/^portico_\w{26}_[\w-]{43}$/);
  await expect(page.getByText(name)).toBeVisible();

  // Nothing but the address and the token: another folder of releases would be used without them.
  const env = { DEPLOY_TOKEN: token, RELEASES_DIR: '', DATA_DIR: `${own.folder}-elsewhere`, REGISTRY: '' };
  const version = '1.4.1+0000000007';
  const build = own.variantOf('remote-home', version);
  const byHost = `--host ${own.url}`;
  const deploy = `deploy remote-home --channel stable --from ${build} --skip-rendering --why headline`;
  await expectSuccess((line) => own.command(line, env), `${deploy} ${byHost}`);
  await waitUntilVisible(request, 'remote-home', version);

  const refused = await own.command(`releases disable remote-console --channel stable ${byHost}`, env);
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('may not change remote-console') });
  const elsewhere = await own.command(`releases pin remote-home --channel staging ${byHost}`, env);
  expect(elsewhere).toMatchObject({ code: 1, said: expect.stringContaining('may not change staging') });

  await page.goto('/console/audit');
  await waitUntilReady(page);
  const row = page.getByRole('row').filter({ hasText: name }).filter({ hasText: 'headline' });
  await expect(row).toContainText('remote-home');
  await row.getByRole('link').first().click();
  const main = page.locator('main');
  await expect(main.getByText(`${name} (배포 토큰)`)).toBeVisible();
  await expect(main.getByText('새 버전 배포')).toBeVisible();
  await expect(main.getByText(version)).toBeVisible();

  await page.goto('/console/releases');
  await waitUntilReady(page);
  await page.getByRole('button', { name: `토큰 폐기: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '토큰 폐기' }).click();
  await expect(page.getByRole('button', { name: `토큰 폐기: ${name}` })).toHaveCount(0);
  const revoked = await own.command(`releases rollback remote-home --channel stable ${byHost}`, env);
  expect(revoked).toMatchObject({ code: 1, said: expect.stringContaining('The deploy token is revoked') });
});

test('an administrator returns to the former release in the console, with a reason that the audit log shows', async ({
  page,
  request,
  own,
}) => {
  test.setTimeout(180_000);
  const [former, broken] = ['1.4.2+0000000008', '1.4.3+0000000009'];
  for (const version of [former, broken])
    await expectSuccess(
      own.command,
      `deploy remote-matching --channel stable --from ${own.variantOf('remote-matching', version)} --skip-rendering`,
    );
  await waitUntilVisible(request, 'remote-matching', broken);

  await page.setViewportSize({ width: 390, height: 844 });
  await signInByApi(page, 'admin');
  await page.goto('/console/releases');
  await waitUntilReady(page);
  const card = page
    .getByRole('region', { name: 'remote-matching' })
    .getByRole('listitem')
    .filter({ hasText: 'stable — 모든 방문자' });
  // The history of the card names the other versions.
  await expect(card).toContainText(`stable — 모든 방문자${broken}`);
  await card.getByRole('button', { name: '이전 버전으로' }).click();
  const dialog = page.getByRole('dialog', { name: '이전 버전으로' });
  await expect(dialog).toContainText(`${broken} 대신 이전에 쓰던 ${former}`);
  await expect(dialog).toContainText('모든 방문자에게 곧바로 적용됩니다');
  const reason = `검색 오류 ${Date.now()}`;
  await dialog.getByLabel('사유').fill(reason);
  await dialog.getByRole('button', { name: '이전 버전으로' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card).toContainText(`stable — 모든 방문자${former}`);
  await waitUntilVisible(request, 'remote-matching', former);

  await card.getByRole('button', { name: '버전 고정' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '버전 고정' }).click();
  await expect(card.getByRole('button', { name: '고정 해제' })).toBeVisible();
  // The button that was used is gone.
  await expect(card.getByRole('group', { name: 'remote-matching, stable' })).toBeFocused();
  await expect(card.getByRole('button', { name: '이전 버전으로' })).toHaveCount(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/console/audit');
  await waitUntilReady(page);
  const row = page.getByRole('row').filter({ hasText: reason });
  await expect(row).toContainText('remote-matching');
  await expect(row).toContainText('admin');
});
