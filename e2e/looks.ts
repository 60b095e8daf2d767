import type { Page } from '@playwright/test';
import { barriers, scrollsSideways, untranslated } from './axe';
import { expect, watchRequests } from './support';

/** How somebody has set up what they look at. */
interface Look {
  language: 'ko' | 'en' | 'cn';
  theme: (typeof themes)[number];
  width: number;
}

/** What is wrong in a language or on a width is so in the company of any other. */
const sights = [
  { language: 'ko', width: 390 },
  { language: 'en', width: 820 },
  { language: 'cn', width: 1440 },
] as const;

const themes = ['light', 'dark'] as const;

const names = { ko: '한국어', en: 'English', cn: '简体中文' } as const;
const height = 900;

/** The theme by the page's own switch, where it is not on already. */
export const wear = async (page: Page, theme: Look['theme']) => {
  const html = page.locator('html');
  if ((await html.getAttribute('data-theme')) !== theme)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /밝은|어두운|light|dark|浅色|深色/i })
      .click();
  await expect(html).toHaveAttribute('data-theme', theme);
};

/** Language and theme by the page's own switches, which stand in the open on a desk; then the width. */
const dress = async (page: Page, { language, theme, width }: Look) => {
  await page.setViewportSize({ width: 1440, height });
  const choice = page.getByRole('banner').getByRole('button', { name: names[language] });
  await choice.click();
  await expect(choice).toHaveAttribute('aria-current', 'true');
  await wear(page, theme);
  await page.setViewportSize({ width, height });
};

/** As a link of the page does; loading the whole page for each screen takes several times as long. */
export const step = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: history.state.idx + 1, key: to, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

interface Examination {
  /** Addresses of pages that lie in the open page's area. */
  paths: string[];
  /** Until the screen is another one than the one before. */
  arrived?: (path: string) => Promise<unknown>;
}

/**
 * Each page in each language and on each width: nothing in anybody's way, nothing left untranslated, nothing beside the
 * screen. The themes take turns, so that each page is seen in both, and each width in both by pages beside each other.
 */
export const examine = async (page: Page, { paths, arrived }: Examination) => {
  const requests = watchRequests(page);
  const see = async (look: Look, path: string) => {
    await step(page, path);
    await arrived?.(path);
    await requests.complete();
    const where = `${path} ${Object.values(look).join(' ')}`;
    await expect(page.locator('main').getByRole('heading').first(), where).toBeVisible();
    expect.soft(await barriers(page), where).toEqual([]);
    expect.soft(await page.locator('main').textContent(), where).not.toMatch(untranslated);
    expect.soft(await scrollsSideways(page), `${where} scrolls sideways`).toBe(false);
  };
  // Forth and back, since every change of the theme draws the whole page anew.
  for (const [turn, sight] of sights.entries())
    for (const theme of turn % 2 === 0 ? themes : themes.toReversed()) {
      const look = { ...sight, theme };
      await dress(page, look);
      await requests.complete();
      const at = themes.indexOf(theme);
      for (const path of paths.filter((_, index) => (index + turn + at) % 2 === 0)) await see(look, path);
    }
};
