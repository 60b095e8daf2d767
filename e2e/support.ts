import { randomBytes } from 'node:crypto';
import { expect, type Page, type Request } from '@playwright/test';
import { CompactEncrypt, decodeJwt, importJWK, type JWK } from 'jose';
import { test as base } from './api-answers/checked-test';

export { expect };

interface Fixtures {
  /** Errors that the browser logged; a test that expects errors clears the list. */
  complaints: string[];
}

/** A busy machine exceeds the time limit of a remote, which the shell logs before it loads the remote again. */
const isSlowRemote = (text: string) => /: remote-\w+ \S+: slow\b/.test(text);

/** Every journey also fails when the browser logs an error or a violation of the content security policy. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        const text = message.text();
        if ((message.type() === 'error' && !isSlowRemote(text)) || /Content Security Policy/.test(text))
          complaints.push(`${text} ${message.location().url}`.trim());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export const password = process.env.DEMO_PASSWORD ?? '';

/** An answer without popups, for journeys that other journeys' popups would disturb. */
export const noPopups = { popups: [], total: 0, page: 1, limit: 20 };

export const widths = [390, 820, 1440] as const;

/** How often a page is asked (ms). By default it is with every frame, which then has to be drawn: a tenth of a processor a page. */
const polling = 100;

/** Waits until the shell is hydrated. */
export const waitUntilReady = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.ready === 'true', undefined, { polling });

/**
 * Sets the clock of the page a minute back, as if a form had been begun then: the API takes one that is filled in within
 * three seconds for a robot's.
 */
export const setClockBack = (page: Page) => page.clock.setSystemTime(Date.now() - 60_000);

/** Resolves after the timers of at most so many milliseconds that the page has set: a busy machine delays both alike. */
export const flushTimers = (page: Page, ms: number) =>
  page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), ms);

/** Waits until the page of the remote is hydrated too, so that its buttons work. */
export const waitUntilHydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.alive === 'true', undefined, { polling });

/** Waits until the font is there, which arrives after the first paint and in which lines may break elsewhere. */
export const waitForFonts = async (page: Page) => {
  await page.waitForFunction(
    () => [...document.fonts].some(({ family, status }) => /Pretendard Variable/.test(family) && status === 'loaded'),
    undefined,
    { polling },
  );
  // The text that is laid out with one file of it asks for the next one.
  await page.evaluate(async () => {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      if (document.fonts.status === 'loading') quiet = 0;
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
};

/** Fills in and submits the sign-in form of the page. */
export const submitSignIn = async (page: Page, username: string) => {
  await page.getByRole('textbox', { name: '아이디' }).fill(username);
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password);
  await page.locator('main').getByRole('button', { name: '로그인', exact: true }).click();
};

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** What signing in needs of a page. */
type SignInPage = Pick<Page, 'request' | 'evaluate'> & { goto: (address: string) => Promise<unknown> };

/** Signs in through the API (docs/login.md). */
const fetchTokens = async (page: SignInPage, username: string) => {
  const ask = async <T>(path: string, headers = {}) => {
    const answer = await page.request.get(`/api/auth/${path}`, { headers });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as T;
  };
  const { keys } = await ask<{ keys: JWK[] }>('keys');
  const now = Math.floor(Date.now() / 1000);
  const credentials = { u: username, p: password, n: randomBytes(16).toString('base64') };
  const content = { ...credentials, aud: '/api/auth/refreshToken', iat: now, exp: now + 60 };
  const [key = {}] = keys;
  const envelope = await new CompactEncrypt(Buffer.from(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', typ: 'login+jwe', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'));
  const basic = Buffer.from(`jwe:${envelope}`).toString('base64');
  const { refreshToken } = await ask<Tokens>('refreshToken', { Authorization: `Basic ${basic}` });
  return ask<Tokens>('accessToken', { Authorization: `Bearer ${refreshToken}` });
};

/**
 * Signs in through the API and stores the session for the next page of this tab. Faster than the sign-in form, which has
 * journeys of its own.
 */
export const signInByApi = async (page: SignInPage, username: string) => {
  const { accessToken, refreshToken } = await fetchTokens(page, username);
  const user = decodeJwt(accessToken);
  await page.goto('/robots.txt');
  await page.evaluate((state) => sessionStorage.setItem('portico.auth', JSON.stringify({ state, version: 0 })), {
    accessToken,
    refreshToken,
    user,
  });
};

/** Signs in as administrator with the sign-in form of the console. */
export const enterConsole = async (page: Page) => {
  await page.goto('/console');
  await submitSignIn(page, 'admin');
  await expect(page.getByRole('link', { name: '설정', exact: true })).toBeVisible();
};

/**
 * Runs in the page. Resolves when there is no pending rendering and all finite animations have ended, at the latest after
 * one second.
 */
const waitUntilIdle = async () => {
  // Not an idle callback, which may be delayed by a second.
  const idle = () => scheduler.postTask(() => undefined, { priority: 'background' });
  await idle();
  await new Promise(requestAnimationFrame);
  await idle();
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  const timeout = new Promise((done) => setTimeout(done, 1000));
  await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), timeout]);
};

/** Counts the open requests of a page; `complete` resolves when there are none and rendering is idle. */
export const watchRequests = (page: Page) => {
  const open = new Set<Request>();
  let requestCount = 0;
  const close = (request: Request) => open.delete(request);
  page.on('request', (request) => {
    // Event streams stay open.
    if (/\/live\b/.test(request.url())) return;
    open.add(request);
    requestCount += 1;
  });
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return {
    complete: () =>
      expect
        .poll(
          async () => {
            // Without asking the page, which has enough to do.
            if (open.size > 0) return false;
            const before = requestCount;
            await page.evaluate(waitUntilIdle);
            return open.size === 0 && requestCount === before;
          },
          { intervals: [20] },
        )
        .toBe(true),
  };
};
