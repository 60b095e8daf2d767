import { expect, test } from '@jest/globals';
import { formTypes } from 'shared/contract';
import { awardTerms, emptyEntry, entryOf } from './award';

test('an entry asks for the consents of the contract', () => expect(awardTerms).toEqual(formTypes['award-entry']));

test('only a visitor’s entry has a password', () => {
  const values = { ...emptyEntry, password: 'secret', phone: '010-1234-5678' };
  expect(entryOf(values, true)).toMatchObject({ password: 'secret', phone: '01012345678' });
  expect(entryOf(values, false)).not.toHaveProperty('password');
});
