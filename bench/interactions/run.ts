import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumFlags } from '../chromium-flags';
import { median } from '../measure-visit';
import { recordInteractions, takeLongest } from './record-interactions';
import { buyerSteps, plainButtonPage, type Step, sellerSteps, tap } from './steps';

interface InteractionBenchOptions {
  /** Address of a product on the large seed, and the password of its accounts. */
  product: string;
  password: string;
  chromium: string;
  log: (line: string) => void;
}

const rounds = 5;
const cpuSlowdown = 4;

const openPhone = async (browser: Browser) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  const page = await context.newPage();
  await page.addInitScript(recordInteractions);
  return page;
};

const throttleCpu = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
};

const signIn = async (page: Page, { product, password }: InteractionBenchOptions, username: string, path: string) => {
  await page.goto(`${product}/matching/login?next=${encodeURIComponent(path)}`);
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  await page.getByRole('textbox', { name: '아이디' }).fill(username);
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password);
  await page.locator('main').getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL((url) => url.pathname === new URL(path, product).pathname);
  await page.waitForTimeout(1500);
};

const measureSteps = async (page: Page, steps: Step[], results: Map<string, number[]>) => {
  await throttleCpu(page);
  await takeLongest(page);
  for (const { name, act } of steps) {
    await act(page);
    const former = results.get(name) ?? [];
    results.set(name, [...former, await takeLongest(page)]);
  }
  await page.context().close();
};

const measureControl = async (browser: Browser, results: Map<string, number[]>) => {
  const page = await openPhone(browser);
  await page.setContent(plainButtonPage);
  await page.evaluate(recordInteractions);
  await measureSteps(
    page,
    [{ name: 'control: a plain button', act: (each) => tap(each.getByRole('button')) }],
    results,
  );
};

/** Measures the time from input to paint on the matching screens with a fair of 800 companies, and on a plain button as control. */
export const runInteractions = async (bench: InteractionBenchOptions) => {
  const { product, chromium: executablePath, log } = bench;
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const answer = await fetch(`${product}/api/v1/fairs?limit=100`);
  const { fairs } = (await answer.json()) as { fairs: { _id: string; counts: { buyers: number } }[] };
  const large = fairs.reduce((most, fair) => (fair.counts.buyers > most.counts.buyers ? fair : most));
  const results = new Map<string, number[]>();
  for (let round = 1; round <= rounds; round += 1) {
    await measureControl(browser, results);
    const seller = await openPhone(browser);
    await signIn(seller, bench, `large-${String(round).padStart(5, '0')}`, `/matching/fairs/${large._id}`);
    await measureSteps(seller, sellerSteps, results);
    const buyer = await openPhone(browser);
    await signIn(buyer, bench, `large-${String(500 + round).padStart(5, '0')}`, '/matching/schedule');
    await measureSteps(buyer, buyerSteps, results);
    log(`Round ${round} of ${rounds}`);
  }
  await browser.close();

  log(`\nFrom input to paint, processor ${cpuSlowdown} times slower (ms; 0 is less than a frame)`);
  log(`${'interaction'.padEnd(28)}   median  longest`);
  for (const [name, all] of results)
    log(
      `${name.padEnd(28)} ${median(all).toFixed(0).padStart(8)} ${Math.max(...all)
        .toFixed(0)
        .padStart(8)}`,
    );
};
