import { beforeAll, describe, expect, test } from '@jest/globals';
import { contract, type Language, languages } from 'shared/contract';
import { setUp } from '../../platform/testing';
import { startApi } from '../testing';
import { seedSearches } from './seed-searches';
import { insertSeedContent } from './testing';

const api = await setUp(startApi());
beforeAll(() => insertSeedContent(api.db), 60_000);

const suggest = async (q: string, language: Language) => {
  const { body } = await api.call(contract.search.suggest, { query: { q }, headers: { 'accept-language': language } });
  return body.suggestions.map(({ title }) => title.text);
};

const cases = languages.flatMap((language) =>
  Object.entries(seedSearches[language]).flatMap(([how, searches]) =>
    searches.map(([q, title]) => ({ language, how, q, title })),
  ),
);

test('there are 120 searches', () => {
  expect(new Set(cases.map(({ language, q }) => `${language} ${q}`)).size).toBeGreaterThanOrEqual(120);
});

describe('what is meant is among the first three', () => {
  test.each(cases)('$language $how: $q finds $title', async ({ language, q, title }) => {
    expect((await suggest(q, language)).slice(0, 3)).toContain(title);
  });
});
