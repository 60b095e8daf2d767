import path from 'node:path';
import browserslist from 'browserslist';

/** The browsers that the product is built for, as queries: `browserslist` in shared/package.json. */
export const browsers = browserslist.loadConfig({ path: path.join(import.meta.dirname, '../..') }) ?? [];

type Versions = Readonly<Record<string, number>>;

/** The first version of each browser that reads the whole syntax of an ECMAScript edition; the newest edition first. */
const editions: readonly (readonly [edition: 'es2022' | 'es2021' | 'es2020', Versions])[] = [
  ['es2022', { chrome: 94, edge: 94, firefox: 93, safari: 16.4, ios_saf: 16.4, samsung: 17 }],
  ['es2021', { chrome: 85, edge: 85, firefox: 79, safari: 14.1, ios_saf: 14.5, samsung: 14 }],
  ['es2020', { chrome: 80, edge: 80, firefox: 74, safari: 14, ios_saf: 14, samsung: 13 }],
];

/** The newest edition that all of these browsers read. Throws if there is none in the table. */
export const findScriptTarget = (queries: readonly string[]) => {
  const all = browserslist([...queries]).map((browser) => browser.split(/[ -]/));
  const isReadBy = (first: Versions) =>
    all.every(([name = '', version]) => Number(version) >= (first[name] ?? Number.POSITIVE_INFINITY));
  const edition = editions.find(([, first]) => isReadBy(first));
  if (!edition) throw new Error(`No script target fits these browsers: ${queries.join(', ')}`);
  return edition[0];
};

/** The edition in which scripts for browsers are written. */
export const scriptTarget = findScriptTarget(browsers);
