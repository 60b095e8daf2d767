import { beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { contract, type FailureReport } from 'shared/contract';
import { formatDate } from 'shared/format';
import { startApi } from '../../app/testing';
import { setUp } from '../testing';

const api = await setUp(startApi());
beforeEach(() => api.db.execute(sql`truncate vitals, failures, failure_reports, throttles`));

const [first, second] = ['1.0.0+abc', '1.0.1+def'];
const source = { remote: 'remote-home', host: '1.0.0+fff' };

const visit = (release: string, lcp: number) =>
  api.call(contract.vitals.report, {
    body: { ...source, route: '/', release, lcp, inp: null, cls: 0.02, ttfb: 90 },
  });

let reports = 0;
const fail = (release: string, cause: string, phase: FailureReport['phase'] = 'mount') => {
  reports += 1;
  const failure = { ...source, release, phase, kind: 'crashed', cause, page: '/' } as const;
  return api.call(contract.failures.report, {
    body: { failures: [{ ...failure, number: reports.toString(16).padStart(8, '0') }] },
  });
};

const list = async () => (await api.asAdmin(contract.console.releaseHealth.list)).body.releases;

test('visits, failures and speed of each release are counted by day, today last', async () => {
  for (const lcp of [1000, 2000, 3000, 4000, 5000]) expect((await visit(first, lcp)).status).toBe(204);
  await visit(second, 700);
  for (const cause of ['TypeError: a', 'TypeError: a', 'TypeError: b'])
    expect((await fail(second, cause)).status).toBe(204);
  await api.db.execute(sql`update vitals set at = now() - interval '3 days' where lcp > 4500`);
  const releases = (await list()).toSorted((a, b) => a.release.localeCompare(b.release));
  expect(releases).toMatchObject([
    { remote: 'remote-home', release: first, visits: 5, failures: 0, lcp: 4000, inp: null },
    { remote: 'remote-home', release: second, visits: 1, failures: 3, lcp: 700, inp: null },
  ]);
  const [days = []] = releases.map((release) => release.days);
  expect(days).toHaveLength(14);
  expect(days.at(-1)).toEqual({ date: formatDate(Date.now()), visits: 4, failures: 0 });
  expect(days.at(-4)).toMatchObject({ visits: 1 });
  expect(releases[1]?.days.at(-1)).toMatchObject({ visits: 1, failures: 3 });
});

test('a release that fails before anything is measured is listed too, and what is older than 14 days is not', async () => {
  await fail(first, 'Error: cannot load');
  await visit(second, 900);
  await api.db.execute(sql`update vitals set at = now() - interval '15 days'`);
  expect(await list()).toMatchObject([{ release: first, visits: 0, failures: 1, lcp: null, inp: null }]);
});

test('a failure on the server counts like one in a browser', async () => {
  await visit(first, 900);
  await fail(first, 'TypeError: a', 'server');
  await fail(first, 'TypeError: a', 'mount');
  expect(await list()).toMatchObject([{ release: first, visits: 1, failures: 2 }]);
});
