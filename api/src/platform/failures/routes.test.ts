import { beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { contract, type FailureReport } from 'shared/contract';
import { startApi } from '../../app/testing';
import { setUp } from '../testing';
import { purgeFailures } from './routes';
import { sanitiseCause } from './sanitise-cause';

const { failures } = contract;
const console = contract.console.failures;

const api = await setUp(startApi());
beforeEach(() => api.db.execute(sql`truncate failures, failure_reports, throttles`));

const failure: FailureReport = {
  number: '0a1b2c3d',
  remote: 'remote-home',
  release: '1.0.0+abc',
  phase: 'chunk',
  kind: 'unreachable',
  cause: 'Loading chunk 12 failed',
  page: '/magazine/:id',
  host: '1.0.0+fff',
};
const report = (...changes: Partial<FailureReport>[]) =>
  api.call(failures.report, { body: { failures: changes.map((fields) => ({ ...failure, ...fields })) } });
const list = async (query = {}) => (await api.asAdmin(console.list, { query })).body.failures;

test('the same failure of a release is counted in one entry with its latest page', async () => {
  expect((await report({})).status).toBe(204);
  await report({ number: '11111111', page: '/guide' });
  await report({ number: '22222222', release: '1.0.1+def' });
  expect((await list()).map(({ release, count, page }) => ({ release, count, page }))).toEqual([
    { release: '1.0.1+def', count: 1, page: '/magazine/:id' },
    { release: '1.0.0+abc', count: 2, page: '/guide' },
  ]);
});

test('the reference number finds the failure and its other reports', async () => {
  await report({}, { number: '11111111' }, { number: '22222222', cause: 'something else' });
  const [found, ...others] = await list({ q: '11111111' });
  expect([found?.cause, others]).toEqual(['Loading chunk 12 failed', []]);
  const { body } = await api.asAdmin(console.get, { params: { id: found?._id ?? '' } });
  expect(body.failure.met.map(({ number }) => number).sort()).toEqual(['0a1b2c3d', '11111111']);
});

test('simultaneous reports of the same failures are all counted', async () => {
  const one = { cause: 'one' };
  const other = { cause: 'other' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => (n % 2 ? report(one, other) : report(other, one))),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
  expect((await list()).map(({ count }) => count)).toEqual([20, 20]);
});

const guide = '/remotes/remote-home/1.0.0+abc/12.js';
const getStack = async () => {
  const [found] = await list();
  expect(found).not.toHaveProperty('stack');
  return (await api.asAdmin(console.get, { params: { id: found?._id ?? '' } })).body.failure.stack;
};

test('a failure shows the stack of its latest report that has one', async () => {
  await report({});
  expect(await getStack()).toBeNull();
  await report({ number: '11111111', stack: `at Page (${guide}:1:2)` });
  await report({ number: '22222222', stack: `at Other (${guide}:1:3)` });
  await report({ number: '33333333' });
  expect(await getStack()).toBe(`at Other (${guide}:1:3)`);
});

test('of a stack only places in releases are kept', async () => {
  const stack = `Error: kim@example.com\nat Page (https://a.example${guide}?token=secret:1:2)\nat https://a.example/kim.js:1:2`;
  await report({ stack });
  expect(await getStack()).toBe(`at Page (${guide}:1:2)`);
  await report({ cause: 'other', stack: 'kim@example.com' });
  expect(await getStack()).toBeNull();
});

describe('refused is', () => {
  test.each([
    ['a path in place of its pattern', { page: '/magazine/7?token=secret' }],
    ['a line break in a version', { release: '1.0.0\r\nfake' }],
    ['a number that is none', { number: '<script>' }],
    ['an endless cause', { cause: 'x'.repeat(501) }],
    ['an endless stack', { stack: 'x'.repeat(4001) }],
    ['a phase that does not exist', { phase: 'other' as never }],
    ['a field of its own making', { user: 'u1' } as never],
  ])('%s', async (_, fields) => {
    expect((await report(fields)).error.code).toBe('invalid');
    expect(await list()).toEqual([]);
  });

  test('more failures than a page can report', async () => {
    const many = Array.from({ length: 21 }, () => ({}));
    expect((await report(...many)).status).toBe(422);
    const responses = await Promise.all(Array.from({ length: 300 }, () => report({})));
    expect(responses.filter(({ status }) => status !== 204)).toEqual([]);
    const { status, headers } = await report({});
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

test('a cause is stored on one line and without personal data', () => {
  expect(sanitiseCause('Failed:\r\n{"level":60} at https://a.example/x.js?token=secret, <b>kim@example.com</b>')).toBe(
    'Failed: {"level":60} at https://a.example/x.js?… <b>…@…</b>',
  );
  expect(sanitiseCause('no 010-1234-5678 here\u2028, chunk 1234')).toBe('no … here , chunk 1234');
});

test('a release that the server does not render for a while is listed', async () => {
  expect((await report({ phase: 'server', kind: 'crashed', cause: 'It exited with code 1' })).status).toBe(204);
  expect((await list({ phase: 'server' })).map(({ cause }) => cause)).toEqual(['It exited with code 1']);
});

test('a failure is purged after 90 days', async () => {
  await report({}, { cause: 'younger' });
  await api.db.execute(sql`update failures set updated_at = now() - interval '91 days' where cause <> 'younger'`);
  await purgeFailures(api.db);
  expect((await list()).map(({ cause }) => cause)).toEqual(['younger']);
});
