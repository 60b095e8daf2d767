import type { Page } from '@playwright/test';
import { findViolations, hasHorizontalScroll, untranslatedPattern } from './axe';
import { expect, watchRequests } from './support';

/** Settings of the page for one audit. */
interface Appearance {
  language: 'ko' | 'en' | 'cn';
  theme: (typeof themes)[number];
  width: number;
}

/** Each language is audited at one width only, because faults of languages and of widths are independent. */
const combinations = [
  { language: 'ko', width: 390 },
  { language: 'en', width: 820 },
  { language: 'cn', width: 1440 },
] as const;

const themes = ['light', 'dark'] as const;

const names = { ko: '한국어', en: 'English', cn: '简体中文' } as const;
const height = 900;

/** Sets the theme with the switch of the page, unless it is already set. */
export const setTheme = async (page: Page, theme: Appearance['theme']) => {
  const html = page.locator('html');
  if ((await html.getAttribute('data-theme')) !== theme)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /밝은|어두운|light|dark|浅色|深色/i })
      .click();
  await expect(html).toHaveAttribute('data-theme', theme);
};

/** Sets language and theme with the switches of the page, which are visible at 1440 px, and then the width. */
const setAppearance = async (page: Page, { language, theme, width }: Appearance) => {
  await page.setViewportSize({ width: 1440, height });
  // A link in the product, a button in the gallery.
  const choice = page.getByRole('banner').getByLabel(names[language]);
  await choice.click();
  await expect(choice).toHaveAttribute('aria-current', 'true');
  await setTheme(page, theme);
  await page.setViewportSize({ width, height });
};

/** Navigates without a page load and in the language of the page, as a link does; a page load would take several times as long. */
export const navigate = (page: Page, path: string) =>
  page.evaluate((path) => {
    const [language = ''] = /^\/(?:en|cn)(?=\/|$)/.exec(location.pathname) ?? [];
    const to = language + path;
    history.pushState({ idx: history.state.idx + 1, key: to, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

interface AuditOptions {
  /** Paths of pages of the remote that is open. */
  paths: string[];
  /** Resolves once the page of the path is shown in place of the former one. */
  waitForPage?: (path: string) => Promise<unknown>;
  /** Rules of axe that cannot hold for these pages. */
  allowed?: readonly string[];
}

/**
 * Audits each page in each language and width: no accessibility violations, no missing translations, no horizontal scroll.
 * The theme alternates, so that each page and each width is audited in both themes.
 */
export const auditPages = async (page: Page, { paths, waitForPage, allowed = [] }: AuditOptions) => {
  const requests = watchRequests(page);
  const audit = async (look: Appearance, path: string) => {
    await navigate(page, path);
    await waitForPage?.(path);
    await requests.complete();
    const where = `${path} ${Object.values(look).join(' ')}`;
    await expect(page.locator('main').getByRole('heading').first(), where).toBeVisible();
    expect.soft(await findViolations(page, { allowed }), where).toEqual([]);
    expect.soft(await page.locator('main').textContent(), where).not.toMatch(untranslatedPattern);
    expect.soft(await hasHorizontalScroll(page), `${where} scrolls sideways`).toBe(false);
  };
  // Alternates the order of the themes, because each change of theme repaints the whole page.
  for (const [turn, sight] of combinations.entries())
    for (const theme of turn % 2 === 0 ? themes : themes.toReversed()) {
      const look = { ...sight, theme };
      await setAppearance(page, look);
      await requests.complete();
      const at = themes.indexOf(theme);
      for (const path of paths.filter((_, index) => (index + turn + at) % 2 === 0)) await audit(look, path);
    }
};
