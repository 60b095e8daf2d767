import { describe, expect, test } from '@jest/globals';
import { setUp, startTestDatabase } from '../../platform/testing';
import { toSearchKeys } from './search-keys';
import { stripEnding } from './strip-ending';

const { pool } = await setUp(startTestDatabase());

describe('the keys of a text', () => {
  test.each([
    ['하자', ' gkwk '],
    ['하자 보수', ' gkwk qhtn '],
    ['값·닭', ' rkqt ekfr '],
    ['까치', ' rkcl '],
    ['ㅎㅈ', ' gw '],
    ['ㅣㅁ죠ㄷㄱ', ' lawyer '],
    ['Café No. 12', ' cafe no 12 '],
    ['离婚 A案', ' 79bb 5a5a a 6848 '],
    ['  ', '  '],
    ['…', '  '],
  ])('%s is%s', (text, keys) => expect(toSearchKeys(text)).toBe(keys));

  test('are the same in the database', async () => {
    const syllables = Array.from({ length: 11_172 }, (_, at) => String.fromCharCode(0xac00 + at));
    const jamo = Array.from({ length: 51 }, (_, at) => String.fromCharCode(0x3131 + at));
    const latin = Array.from({ length: 0x24f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at));
    const texts = [
      ...[syllables, jamo, latin].map((letters) => letters.join(' ')),
      ...['하자·보수!', 'ＡＢＣ １２', '离婚律师 lot编号3', 'n\u0303o', '  앞 뒤  '],
    ];
    const { rows } = await pool.query<{ keys: string }>(
      'select search_keys(words) as keys from unnest($1::text[]) with ordinality as texts (words, at) order by at',
      [texts],
    );
    for (const [at, text] of texts.entries()) expect([text, rows[at]?.keys]).toEqual([text, toSearchKeys(text)]);
  });
});

describe('the ending of a word', () => {
  test.each([
    ['앞치마를', '앞치마'],
    ['이혼을', '이혼'],
    ['변호사와', '변호사'],
    ['법원에서는', '법원'],
    ['집을', '집'],
    ['광주로', '광주'],
    ['lawyers', 'lawyer'],
  ])('%s is a form of %s', (word, stem) => expect(stripEnding(word)).toBe(stem));

  test.each(['하자', '가을', '종이', '회의', '도로', '앞치마', 'process', 'as', '瑕疵'])('%s has none', (word) =>
    expect(stripEnding(word)).toBeNull(),
  );
});
