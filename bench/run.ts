import { chromium } from 'playwright-core';
import { serveControl } from './control';
import { flags } from './flags';
import { scores } from './lighthouse';
import { median, type Visit, visit } from './measure';

interface Bench {
  product: string;
  /** Folder of the single bundle. */
  single: string;
  port: number;
  chromium: string;
  log: (line: string) => void;
}

const rounds = 5;

/** The federated home page against the same sources as one bundle, visit by visit in turn, and what Lighthouse says. */
export const runBench = async ({ product, single, port, chromium: executablePath, log }: Bench) => {
  const stop = await serveControl(single, product, port);
  const browser = await chromium.launch({ executablePath, args: flags });
  const seen: Record<'federated' | 'single', Visit[]> = { federated: [], single: [] };
  for (let round = 0; round < rounds; round += 1) {
    seen.federated.push(await visit(browser, `${product}/`));
    seen.single.push(await visit(browser, `http://localhost:${port}/`));
    log(`Round ${round + 1} of ${rounds}`);
  }
  await browser.close();
  stop();

  const middle = (name: keyof typeof seen, key: keyof Visit) => median(seen[name].map((one) => one[key]));
  const keys = ['fcp', 'lcp', 'cls', 'requests', 'scriptsKb'] as const;
  log('\n             federated      single       ratio');
  for (const key of keys) {
    const [ours, control] = [middle('federated', key), middle('single', key)];
    const digits = key === 'cls' ? 3 : 0;
    log(
      `${key.padEnd(12)} ${ours.toFixed(digits).padStart(9)} ${control.toFixed(digits).padStart(11)} ${(ours / control).toFixed(2).padStart(11)}`,
    );
  }
  log('\nLighthouse, mobile, /');
  for (const [name, score] of Object.entries(await scores(`${product}/`, executablePath, flags)))
    log(`${name.padEnd(16)} ${score}`);
};
