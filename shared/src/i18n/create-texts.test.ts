import { expect, test } from '@jest/globals';
import { createI18n } from './create-i18n';
import { createTexts } from './create-texts';

test('the texts of one bundle do not replace those of another with the same namespace', () => {
  const texts = createTexts(createI18n());
  const create = (text: string) => texts('account', { ko: { name: text }, en: { name: text }, cn: { name: text } });
  const home = create('성함 {{count}}');
  const matching = create('이름 {{count}}');
  expect(home.translate('ko')('name', { count: 1 })).toBe('성함 1');
  expect(matching.translate('ko')('name', { count: 1 })).toBe('이름 1');
});
