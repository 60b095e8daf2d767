import { expect, test } from '@jest/globals';
import { registrationTerms } from 'shared/contract';
import { accountKinds, emptyJoin, getRequestedTerms, toDraft, toRegistration } from './join-values';

test('the requested terms are those of the contract', () => {
  expect(getRequestedTerms('person')).toEqual({
    required: registrationTerms.required,
    optional: registrationTerms.optional,
  });
  expect(getRequestedTerms('buyer').required).toEqual([...registrationTerms.required, ...registrationTerms.buyer]);
  expect(getRequestedTerms('seller').required).toEqual([...registrationTerms.required, ...registrationTerms.seller]);
});

test('the registration contains only the parts of its kind of account', () => {
  const parts = accountKinds.map((kind) =>
    ['company', 'buyer', 'seller'].filter((part) => part in toRegistration(kind, 'ko', emptyJoin)),
  );
  expect(parts).toEqual([[], ['company'], ['company', 'seller'], ['company', 'buyer']]);
});

test.each(['marketing', 'password'])('a draft contains no %s', (name) =>
  expect(toDraft(emptyJoin)).not.toHaveProperty(name),
);
