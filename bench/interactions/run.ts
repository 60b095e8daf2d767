import { type Browser, chromium, type Page } from 'playwright-core';
import { flags } from '../flags';
import { median } from '../measure';
import { answering, bare, finding, press, type Step } from './steps';
import { longest, watchInteractions } from './watch';

interface Bench {
  /** Address of a product on the large seed, and the password of its accounts. */
  product: string;
  password: string;
  chromium: string;
  log: (line: string) => void;
}

const rounds = 5;
const slowdown = 4;

const phone = async (browser: Browser) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  return page;
};

const slow = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
};

const enter = async (page: Page, { product, password }: Bench, username: string, path: string) => {
  await page.goto(`${product}/matching/login?next=${encodeURIComponent(path)}`);
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  await page.getByRole('textbox', { name: '아이디' }).fill(username);
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password);
  await page.locator('main').getByRole('button', { name: '로그인' }).click();
  await page.waitForURL((url) => url.pathname === new URL(path, product).pathname);
  await page.waitForTimeout(1500);
};

const follow = async (page: Page, steps: Step[], seen: Map<string, number[]>) => {
  await slow(page);
  await longest(page);
  for (const { name, act } of steps) {
    await act(page);
    const known = seen.get(name) ?? [];
    seen.set(name, [...known, await longest(page)]);
  }
  await page.context().close();
};

const control = async (browser: Browser, seen: Map<string, number[]>) => {
  const page = await phone(browser);
  await page.setContent(bare);
  await page.evaluate(watchInteractions);
  await follow(page, [{ name: 'control: a bare button', act: (each) => press(each.getByRole('button')) }], seen);
};

/** From a press to its paint on the platform's screens with a fair of 800 companies, beside a button with nothing behind it. */
export const runInteractions = async (bench: Bench) => {
  const { product, chromium: executablePath, log } = bench;
  const browser = await chromium.launch({ executablePath, args: flags });
  const answer = await fetch(`${product}/api/v1/fairs?limit=100`);
  const { fairs } = (await answer.json()) as { fairs: { _id: string; counts: { buyers: number } }[] };
  const large = fairs.reduce((most, fair) => (fair.counts.buyers > most.counts.buyers ? fair : most));
  const seen = new Map<string, number[]>();
  for (let round = 1; round <= rounds; round += 1) {
    await control(browser, seen);
    const seller = await phone(browser);
    await enter(seller, bench, `large-${String(round).padStart(5, '0')}`, `/matching/fairs/${large._id}`);
    await follow(seller, finding, seen);
    const buyer = await phone(browser);
    await enter(buyer, bench, `large-${String(500 + round).padStart(5, '0')}`, '/matching/schedule');
    await follow(buyer, answering, seen);
    log(`Round ${round} of ${rounds}`);
  }
  await browser.close();

  log(`\nFrom press to paint, processor ${slowdown} times slower (ms; 0 is less than a frame)`);
  log(`${'interaction'.padEnd(28)}   median  longest`);
  for (const [name, all] of seen)
    log(
      `${name.padEnd(28)} ${median(all).toFixed(0).padStart(8)} ${Math.max(...all)
        .toFixed(0)
        .padStart(8)}`,
    );
};
