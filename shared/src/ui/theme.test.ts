import { expect, test } from '@jest/globals';
import { parseTheme } from './theme';

test('the theme is light unless the cookie says dark', () => {
  expect(['dark', 'light', 'DARK', 'system', '', null, undefined].map(parseTheme)).toEqual([
    'dark',
    'light',
    'light',
    'light',
    'light',
    'light',
    'light',
  ]);
});
