import { randomBytes } from 'node:crypto';
import { test as base, expect, type Page, type Request } from '@playwright/test';
import { CompactEncrypt, decodeJwt, importJWK, type JWK } from 'jose';

export { expect };

interface Fixtures {
  /** What the browser complained about; a test that expects complaints empties it. */
  complaints: string[];
}

/** Every journey also fails when the console shows an error or the content policy is violated. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || /Content Security Policy/.test(message.text()))
          complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export const password = process.env.DEMO_PASSWORD ?? '';

export const widths = [390, 820, 1440] as const;

/** Until the shell answers to the mouse, and not only shows. */
export const ready = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.ready === 'true');

/** Fills a sign-in form and sends it. */
export const signIn = async (page: Page, username: string) => {
  await page.getByRole('textbox', { name: '아이디' }).fill(username);
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password);
  await page.locator('main').getByRole('button', { name: '로그인' }).click();
};

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Signs in as a program does: docs/login.md. */
const tokensOf = async (page: Page, username: string) => {
  const ask = async <T>(path: string, headers = {}) => {
    const answer = await page.request.get(`/api/auth/${path}`, { headers });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as T;
  };
  const { keys } = await ask<{ keys: JWK[] }>('keys');
  const now = Math.floor(Date.now() / 1000);
  const given = { u: username, p: password, n: randomBytes(16).toString('base64') };
  const content = { ...given, aud: '/api/auth/refreshToken', iat: now, exp: now + 60 };
  const [key = {}] = keys;
  const envelope = await new CompactEncrypt(Buffer.from(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', typ: 'login+jwe', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'));
  const basic = Buffer.from(`jwe:${envelope}`).toString('base64');
  const { refreshToken } = await ask<Tokens>('refreshToken', { Authorization: `Basic ${basic}` });
  return ask<Tokens>('accessToken', { Authorization: `Bearer ${refreshToken}` });
};

/**
 * Signed in before the first page comes, as after an earlier visit in this tab. The way through the forms has journeys
 * of its own, and takes a page or two each time.
 */
export const signedIn = async (page: Page, username: string) => {
  const { accessToken, refreshToken } = await tokensOf(page, username);
  const user = decodeJwt(accessToken);
  await page.goto('/robots.txt');
  await page.evaluate((state) => sessionStorage.setItem('portico.auth', JSON.stringify({ state, version: 0 })), {
    accessToken,
    refreshToken,
    user,
  });
};

/** Through the console's own gate, as an administrator does. */
export const enterConsole = async (page: Page) => {
  await page.goto('/console');
  await signIn(page, 'admin');
  await expect(page.getByRole('link', { name: '설정', exact: true })).toBeVisible();
};

/**
 * Until the page has nothing left to do: what follows from an answer is drawn, and what moves has arrived. A movement
 * that is held up is waited for no longer than people would.
 */
const settled = async () => {
  // An idle callback may be held back for a second in which nothing happens.
  const idle = () => scheduler.postTask(() => undefined, { priority: 'background' });
  await idle();
  await new Promise(requestAnimationFrame);
  await idle();
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  const late = new Promise((done) => setTimeout(done, 1000));
  await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), late]);
};

/** Tells when a page has all that it asked for. */
export const watchRequests = (page: Page) => {
  const open = new Set<Request>();
  let asked = 0;
  const close = (request: Request) => open.delete(request);
  page.on('request', (request) => {
    // What stays open for news never ends.
    if (/\/live\b/.test(request.url())) return;
    open.add(request);
    asked += 1;
  });
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return {
    complete: () =>
      expect
        .poll(
          async () => {
            const before = asked;
            await page.evaluate(settled);
            return open.size === 0 && asked === before;
          },
          { intervals: [20] },
        )
        .toBe(true),
  };
};
