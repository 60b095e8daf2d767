import { describe, expect, test } from '@jest/globals';
import english from 'ra-language-english';
import { i18n } from 'shared/i18n';
import { chinese } from './chinese';
import { korean } from './korean';
import { convertMessage, flattenMessages, type Messages, namespace, registerMessages } from './register';

const keysOf = (messages: object) => flattenMessages(messages as Messages).map(([key]) => key);
const valuesOf = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();

describe('react-admin’s words', () => {
  test.each([
    ['Korean', korean],
    ['Chinese', chinese],
  ])('in %s have the keys of the English ones', (_, messages) => {
    expect(keysOf(messages).sort()).toEqual(keysOf(english).sort());
  });

  test.each([
    ['Korean', korean],
    ['Chinese', chinese],
  ])('in %s take no value that the English ones do not', (_, messages) => {
    const expected = new Map(flattenMessages(english as unknown as Messages));
    const extra = flattenMessages(messages as unknown as Messages).filter(([key, text]) =>
      valuesOf(text).some((value) => !valuesOf(expected.get(key) ?? '').includes(value)),
    );
    // A page title of a list of several needs its number in these languages, where English has two forms.
    expect(extra.map(([key]) => key)).toEqual([]);
  });
});

describe('messages', () => {
  test('become i18next’s: other braces, and a key for each form', () => {
    expect(convertMessage(['a', 'Page %{page}'])).toEqual([['a', 'Page {{page}}']]);
    expect(convertMessage(['b', '1 item |||| %{smart_count} items'])).toEqual([
      ['b_one', '1 item'],
      ['b_many', '{{smart_count}} items'],
    ]);
  });

  test('are found under their flat keys', () => {
    registerMessages('ko', { resources: { example: { name: '예' } } });
    expect(i18n.getFixedT('ko', namespace)('resources.example.name')).toBe('예');
  });
});
