import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { hostContract } from 'shared/remotes';
import { breakages } from './contract-report';
import { inRoot } from './project';

const released = readdirSync(inRoot('shared/contract-report')).filter(
  (file) => file.split('.')[0] === hostContract.split('.')[0],
);
const report = (file: string) => readFileSync(inRoot('shared/contract-report', file), 'utf8');

const now = report(`${hostContract}.txt`);

/** The compiler reads everything that is shared. */
const patienceMs = 120_000;

test('the host contract of this version was written down: npm run generate -- host-contract', () => {
  expect(released).toContain(`${hostContract}.txt`);
});

test.each(released)(
  'everything that was built for the host contract of %s still fits; otherwise it needs another major version',
  (file) => expect(breakages(report(file))).toEqual([]),
  patienceMs,
);

test(
  'what a remote may rely on cannot go, in the store, in the props and in the functions, and what it gives must do',
  () => {
    const relied = now
      .replace('accessToken: string | null;', '$& remembered: boolean;')
      .replace('params: Readonly<Record<string, string>>;', '$& device: string;')
      .replace(/signIn: \(username: string,[^)]*\)/, 'signIn: (username: string)')
      .replace('title: Readonly', 'title?: Readonly')
      .replace(/^\/\/ react \d+/, '// react 1');
    const found = breakages(relied).join('\n');
    for (const each of ['AuthState', 'LoadContext', 'auth/session', 'RouteEntry', 'react is'])
      expect(found).toContain(each);
  },
  patienceMs,
);

test(
  'what is added breaks nothing',
  () => {
    const before = now
      .replace('clear: () => void;', '')
      .replace('query: URLSearchParams;', '')
      .replace(/^export declare const signOut.*$/m, 'export {};');
    expect(before.length).toBeLessThan(now.length - 50);
    expect(breakages(before)).toEqual([]);
  },
  patienceMs,
);
