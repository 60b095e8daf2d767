import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataDir, startHost } from './hosts';
import { test } from './release-host';
import { expectSuccess } from './release-steps';
import { expect, signInByApi } from './support';

test('a release that only a later version of the site can read is skipped alone: what is switched off goes off, and health and console name it', async ({
  page,
  request,
  own,
}) => {
  const registry = own.readRegistry();
  const { 'remote-home': home } = registry.channels.stable ?? {};
  const name = 'remote-other';
  const other = { ...home, name, manifest: { ...home?.manifest, name }, signature: 'of a later version' };
  const stable = { ...registry.channels.stable, 'remote-other': other };
  const file = path.join(own.folder, 'remotes.json');
  writeFileSync(`${file}.new`, JSON.stringify({ ...registry, channels: { ...registry.channels, stable } }));
  renameSync(`${file}.new`, file);

  await expectSuccess(own.command, 'releases disable remote-matching --channel stable');
  // The command has waited until this host serves the change.
  expect((await request.get('/matching')).status()).toBe(503);
  expect((await request.get('/')).status()).toBe(200);
  expect((await own.command('releases status')).said).toContain('Cannot be read here: channels.stable.remote-other');
  expect(Object.keys(own.readRegistry().channels.stable ?? {})).toContain('remote-other');

  const health = await request.get('/health/ready');
  expect(health.status()).toBe(200);
  expect(await health.json()).toMatchObject({
    status: 'degraded',
    registry: { readable: true, skipped: ['channels.stable.remote-other'] },
  });
  expect(own.log()).toMatch(/channels\.stable\.remote-other is skipped \(.+\)/);

  await signInByApi(page, 'admin');
  await page.goto('/console/releases');
  await expect(page.getByRole('alert').filter({ hasText: '건너뛴 항목' })).toContainText(
    'channels.stable.remote-other',
  );
});

test('a command that changes what runs ends when the site serves the change, and names a site that does not', async ({
  request,
  own,
}) => {
  const { code, said } = await own.command('releases disable remote-matching --channel stable');
  expect(code, said).toBe(0);
  expect(said).toContain(`serves revision ${own.readRegistry().revision}`);
  expect((await request.get('/matching')).status()).toBe(503);
  const elsewhere = { HOSTS: 'http://127.0.0.1:1' };
  const partly = await own.command('releases enable remote-matching --channel stable', elsewhere);
  expect(partly.code, partly.said).toBe(3);
  expect(partly.said).toContain('Done, but not everywhere');
  expect(partly.said).toContain('http://127.0.0.1:1 does not answer');
  expect((await request.get('/matching')).status()).toBe(200);
});

test('a site without a registry says 503 and opens by itself; the last registry outlives a restart without one', async ({
  page,
  request,
  complaints,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-empty-'));
  const first = await startHost(folder, 'signed');
  for (const address of ['/', '/guide', '/no-such-page', '/sitemap.xml']) {
    const answer = await request.get(first.url + address);
    expect([address, answer.status()]).toEqual([address, 503]);
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
  }
  await page.goto(`${first.url}/guide`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('잠시 후 다시 열립니다');
  await expect(page.locator('footer')).toBeVisible();
  const source = path.join(dataDir, 'releases/remotes.json');
  const target = path.join(folder, 'remotes.json');
  cpSync(path.join(dataDir, 'releases'), folder, { recursive: true, filter: (file) => file !== source });
  const { channels, ...rest } = JSON.parse(readFileSync(source, 'utf8'));
  // Without the release of the home page alone, its address does not lead to a page of another remote.
  const stable = { ...channels.stable, 'remote-home': {} };
  writeFileSync(target, JSON.stringify({ ...rest, channels: { ...channels, stable } }));
  await expect.poll(async () => (await request.get(`${first.url}/health/ready`)).status()).toBe(200);
  for (const address of ['/', '/guide'])
    expect((await request.get(first.url + address, { maxRedirects: 0 })).status()).toBe(503);
  cpSync(source, target);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('처음 오시는 길을 안내합니다');
  expect((await request.get(`${first.url}/no-such-page`)).status()).toBe(404);
  // What the page asks for while its host ends would be logged.
  await page.close();
  await first.stop();

  rmSync(path.join(folder, 'remotes.json'));
  const second = await startHost(folder, 'signed');
  expect((await request.get(`${second.url}/guide`)).status()).toBe(200);
  expect(await (await request.get(`${second.url}/health/ready`)).json()).toMatchObject({
    status: 'degraded',
    registry: { readable: false },
  });
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
  // The browser logs the 503.
  complaints.length = 0;
});
