import { startReleaseHost } from '../release-host';
import { expectSuccess } from '../release-steps';
import { expect, test, visit, widths } from './journey';

let own: Awaited<ReturnType<typeof startReleaseHost>>;
test.beforeAll(async () => {
  own = await startReleaseHost('open');
});
test.afterAll(() => own.stop());

test('a remote that is switched off is shown as such, everything else works, and it comes back', async ({
  tab,
  request,
  resize,
}) => {
  const isOff = async (status: number) =>
    expect.poll(async () => (await request.get(`${own.url}/matching`)).status()).toBe(status);
  await expectSuccess(own.command, 'releases disable remote-matching --channel stable');
  await isOff(503);
  const notice = tab.locator('[role=alert][data-remote=remote-matching]');
  for (const width of widths) {
    await resize(width);
    await tab.goto(`${own.url}/matching`);
    await notice.filter({ hasText: '비즈니스 매칭' }).waitFor();
    await tab.locator('header').getByRole('link', { name: /홈$/ }).first().click();
    await tab.locator('#lawyers').waitFor();
  }
  await expectSuccess(own.command, 'releases enable remote-matching --channel stable');
  await isOff(200);
  await visit(tab, `${own.url}/matching`);
  await tab.locator('main').getByRole('heading').first().waitFor();
});

test('a tab opens a build that is not public yet, shows which, and leaves it', async ({ tab, resize }) => {
  const version = '1.0.1+0000000001';
  const name = 'remote-home';
  await expectSuccess(
    own.command,
    `deploy ${name} --channel staging --from ${own.variantOf(name, version)} --skip-rendering`,
  );
  const bar = tab.locator('[data-quality-bar]');
  const listRan = () => tab.evaluate(() => globalThis.porticoRan ?? [], null);
  for (const width of widths) {
    await resize(width);
    await visit(tab, `${own.url}/guide?remotes=staging`);
    await bar.filter({ hasText: `${name} ${version} (staging)` }).waitFor();
    await expect.poll(listRan).toEqual([`${name} ${version}`]);
    await bar.getByRole('button', { name: '공개 화면으로' }).click();
    await bar.waitFor({ state: 'hidden' });
    await tab.locator('main').getByRole('heading').first().waitFor();
    await expect.poll(listRan).toEqual([]);
  }
});
