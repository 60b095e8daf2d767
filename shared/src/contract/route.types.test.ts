import { expect, test } from '@jest/globals';
import { type Contract, type RouteCheck, route } from './route';

// Never called: what counts is that each line marked so does not compile.
export const mistakes = () => {
  // @ts-expect-error no access
  const withoutAccess = route({ method: 'GET', path: '/v1/boards', summary: 'Boards', response: null });

  // @ts-expect-error neither access nor summary: one error as well
  const withoutTwo = route({ method: 'GET', path: '/v1/boards', response: null });

  // @ts-expect-error an access that does not exist
  const withUnknownAccess = route({ ...withoutAccess, access: 'consol' });

  // @ts-expect-error a method that the API does not use
  const withUnknownMethod = route({ ...withoutAccess, method: 'PATCH' });

  // @ts-expect-error a status that no route answers
  const withUnknownStatus = route({ ...withoutAccess, status: 203 });

  // @ts-expect-error a misspelt field
  const withUnknownField = route({ ...withoutAccess, localized: true });

  // A wrong route is a route to whoever uses it, so that its error is not repeated.
  const contract: Contract = {
    withoutAccess,
    withoutTwo,
    withUnknownAccess,
    withUnknownMethod,
    withUnknownStatus,
    withUnknownField,
  };
  return contract;
};

test('what must not compile is written down', () => expect(mistakes).toBeInstanceOf(Function));

type Valid = { method: 'GET'; path: '/v1/boards'; access: 'public'; summary: 'Boards'; response: null };

test('an error names the path and the field', () => {
  const missing: RouteCheck<Omit<Valid, 'access'>> = '/v1/boards: "access" is missing';
  const wrong: RouteCheck<Omit<Valid, 'access'> & { access: 'consol' }> = '/v1/boards: "access" has a wrong value';
  const unknown: RouteCheck<Valid & { localized: true }> = '/v1/boards: "localized" is unknown';
  for (const message of [missing, wrong, unknown]) expect(message).toContain('/v1/boards');
});
