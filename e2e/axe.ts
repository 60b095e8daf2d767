import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** Without a copy of the markup of all that it looked at. */
const axe = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
axe.configure({ noHtml: true });`;

interface Axe {
  axe: {
    run: (options: object) => Promise<{ violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }>;
  };
}

/** What lies far down takes its colours when it is laid out, and colours that fade into each other are none that anybody reads. */
const laidOut = async (page: Page) => {
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

/** What keeps somebody from using the page as it is now, each with where. The page must take scripts from outside. */
export const barriers = async (page: Page, { seriousOnly = false } = {}) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  await laidOut(page);
  const { violations } = await page.evaluate(() => (window as unknown as Axe).axe.run({ resultTypes: ['violations'] }));
  return violations
    .filter(({ impact }) => !seriousOnly || impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

/** A name of a text where the text should be, or an unfilled place in one. */
export const untranslated = /\b(resources|ra)\.[a-z_]+\.|\{\{|%\{|\|\|\|\|/;

export const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
