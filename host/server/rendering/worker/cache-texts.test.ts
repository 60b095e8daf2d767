import { expect, test } from '@jest/globals';
import { i18n as shared } from 'shared/i18n';
import { cacheTexts } from './cache-texts';

// Its own: the other tests of the process read the shared one.
const i18n = shared.cloneInstance({ forkResourceStore: true });

const register = (name: string, count: string) => {
  i18n.addResourceBundle('ko', 'own', { name, count }, true, true);
  i18n.addResourceBundle('en', 'own', { name: `${name} (en)`, count }, true, true);
};
const read = () => [
  i18n.getFixedT('ko', 'own')('name'),
  i18n.getFixedT('en', 'own')('name'),
  i18n.getFixedT('ko', 'own')('count', { count: 2 }),
];

test('a text without values is resolved once, one with values each time', () => {
  cacheTexts(i18n);
  register('이름', '{{count}}개');
  expect(read()).toEqual(['이름', '이름 (en)', '2개']);
  register('다른 이름', '{{count}}점');
  expect(read()).toEqual(['이름', '이름 (en)', '2점']);
});
