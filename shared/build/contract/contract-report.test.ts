import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { hostContract } from 'shared/remotes';
import { inRoot } from '../project';
import { findAdditions, findBreakages } from './contract-report';

const released = readdirSync(inRoot('shared/contract-report')).filter(
  (file) => file.split('.')[0] === hostContract.split('.')[0],
);
const report = (file: string) => readFileSync(inRoot('shared/contract-report', file), 'utf8');

/** The report of the current version; raising the version comes before its report. */
const readCurrent = () => {
  if (!released.includes(`${hostContract}.txt`))
    throw new Error(`There is no report of host contract ${hostContract}: npm run generate -- host-contract`);
  return report(`${hostContract}.txt`);
};

/** The compiler reads everything in shared. */
const timeoutMs = 120_000;

test('there is a report of the current host contract', () => expect(readCurrent()).not.toBe(''));

test(
  'nothing was added to a host contract that has a report; otherwise the minor version must be raised',
  () => expect(findAdditions(readCurrent())).toEqual([]),
  timeoutMs,
);

test.each(released)(
  'a remote built for the host contract of %s is compatible; otherwise the major version must be raised',
  (file) => expect(findBreakages(report(file))).toEqual([]),
  timeoutMs,
);

test(
  'removing what a remote relies on is reported: in the store, in props, in functions, and for what a remote provides',
  () => {
    const formerReport = readCurrent()
      .replace('accessToken: string | null;', '$& remembered: boolean;')
      .replace('params: Readonly<Record<string, string>>;', '$& device: string;')
      .replace(/signIn: \(username: string,[^)]*\)/, 'signIn: (username: string)')
      .replace(/(interface RouteEntry \{[^}]*?\btitle): /, '$1?: ')
      .replace(/^\/\/ react \d+/, '// react 1');
    const found = findBreakages(formerReport).join('\n');
    for (const each of ['AuthState', 'LoadContext', 'auth/session', 'RouteEntry', 'react is'])
      expect(found).toContain(each);
  },
  timeoutMs,
);

test(
  'additions break nothing, but are noticed',
  () => {
    const now = readCurrent();
    const before = now
      .replace(/clear: \([^)]*\) => void;/, '')
      .replace('query: URLSearchParams;', '')
      .replace(/^export declare const signOut.*$/m, 'export {};');
    expect(before.length).toBeLessThan(now.length - 50);
    expect(findBreakages(before)).toEqual([]);
    const found = findAdditions(before).join('\n');
    for (const each of ['AuthState', 'LoadContext', 'auth/session']) expect(found).toContain(each);
  },
  timeoutMs,
);
