import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { findViolations, hasHorizontalScroll } from './axe';
import { auditRendering } from './browser';
import { prependToEntry, type startReleaseHost, test } from './release-host';
import { expectSuccess, waitUntilVisible } from './release-steps';
import { expect, signInByApi, waitUntilReady } from './support';

// axe is injected as a script, which the content security policy would block.
test.use({ ...auditRendering, bypassCSP: true });

const name = 'remote-matching';
const route = '/matching';

type Own = Awaited<ReturnType<typeof startReleaseHost>>;

/** What a client runs by the registry, and whether a canary runs. */
const readState = async (url: string, cookie = '') => {
  const answer = await fetch(`${url}/remotes.json`, { headers: { Cookie: cookie } });
  const { channels } = (await answer.json()) as { channels: { stable: Record<string, { version: string }> } };
  return {
    version: channels.stable[name]?.version ?? '',
    hasCanary: answer.headers.get('cache-control')?.includes('private') ?? false,
  };
};

const waitForCanary = (url: string, hasCanary = true) =>
  expect.poll(async () => (await readState(url)).hasCanary, { intervals: [100], timeout: 20_000 }).toBe(hasCanary);

/** Asks for the document as a browser does. */
const open = (url: string, cookie = '', search = '') =>
  fetch(url + route + search, { headers: { Cookie: cookie, 'Sec-Fetch-Dest': 'document' } });

const readCookie = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

const findVersion = (html: string) => new RegExp(`"name":"${name}","version":"([^"]+)"`).exec(html)?.[1] ?? '';

const readerCount = 500;
/** Readers of whom only the release is asked for: with 500 alone, one share in forty would be out of its bounds by chance. */
const otherCount = 3500;
const atOnce = 20;

/** Does something so many times, some at once. */
const repeat = async <Result>(count: number, act: () => Promise<Result>) => {
  const results: Result[] = [];
  while (results.length < count) results.push(...(await Promise.all(Array.from({ length: atOnce }, act))));
  return results;
};

test('a canary for 20 % of the readers goes to 16 to 24 % of them, and nobody changes sides', async ({ own }) => {
  test.setTimeout(240_000);
  const version = '1.5.0+0000000000';
  await expectSuccess(
    own.command,
    `deploy ${name} --channel stable --share 20 --from ${own.variantOf(name, version)} --skip-rendering`,
  );
  await waitForCanary(own.url);
  const former = own.stableVersion(name);

  const read = async () => {
    const first = await open(own.url);
    const cookie = readCookie(first);
    // A page that is late is kept by nobody at all.
    expect(first.headers.get('cache-control')).toMatch(/^(private, no-cache|no-store)$/);
    const seen = new Set([findVersion(await first.text())]);
    for (let visit = 0; visit < 3; visit += 1) seen.add(findVersion(await (await open(own.url, cookie)).text()));
    seen.add((await readState(own.url, cookie)).version);
    return seen;
  };
  const readers = await repeat(readerCount, read);
  expect(readers.filter(({ size }) => size !== 1)).toEqual([]);
  const others = await repeat(otherCount, () =>
    readState(own.url, `portico.reader=${randomBytes(16).toString('base64url')}`),
  );
  const versions = [...readers.flatMap((seen) => [...seen]), ...others.map((state) => state.version)];
  const share = (versions.filter((each) => each === version).length / versions.length) * 100;
  expect(share).toBeGreaterThanOrEqual(16);
  expect(share).toBeLessThanOrEqual(24);

  // A crawler gets what the channel runs.
  const crawler = await fetch(own.url + route);
  expect([findVersion(await crawler.text()), crawler.headers.get('set-cookie')]).toEqual([former, null]);
  expect((await own.command('releases status')).said).toContain(`canary ${version} for 20 % of the readers`);
  const { code, said } = await own.command(`releases rollback ${name} --channel stable`);
  expect([code, said]).toEqual([1, expect.stringContaining('A canary of remote-matching runs in stable')]);
  await expectSuccess(own.command, `releases cancel ${name} --channel stable`);
  await waitForCanary(own.url, false);
  expect(own.readRegistry()).not.toHaveProperty('canaries');
});

/** A build that throws in the browser on every so many pages; the address says the number of the page. */
const buildThrowing = (own: Own, version: string, every: number) =>
  own.variantOf(name, version, (release, folder) =>
    prependToEntry(
      release,
      folder,
      `if (Number(new URLSearchParams(location.search).get('number')) % ${every} === 0) throw new Error('one page in ${every}');`,
    ),
  );

/** Opens a page in a browser as the reader of the cookie; resolves when it is shown or, where it throws, its failure is reported. */
const openInBrowser = async (page: Page, address: string, cookie: string, throws: (html: string) => boolean) => {
  await page.context().clearCookies();
  const [key = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name: key, value, url: new URL(address).origin }]);
  const isReport = (url: string) => url.endsWith('/api/v1/failures');
  const reported = page.waitForResponse((answer) => isReport(answer.url()), { timeout: 30_000 }).catch(() => null);
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
  if (throws((await answer?.text()) ?? '')) expect((await reported)?.status()).toBe(204);
  else await waitUntilReady(page);
};

interface Visit {
  /** Of the page; its address says it. */
  number: number;
  /** On every how many pages a version throws. */
  throwing: Record<string, number>;
  /** Of the pages that do not throw, one in so many is opened in a browser. */
  opened: number;
}

/**
 * Asks for a page as a new reader, and opens it in a browser if it throws. The host counts readers by the documents that they ask for,
 * so a browser is not needed for each of the others.
 */
const visit = async (page: Page, { url }: Own, { number, throwing, opened }: Visit) => {
  const search = `?number=${number}`;
  const throws = (html: string) => number % (throwing[findVersion(html)] ?? number + 1) === 0;
  const answer = await open(url, '', search);
  const isThrown = throws(await answer.text());
  const cookie = readCookie(answer);
  // There is none where the canary has been taken back meanwhile.
  if (cookie && (isThrown || number % opened === 0)) await openInBrowser(page, url + route + search, cookie, throws);
};

/** 300 of the canary, with a share of 20 %. */
const maxVisits = 1500;

test('a canary that throws on one page in ten is taken back by itself, and the console says why', async ({
  page,
  request,
  own,
  complaints,
}) => {
  test.setTimeout(900_000);
  const stable = '1.6.0+0000000000';
  const canary = '1.6.1+0000000000';
  await expectSuccess(
    own.command,
    `deploy ${name} --channel stable --from ${buildThrowing(own, stable, 100)} --skip-rendering`,
  );
  await waitUntilVisible(request, name, stable);
  await expectSuccess(
    own.command,
    `deploy ${name} --channel stable --share 20 --from ${buildThrowing(own, canary, 10)} --skip-rendering`,
  );
  await waitForCanary(own.url);

  let visits = 0;
  while (visits < maxVisits && (await readState(own.url)).hasCanary) {
    visits += 1;
    await visit(page, own, { number: visits, throwing: { [stable]: 100, [canary]: 10 }, opened: 9 });
  }
  expect(visits).toBeLessThan(maxVisits);
  await waitForCanary(own.url, false);
  await expect.poll(() => own.readRegistry()).not.toHaveProperty('canaries');
  expect(own.stableVersion(name)).toBe(stable);
  expect(own.log()).toContain(`${name} ${canary} is taken back`);

  await page.context().clearCookies();
  await signInByApi(page, 'admin');
  await page.goto('/console/releases');
  const notice = page.getByRole('region', { name }).getByRole('alert');
  await expect(notice).toContainText(`시험 배포 ${canary}을 자동으로 되돌렸습니다`);
  await expect(notice.getByRole('columnheader')).toContainText([canary, stable]);
  await expect(notice.getByRole('row', { name: '오류를 겪은 방문자' }).getByRole('cell').first()).toHaveText(/^[1-9]/);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findViolations(page), `${width}`).toEqual([]);
    expect(await hasHorizontalScroll(page), `${width}`).toBe(false);
  }
  complaints.length = 0;
});

test('a canary that is the same as stable goes on, and an administrator gives it to everybody', async ({
  page,
  request,
  own,
  complaints,
}) => {
  test.setTimeout(300_000);
  const stable = '1.7.0+0000000000';
  const canary = '1.7.1+0000000000';
  await expectSuccess(
    own.command,
    `deploy ${name} --channel stable --from ${buildThrowing(own, stable, 20)} --skip-rendering`,
  );
  await waitUntilVisible(request, name, stable);
  await expectSuccess(
    own.command,
    `deploy ${name} --channel stable --share 50 --from ${buildThrowing(own, canary, 20)} --skip-rendering`,
  );
  await waitForCanary(own.url);
  for (let number = 1; number <= 60; number += 1)
    await visit(page, own, { number, throwing: { [stable]: 20, [canary]: 20 }, opened: 1 });
  expect((await readState(own.url)).hasCanary).toBe(true);

  await page.context().clearCookies();
  await signInByApi(page, 'admin');
  await page.goto('/console/releases');
  const panel = page.getByRole('region', { name: `${name} 시험 배포` });
  await expect(panel).toContainText(`방문자의 50%에게 ${canary}`);
  await expect(panel.getByRole('columnheader')).toContainText([canary, stable]);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findViolations(page), `${width}`).toEqual([]);
    expect(await hasHorizontalScroll(page), `${width}`).toBe(false);
  }
  await panel.getByRole('button', { name: '모두에게 적용' }).click();
  await page.getByRole('dialog').getByLabel('사유').fill('오류가 늘지 않음');
  await page.getByRole('dialog').getByRole('button', { name: '모두에게 적용' }).click();
  await expect(panel).toHaveCount(0);
  await waitUntilVisible(request, name, canary);
  expect(own.stableVersion(name)).toBe(canary);
  complaints.length = 0;
});
