import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** Kinds of pages, of each of which the first page in the sitemap is audited. */
const kinds = [
  '/',
  '/lawyers/:slug',
  '/practices/:code',
  '/offices/:slug',
  '/cases/:slug',
  '/magazine/:slug',
  '/faqs',
  '/auction/works/:slug',
  '/shop/products/:slug',
  '/matching/fairs/:slug',
];
const prefixes = ['', '/en', '/cn'];

const toPattern = (kind: string, prefix: string) =>
  new RegExp(`^${prefix}${kind === '/' ? (prefix ? '' : '/') : kind.replace(/:\w+/, '[^/]+')}$`);

const readSitemap = async (product: string) => {
  const xml = await (await fetch(`${product}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
};

interface SeoBenchOptions {
  /** Address of the product. */
  product: string;
  chromium: string;
  flags: string[];
  log: (line: string) => void;
}

/** Prints the SEO score that Lighthouse gives to a page of each kind in each language. Throws if one is below 100 or missing. */
export const runSeoBench = async ({ product, chromium, flags, log }: SeoBenchOptions) => {
  const addresses = await readSitemap(product);
  const chrome = await launch({ chromePath: chromium, chromeFlags: ['--headless=new', ...flags] });
  const faults: string[] = [];
  try {
    for (const kind of kinds)
      for (const prefix of prefixes) {
        const pattern = toPattern(kind, prefix);
        const address = addresses.find((each) => pattern.test(new URL(each).pathname));
        if (!address) {
          faults.push(`${prefix}${kind} is not in the sitemap`);
          continue;
        }
        const result = await lighthouse(address, { port: chrome.port, onlyCategories: ['seo'], logLevel: 'error' });
        const lhr = result?.lhr;
        const score = Math.round((lhr?.categories.seo?.score ?? 0) * 100);
        const failed = Object.values(lhr?.audits ?? {}).filter((audit) => audit.score !== null && audit.score < 1);
        log(`${String(score).padStart(3)}  ${decodeURI(new URL(address).pathname)}`);
        if (score < 100) faults.push(`${address}: ${failed.map(({ id }) => id).join(', ') || 'not loaded'}`);
      }
  } finally {
    chrome.kill();
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
};
