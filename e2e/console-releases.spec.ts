import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { findViolations, hasHorizontalScroll } from './axe';
import { auditRendering } from './browser';
import { callConsole } from './console-support';
import { startProxy } from './hosts';
import { replaceServerBundle, test } from './release-host';
import { expectSuccess, waitUntilVisible } from './release-steps';
import { expect, signInByApi } from './support';

// axe is injected as a script, which the content security policy would block.
test.use({ ...auditRendering, bypassCSP: true });

/** What stable runs of a remote, as the host says. */
const findRunning = async (page: Page, name: string) => {
  const answer = await page.request.get('/remotes.json');
  const { channels } = (await answer.json()) as { channels: Record<string, Record<string, { version: string }>> };
  return channels.stable?.[name]?.version ?? '';
};

/** What stable runs of a remote, as the page shows it. */
const findCard = (page: Page, name: string) =>
  page.getByRole('region', { name }).getByRole('listitem').filter({ hasText: 'stable — 모든 방문자' });

/** Sends the first half of a built release to a host; `finish` sends the rest and returns the status of the answer, `cutOff` closes the connection. */
const beginUpload = async (
  host: string,
  token: string,
  fields: Record<string, string>,
  files: Record<string, Uint8Array<ArrayBuffer>>,
) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  for (const [file, content] of Object.entries(files)) form.append('file', new Blob([content]), file);
  const encoded = new Response(form);
  const type = encoded.headers.get('Content-Type') ?? '';
  const bytes = new Uint8Array(await encoded.arrayBuffer());
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  const answer = fetch(`${host}/api/console/releases`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': type },
    body: readable,
    duplex: 'half',
  } as RequestInit);
  const half = Math.floor(bytes.length / 2);
  await writer.write(bytes.subarray(0, half));
  return {
    finish: async () => {
      await writer.write(bytes.subarray(half));
      await writer.close();
      return (await answer).status;
    },
    cutOff: async () => {
      const ended = answer.catch(() => null);
      await writer.abort();
      await ended;
    },
  };
};

const throwingBundle = `exports.remote = { routes: [{ path: '/guide', Page: () => { throw new Error('thrown by the page'); } }] };`;

const readFiles = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((file) => [file, new Uint8Array(readFileSync(path.join(folder, file)))]));

test('the releases page shows size, visits, failures and speed of what a channel runs, and leads to its failures', async ({
  page,
}) => {
  const release = await findRunning(page, 'remote-matching');
  const cause = `Error: ${crypto.randomUUID().replace(/[^a-z]/g, '')}`;
  const source = { remote: 'remote-matching', release, host: '1.0.0' };
  const visit = { ...source, route: '/matching', lcp: 1200, inp: 80, cls: 0, ttfb: 90 };
  const failure = { ...source, phase: 'mount', kind: 'crashed', cause, page: '/matching' };
  const number = Date.now().toString(16).slice(-8);
  expect((await page.request.post('/api/v1/vitals', { data: visit })).status()).toBe(204);
  const data = { failures: [{ ...failure, number }] };
  expect((await page.request.post('/api/v1/failures', { data })).status()).toBe(204);

  await signInByApi(page, 'admin');
  await page.goto('/console/releases');
  const card = findCard(page, 'remote-matching');
  await expect(card).toContainText(release);
  await expect(card).toContainText(/첫 로딩 \d+\.\d kB/);
  await expect(card.getByRole('img', { name: /최근 14일, 날짜별: 방문 [1-9]\d*회, 오류 [1-9]\d*회/ })).toBeVisible();
  await expect(card).toContainText(/LCP\)\s*\d+(\.\d+ s| ms)\s*(좋음|개선 필요|나쁨)/);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findViolations(page), `${width}`).toEqual([]);
    expect(await hasHorizontalScroll(page), `${width}`).toBe(false);
  }
  await card.getByRole('link', { name: new RegExp(`^${release.replaceAll('+', '\\+')}의 오류`) }).click();
  await expect(page.getByRole('link', { name: cause })).toBeVisible();
});

test('the releases page says that figures could not be loaded, and loads them on demand', async ({
  page,
  complaints,
}) => {
  await signInByApi(page, 'admin');
  await page.route('**/api/console/release-health', (route) => route.abort());
  await page.goto('/console/releases');
  const alert = page.getByRole('alert').filter({ hasText: '방문과 오류, 속도를 불러오지 못했습니다' });
  await expect(alert).toBeVisible();
  const unvisited = page.getByText(/측정된 방문이 없습니다/);
  await expect(unvisited).toHaveCount(0);
  await page.unrouteAll();
  await alert.getByRole('button', { name: '다시 시도' }).click();
  await expect(alert).toHaveCount(0);
  await expect(
    page
      .getByRole('img', { name: /최근 14일/ })
      .or(unvisited)
      .first(),
  ).toBeVisible();

  // So are those of canaries.
  await page.route('**/api/console/canaries', (route) => route.abort());
  await page.reload();
  await expect(alert).toBeVisible();
  await page.unrouteAll();
  await alert.getByRole('button', { name: '다시 시도' }).click();
  await expect(alert).toHaveCount(0);
  complaints.length = 0;
});

test('an administrator sees who changed what, when and why', async ({ page, request, own }) => {
  test.setTimeout(180_000);
  const [former, next] = ['1.5.1+000000000a', '1.5.2+000000000b'];
  for (const version of [former, next]) {
    const build = own.variantOf('remote-matching', version);
    const options = `--channel stable --from ${build} --skip-rendering --why headline-${version}`;
    await expectSuccess(own.command, `deploy remote-matching ${options}`);
  }
  await waitUntilVisible(request, 'remote-matching', next);

  await page.setViewportSize({ width: 1440, height: 900 });
  await signInByApi(page, 'admin');
  await page.goto('/console/releases');
  const card = findCard(page, 'remote-matching');
  const change = card.getByRole('listitem').first();
  await expect(change).toContainText('새 버전 배포');
  await expect(change).toContainText(`${former} → ${next}`);
  await expect(change).toContainText(`headline-${next}`);
  // Whoever has the storage is known by user and machine.
  await expect(change).toContainText(/\w+@\S+ · \d{4}-\d\d-\d\d \d\d:\d\d/);

  const why = `검색 오류 ${Date.now()} ${'x'.repeat(400)}`;
  await card.getByRole('button', { name: '이전 버전으로' }).click();
  const dialog = page.getByRole('dialog', { name: '이전 버전으로' });
  await dialog.getByLabel('사유').fill(why);
  await dialog.getByRole('button', { name: '이전 버전으로' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(change).toContainText('이전 버전으로 되돌림');
  await expect(change).toContainText(`${next} → ${former}`);
  await expect(change).toContainText(/admin · \d{4}-/);
  await expect(change).toContainText(why);

  // The others are read by keyboard.
  const earlier = card.getByText(/이전 변경 \d+건/);
  await expect(card.getByText(`headline-${former}`)).toBeHidden();
  await earlier.focus();
  await page.keyboard.press('Enter');
  await expect(card.getByText(`headline-${former}`)).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findViolations(page), `${width}`).toEqual([]);
    expect(await hasHorizontalScroll(page), `${width}`).toBe(false);
  }
});

/** Opens the releases page as an administrator, who has made a token for `remote-home` in `stable`; returns the name of the team and its token. */
const openWithTeam = async (page: Page) => {
  await signInByApi(page, 'admin');
  const name = `홈 팀 ${Date.now()}`;
  const scope = { name, remotes: ['remote-home'], channels: ['stable'], expiresAt: null };
  const { secret } = await callConsole<{ secret: string }>(page, 'POST', '/deployTokens', scope);
  await page.goto('/console/releases');
  return { name, secret };
};

/** The deployments of the last minutes by somebody. */
const findDeployments = (page: Page, by: string) =>
  page.getByRole('region', { name: '최근 10분간의 배포' }).getByRole('listitem').filter({ hasText: by });

test('an upload is seen while it runs, and its version afterwards', async ({ page, own }) => {
  test.setTimeout(180_000);
  const { name, secret } = await openWithTeam(page);
  const card = findCard(page, 'remote-home');
  await expect(card).toBeVisible();
  const deployments = findDeployments(page, name);
  await expect(deployments).toHaveCount(0);

  const version = '1.5.3+000000000c';
  const files = readFiles(own.variantOf('remote-home', version));
  const fields = { name: 'remote-home', channel: 'stable', why: '새 제목' };
  const upload = await beginUpload(own.url, secret, fields, files);
  await expect(deployments).toContainText(/remote-home → stable.*진행 시간 \d+:\d\d.*파일을 받고 있습니다/);
  await expect(deployments.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('status').getByText('remote-home, stable: 배포 진행 중')).toBeAttached();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findViolations(page), `${width}`).toEqual([]);
    expect(await hasHorizontalScroll(page), `${width}`).toBe(false);
  }
  await expect(card).not.toContainText(version);

  expect(await upload.finish()).toBe(200);
  await expect(deployments).toContainText('완료');
  await expect(deployments).toContainText(`stable runs remote-home ${version}`);
  await expect(deployments.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('status').getByText('remote-home, stable: 배포 완료')).toBeAttached();
  await expect(card).toContainText(`stable — 모든 방문자${version}`);
  await expect(card.getByRole('listitem').first()).toContainText('새 제목');
  await deployments.getByText(/전체 과정 \d단계/).click();
  await expect(deployments.getByText(/Checked \d+ files/)).toBeVisible();

  // One that is refused says why, and changes nothing.
  const changed = { ...files, 'remoteEntry.js': new TextEncoder().encode('changed') };
  const refused = await beginUpload(own.url, secret, fields, changed);
  expect(await refused.finish()).toBe(409);
  const latest = deployments.first();
  await expect(latest).toContainText('거절됨');
  await expect(latest).toContainText('remoteEntry.js in the upload was changed after it was built.');
  await expect(page.getByRole('status').getByText('remote-home, stable: 배포 거절됨')).toBeAttached();

  const lost = await beginUpload(own.url, secret, fields, files);
  await expect(latest).toContainText('진행 중');
  await lost.cutOff();
  await expect(latest).toContainText('실패');
  await expect(latest).toContainText('중간에 끊겼거나');
  await expect(card).toContainText(`stable — 모든 방문자${version}`);
});

test('a team’s deployment is seen from the start of its command, step by step, and why it was refused', async ({
  page,
  own,
}) => {
  test.setTimeout(180_000);
  const { name, secret } = await openWithTeam(page);
  await expect(findCard(page, 'remote-home')).toBeVisible();

  const version = '1.5.4+000000000d';
  let letUpload = () => {};
  const uploadAllowed = new Promise<void>((resolve) => {
    letUpload = resolve;
  });
  let beginUpload = () => {};
  const uploadBegun = new Promise<void>((resolve) => {
    beginUpload = resolve;
  });
  const site = await startProxy(own.url, async (method) => {
    if (method !== 'POST') return;
    beginUpload();
    await uploadAllowed;
  });
  const env = { DEPLOY_TOKEN: secret, CHROMIUM_PATH: '', DATA_DIR: `${own.folder}-elsewhere` };
  const deploy = (folder: string) =>
    own.command(`deploy remote-home --channel stable --from ${folder} --host ${site.url}`, env);
  try {
    const done = deploy(own.variantOf('remote-home', version));
    const deployment = findDeployments(page, name).first();
    await expect(deployment).toContainText(/진행 중.*remote-home → stable.*진행 시간 \d+:\d\d/);
    // All pages are rendered before.
    await Promise.race([uploadBegun, done]);
    await expect(deployment).toContainText(`Sending remote-home to ${site.url}`);
    await deployment.getByText(/전체 과정 \d+단계/).click();
    await expect(deployment.getByText(/Built for API contract/)).toBeVisible();
    await expect(findCard(page, 'remote-home')).not.toContainText(version);
    letUpload();
    expect(await done).toMatchObject({ code: 0 });
    await expect(deployment).toContainText('완료');
    await expect(deployment).toContainText(`stable runs remote-home ${version}`);
    await expect(findDeployments(page, name)).toHaveCount(1);

    const throwing = own.variantOf('remote-home', '1.5.5+000000000e', (release, folder) =>
      replaceServerBundle(release, folder, '/guide', throwingBundle),
    );
    expect(await deploy(throwing)).toMatchObject({ code: 1 });
    await expect(findDeployments(page, name)).toHaveCount(2);
    await expect(deployment).toContainText('거절됨');
    await expect(deployment).toContainText(/\/guide \(.*thrown by the page/);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findViolations(page), `${width}`).toEqual([]);
      expect(await hasHorizontalScroll(page), `${width}`).toBe(false);
    }
  } finally {
    site.stop();
  }
});

test('a deployment on the storage is seen too, by whom and how it ended', async ({ page, own }) => {
  test.setTimeout(180_000);
  await signInByApi(page, 'admin');
  await page.goto('/console/releases');
  const by = `anna-${Date.now()}`;
  const build = own.variantOf('remote-home', '1.5.6+000000000f');
  const line = `deploy remote-home --channel stable --from ${build} --skip-rendering`;
  await expectSuccess((each) => own.command(each, { DEPLOYER: by }), line);
  const deployment = findDeployments(page, by);
  await expect(deployment).toContainText('완료');
  await expect(deployment).toContainText('remote-home → stable');
});
