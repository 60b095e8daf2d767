import { expect, test } from '@jest/globals';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { buildContentSecurityPolicy } from './content-security-policy';

/** What csp_evaluator calls a weakness. Hints, as that `'self'` may serve files of users, do not count. */
const findWeaknesses = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => ({ directive, value, description }));

test.each([
  ['without visitors being counted', false],
  ['with Google Analytics', true],
])('a page %s allows no script of others', (_, isCounted) => {
  expect(findWeaknesses(buildContentSecurityPolicy({ releases: [], styleDigests: [], isCounted }))).toEqual([]);
});

test('a policy that allows inline scripts is found', () => {
  expect(findWeaknesses("script-src 'self' 'unsafe-inline'")).not.toEqual([]);
});
