import { expect, test } from '@jest/globals';
import { buildContentSecurityPolicy } from './content-security-policy';
import { findPolicyWeaknesses } from './testing-policy';

test.each([
  ['without visitors being counted', false],
  ['with Google Analytics', true],
])('a page %s allows no script of others', (_, isCounted) => {
  expect(findPolicyWeaknesses(buildContentSecurityPolicy({ releases: [], styleDigests: [], isCounted }))).toEqual([]);
});

test('a policy that allows inline scripts is found', () => {
  expect(findPolicyWeaknesses("script-src 'self' 'unsafe-inline'")).not.toEqual([]);
});
