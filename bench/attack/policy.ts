import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import type { Attack } from './attack';

const pages = ['/', '/console', '/matching'];

/** What a policy allows to scripts of others. Hints, as that `'self'` may serve files of users, do not count. */
const findWeaknesses = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);

export const policy: Attack = {
  name: 'policy',
  control: async () => findWeaknesses("script-src 'self' 'unsafe-inline' https:").length > 0,
  run: async ({ site }) => {
    const through: string[] = [];
    for (const path of pages) {
      const { headers } = await fetch(site + path);
      for (const weakness of findWeaknesses(headers.get('content-security-policy') ?? ''))
        through.push(`${path} ${weakness}`);
    }
    return { tries: pages.length, through };
  },
};
