import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './measure-visit';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Mobile scores of Lighthouse (0 to 100), the median of several runs. */
export const measureLighthouse = async (url: string, chromePath: string, flags: string[], runs = 3) => {
  const scores: Record<string, number[]> = Object.fromEntries(categories.map((name) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...flags] });
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...categories], logLevel: 'error' });
    for (const name of categories) scores[name]?.push(Math.round((result?.lhr.categories[name]?.score ?? 0) * 100));
    chrome.kill();
  }
  return Object.fromEntries(categories.map((name) => [name, median(scores[name] ?? [])]));
};
