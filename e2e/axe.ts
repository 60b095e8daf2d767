import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);

/** The axe script, configured not to copy the markup of elements into its results. */
const axe = `${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')}
axe.configure({ noHtml: true });`;

interface Axe {
  axe: {
    run: (options: object) => Promise<{ violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }>;
  };
}

/** Lays out the whole page and waits for animations: colours can be checked only after layout and not during a transition. */
const waitForLayout = async (page: Page) => {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.documentElement.dataset.whole = '';
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY),
  );
};

/** Accessibility violations of the current page, each with its elements. Needs `bypassCSP`, because axe is injected as a script. */
export const findViolations = async (page: Page, { seriousOnly = false, allowed = [] as readonly string[] } = {}) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  await waitForLayout(page);
  const { violations } = await page.evaluate(() => (window as unknown as Axe).axe.run({ resultTypes: ['violations'] }));
  return violations
    .filter(
      ({ id, impact }) => !allowed.includes(id) && (!seriousOnly || impact === 'serious' || impact === 'critical'),
    )
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

/** An i18n key in place of its text, or a placeholder that was not filled. */
export const untranslatedPattern = /\b(resources|ra)\.[a-z_]+\.|\{\{|%\{|\|\|\|\|/;

export const hasHorizontalScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
