import { expect, test } from '@jest/globals';
import { languages } from 'shared/i18n';
import { chapters } from './chapters';

test.each(['seller', 'buyer'] as const)('the manual of a %s says the same in every language', (reader) => {
  const shapes = languages.map((language) =>
    chapters[reader][language].map(({ steps, note }) => [steps.length, note !== undefined]),
  );
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
});
