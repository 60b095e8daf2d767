import { expect, test } from '@jest/globals';
import { findMissingConsents } from './consent-terms';

const terms = [
  { code: 'service', required: true },
  { code: 'privacy', required: true },
  { code: 'marketing', required: false },
] as const;

test('each required term that is not agreed to is an error of its own field', () => {
  expect(findMissingConsents(terms, ['service', 'marketing'], 'agree')).toEqual([
    { field: 'consents.privacy', message: 'agree' },
  ]);
  expect(findMissingConsents(terms, ['privacy', 'service'], 'agree')).toEqual([]);
});
