import { expect, test } from '@jest/globals';
import { findMissingExamples, listExamples } from './gallery-parts';

test('a gallery shows its parts and what is seen within them', () => {
  const gallery = `export const gallery = defineGallery({
    title: { ko: '', en: '', cn: '' },
    parts: { Button: { with: ['Icon'], states: { normal: Normal } }, LinkButton: { states: {} } },
  });`;
  expect(listExamples(gallery)).toEqual(['Button', 'LinkButton', 'Icon']);
});

test('a component without an example is named', () => {
  const missing = findMissingExamples('shared/src/account-forms');
  expect(missing).toContainEqual(expect.stringMatching(/^shared\/src\/account-forms\/.+\.tsx: \w+ is in no gallery/));
});

test('every shared component and every component of the console has an example', () => {
  expect(['shared/src/ui', 'remote-console/src/components'].flatMap(findMissingExamples)).toEqual([]);
});
