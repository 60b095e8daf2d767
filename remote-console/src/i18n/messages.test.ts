import { describe, expect, test } from '@jest/globals';
import english from 'ra-language-english';
import { i18n } from 'shared/i18n';
import { chinese } from './chinese';
import { korean } from './korean';
import { convertMessage, flattenMessages, type Messages, namespace, registerMessages } from './register';
import { registerLabels } from './resource-labels';

const getKeys = (messages: object) => flattenMessages(messages as Messages).map(([key]) => key);
const getPlaceholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();

describe.each([
  ['Korean', korean],
  ['Chinese', chinese],
])('react-admin’s texts in %s', (_, messages) => {
  test('have the keys of the English ones', () => {
    expect(getKeys(messages).sort()).toEqual(getKeys(english).sort());
  });

  test('have no placeholder that the English ones lack', () => {
    const expected = new Map(flattenMessages(english as unknown as Messages));
    const extra = flattenMessages(messages as unknown as Messages).filter(([key, text]) =>
      getPlaceholders(text).some((value) => !getPlaceholders(expected.get(key) ?? '').includes(value)),
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

  test('of a resource include the common field labels, which its own replace', () => {
    const labels = { name: 'Example', fields: { code: 'Key' } };
    registerLabels('labels-test', { ko: labels, en: labels, cn: labels });
    const t = i18n.getFixedT('en', namespace);
    expect(t('resources.labels-test.fields.code')).toBe('Key');
    expect(t('resources.labels-test.fields.status')).toBe('Status');
  });

  test('are found under their flat keys', () => {
    registerMessages('ko', { resources: { example: { name: '예' } } });
    expect(i18n.getFixedT('ko', namespace)('resources.example.name')).toBe('예');
  });
});
