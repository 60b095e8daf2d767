import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { i18n } from 'shared/i18n';

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => basename(file) === 'i18n.ts');
// Each file registers its texts.
await Promise.all(files.map((file) => import(join(folder, file))));

/** Every text of this site in a language, by namespace and key. */
const listTexts = (language: string) =>
  Object.entries(i18n.getDataByLanguage(language) ?? {}).flatMap(([namespace, entries]) =>
    Object.entries(entries).map(([key, text]) => [`${namespace}:${key}`, String(text)] as const),
  );
const korean = new Map(listTexts('ko'));
const listValues = (text = '') => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();

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
