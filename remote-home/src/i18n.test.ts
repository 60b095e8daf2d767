import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { i18n } from 'shared/i18n';

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => basename(file) === 'i18n.ts');
// Each file registers its texts.
await Promise.all(files.map((file) => import(join(folder, file))));

/** The namespaces of this site. Test files of one process share the instance, so it may have texts of others too. */
const namespaces = files.map((file) => /texts\('([^']+)'/.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? file);
/** A table is its namespace and a number. */
const isOfSite = (table: string) => namespaces.some((namespace) => table.startsWith(`${namespace} `));

/** Every text of this site in a language, by table and key. */
const listTexts = (language: string) =>
  Object.entries(i18n.getDataByLanguage(language) ?? {})
    .filter(([table]) => isOfSite(table))
    .flatMap(([table, entries]) =>
      Object.entries(entries).map(([key, text]) => [`${table}:${key}`, String(text)] as const),
    );
const korean = new Map(listTexts('ko'));
const listValues = (text = '') => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();

test('each namespace of this site has its texts', () => {
  for (const namespace of namespaces)
    expect([...korean.keys()]).toContainEqual(expect.stringMatching(new RegExp(`^${namespace} \\d+:`)));
});

test('no text is empty, and the values that it takes are the same in three languages', () => {
  expect(korean.size).toBeGreaterThan(100);
  for (const language of ['ko', 'en', 'cn'])
    for (const [key, text] of listTexts(language)) {
      expect([language, key, text.trim()]).not.toContain('');
      expect([language, key, listValues(text)]).toEqual([language, key, listValues(korean.get(key))]);
    }
});

test('a text that was written in Korean is translated', () => {
  for (const language of ['en', 'cn'])
    for (const [key, text] of listTexts(language))
      expect([key, text]).toEqual([key, expect.not.stringMatching(/[가-힣]/)]);
});
