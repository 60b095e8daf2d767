import { expect, test } from '@jest/globals';
import type { Banner, Board } from 'shared/contract';
import { resourceLabels } from '../../i18n/resource-labels';
import { source } from './source';

// Checked by the type check: a line below an expectation that compiles is an error there.
test('a field that the entity does not have does not compile', () => {
  const s = source<Board>();
  expect([s('subject.ko'), s('publishAt')]).toEqual(['subject.ko', 'publishAt']);
  // @ts-expect-error misspelt
  s('subjct');
  // @ts-expect-error not a language
  s('subject.fr');
});

test('a field’s name that a language lacks does not compile', () => {
  const labels = resourceLabels<Banner>();
  const ko = { name: '배너', fields: { code: '코드', 'images.alt': '설명' } };
  // @ts-expect-error `cn` has no name for images.alt
  labels({ ko, en: ko, cn: { name: '横幅', fields: { code: '代码' } } });
  // @ts-expect-error banners have no such field
  labels({ ko: { name: '배너', fields: { cod: '코드' } }, en: ko, cn: ko });
});
