import { expect, test } from '@jest/globals';
import { themeOf } from './theme';

test('the theme is light unless the reader chose the dark one', () => {
  expect(['dark', 'light', 'DARK', 'system', '', null, undefined].map(themeOf)).toEqual([
    'dark',
    'light',
    'light',
    'light',
    'light',
    'light',
    'light',
  ]);
});
