import { expect, test } from '@jest/globals';
import { isSecondFactorRequired } from './is-second-factor-required';

test.each([
  ['https://www.example.com', undefined, true],
  ['https://www.example.com', '', true],
  ['https://www.example.com', 'optional', false],
  ['http://www.example.com', undefined, false],
  ['https://localhost:3000', undefined, false],
  ['https://localhost:3000', 'required', true],
  [undefined, undefined, false],
])('at %s with SECOND_FACTOR=%s: %s', (PUBLIC_URL, SECOND_FACTOR, required) => {
  expect(isSecondFactorRequired({ PUBLIC_URL, SECOND_FACTOR })).toBe(required);
});

test('a misspelt setting refuses the start', () => {
  expect(() => isSecondFactorRequired({ SECOND_FACTOR: 'require' })).toThrow(/SECOND_FACTOR is require/);
});
