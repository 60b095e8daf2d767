import { chromium } from 'playwright-core';
import { chromiumFlags } from './chromium-flags';
import { measureLighthouse } from './lighthouse';
import { measureVisit, median, type Visit } from './measure-visit';
import { serveSingleBundle } from './single-bundle-server';

interface PageBenchOptions {
  product: string;
  /** Folder of the single bundle. */
  single: string;
  port: number;
  chromium: string;
  log: (line: string) => void;
}

const rounds = 5;

/** Compares the federated home page with a single bundle of the same source in alternating visits, and prints Lighthouse scores. */
export const runPageBench = async ({ product, single, port, chromium: executablePath, log }: PageBenchOptions) => {
  const stop = await serveSingleBundle(single, product, port);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const visits: Record<'federated' | 'single', Visit[]> = { federated: [], single: [] };
  for (let round = 0; round < rounds; round += 1) {
    visits.federated.push(await measureVisit(browser, `${product}/`));
    visits.single.push(await measureVisit(browser, `http://localhost:${port}/`));
    log(`Round ${round + 1} of ${rounds}`);
  }
  await browser.close();
  stop();

  const getMedian = (name: keyof typeof visits, key: keyof Visit) => median(visits[name].map((one) => one[key]));
  const keys = ['fcp', 'lcp', 'cls', 'requests', 'scriptsKb'] as const;
  log('\n             federated      single       ratio');
  for (const key of keys) {
    const [federated, single] = [getMedian('federated', key), getMedian('single', key)];
    const digits = key === 'cls' ? 3 : 0;
    log(
      `${key.padEnd(12)} ${federated.toFixed(digits).padStart(9)} ${single.toFixed(digits).padStart(11)} ${(federated / single).toFixed(2).padStart(11)}`,
    );
  }
  log('\nLighthouse, mobile, /');
  for (const [name, score] of Object.entries(await measureLighthouse(`${product}/`, executablePath, chromiumFlags)))
    log(`${name.padEnd(16)} ${score}`);
};
