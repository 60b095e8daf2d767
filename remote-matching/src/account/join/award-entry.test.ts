import { expect, test } from '@jest/globals';
import { formConsents } from 'shared/contract';
import { awardEntryTerms, emptyAwardEntry, toAwardEntry } from './award-entry';

test('an award entry asks for the consents of the contract', () =>
  expect(awardEntryTerms).toEqual(formConsents['award-entry']));

test('only the entry of a visitor has a password', () => {
  const values = { ...emptyAwardEntry, password: 'secret', phone: '010-1234-5678' };
  expect(toAwardEntry(values, true)).toMatchObject({ password: 'secret', phone: '01012345678' });
  expect(toAwardEntry(values, false)).not.toHaveProperty('password');
});
