import type { Page } from '@playwright/test';
import { expect } from './support';

/** How somebody has set up what they look at. */
export interface Look {
  language: 'ko' | 'en' | 'cn';
  theme: 'light' | 'dark';
  width: number;
}

const names = { ko: '한국어', en: 'English', cn: '简体中文' } as const;
const height = 900;

/** Language and theme by the page's own switches, which stand in the open on a desk; then the width. */
export const dress = async (page: Page, { language, theme, width }: Look) => {
  await page.setViewportSize({ width: 1440, height });
  const choice = page.getByRole('banner').getByRole('button', { name: names[language] });
  await choice.click();
  await expect(choice).toHaveAttribute('aria-current', 'true');
  const html = page.locator('html');
  if ((await html.getAttribute('data-theme')) !== theme)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /밝은|어두운|light|dark|浅色|深色/i })
      .click();
  await expect(html).toHaveAttribute('data-theme', theme);
  await page.setViewportSize({ width, height });
};

/** As a link of the page does; loading the whole page for each screen takes several times as long. */
export const step = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: history.state.idx + 1, key: to, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
