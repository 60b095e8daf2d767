import { expect, test } from '@jest/globals';
import { joinTerms } from 'shared/contract';
import { accountKinds, askedOf, draftOf, emptyJoin, toldOf } from './values';

test('the terms asked for are those of the contract', () => {
  expect(askedOf('person')).toEqual({ required: joinTerms.required, optional: joinTerms.optional });
  expect(askedOf('buyer').required).toEqual([...joinTerms.required, ...joinTerms.buyer]);
  expect(askedOf('seller').required).toEqual([...joinTerms.required, ...joinTerms.seller]);
});

test('a person says nothing of a company, a company nothing of fairs, a buyer nothing of certificates', () => {
  const said = accountKinds.map((kind) =>
    ['company', 'buyer', 'seller'].filter((part) => part in toldOf(kind, 'ko', emptyJoin)),
  );
  expect(said).toEqual([[], ['company'], ['company', 'seller'], ['company', 'buyer']]);
});

test('a draft keeps no consent', () => expect(draftOf(emptyJoin)).not.toHaveProperty('marketing'));
