import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';

export interface Visit {
  /** First and largest contentful paint (ms after the start of navigation). */
  fcp: number;
  lcp: number;
  cls: number;
  requests: number;
  /** Size of all scripts with gzip -9 until the network is idle (kB). */
  scriptsKb: number;
}

interface Vitals {
  lcp: number;
  cls: number;
}

/** Slow network: 150 ms latency, 1.6 Mbit/s. The processor is slowed down four times. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

const observeVitals = () => {
  const vitals: Vitals = { lcp: 0, cls: 0 };
  (window as unknown as { vitals: Vitals }).vitals = vitals;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) vitals.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Measures one visit on a phone with an empty cache, slow network and slow processor. */
export const measureVisit = async (browser: Browser, url: string): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'ko-KR',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observeVitals);
  let requests = 0;
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    requests += 1;
    if (/javascript/.test(response.headers()['content-type'] ?? ''))
      scripts.push(
        response.body().then(
          (body) => gzipSync(body, { level: 9 }).length,
          () => 0,
        ),
      );
  });
  await page.goto(url, { timeout: 120_000 });
  // Waits for hydration, and for the last visible image to be painted.
  await page.locator('html[data-ready=true] #hero-title').waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  const { lcp, cls } = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
  const fcp = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  const sizes = await Promise.all(scripts);
  await context.close();
  return { fcp, lcp, cls, requests, scriptsKb: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
};

/** The quantile of the values (`share` from 0 to 1); 0 without values. */
export const quantile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

export const median = (values: number[]) => quantile(values, 0.5);
