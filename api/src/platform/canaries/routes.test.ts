import { beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { hashReader, isInShare } from 'shared/contract/canary-readers';
import { startApi } from '../../app/testing';
import { setUp } from '../testing';

const { console: admin } = contract;
const api = await setUp(startApi());
beforeEach(() => api.db.execute(sql`truncate canaries, release_visits, vitals, failures, failure_reports, throttles`));

const canary = {
  _id: 'canary-1',
  remote: 'remote-home',
  channel: 'stable',
  release: '1.1.0+bbb',
  baseline: '1.0.0+aaa',
  share: 20,
  startedAt: new Date(Date.now() - 60_000).toISOString(),
};
type Visit = { reader: string; isCanary: boolean; failed: boolean };
const toReader = (number: number) => hashReader(canary._id, String(number).padStart(22, '0'));
const visit = (number: number, isCanary: boolean, failed = false): Visit => ({
  reader: toReader(number),
  isCanary,
  failed,
});
const visits = (from: number, count: number, isCanary: boolean, failed = false) =>
  Array.from({ length: count }, (_, index) => visit(from + index, isCanary, failed));

const report = (fields: { visits?: Visit[]; ended?: 'promoted' | 'cancelled'; share?: number } = {}) =>
  api.call(contract.canaries.report, {
    body: { ...canary, visits: [], ended: null, figures: false, ...fields },
  });
const list = async () => (await api.asAdmin(admin.canaries.list)).body.canaries;
const listActs = async () =>
  (await api.asAdmin(admin.audit.list, { query: { resource: 'releases' } as never })).body.audit;

const failure = {
  remote: 'remote-home',
  phase: 'mount',
  kind: 'crashed',
  cause: 'Error: x',
  page: '/',
  host: '1.0.0+f',
} as const;
let failures = 0;
const fail = (reader: number, release: string, kind: 'crashed' | 'offline' = 'crashed') => {
  failures += 1;
  return api.call(contract.failures.report, {
    body: { failures: [{ ...failure, kind, release, number: failures.toString(16).padStart(8, '0') }] },
    headers: { cookie: `portico.reader=${String(reader).padStart(22, '0')}` },
  });
};

test('readers of both releases are counted once, with their speed', async () => {
  await report({ visits: [...visits(0, 8, false), ...visits(100, 2, true)] });
  await report({ visits: [visit(0, false), visit(100, true)] });
  for (const [release, lcp] of [
    [canary.release, 900],
    [canary.baseline, 700],
  ] as const)
    await api.call(contract.vitals.report, {
      body: { remote: 'remote-home', route: '/', host: '1', release, lcp, inp: 40, cls: 0, ttfb: 9 },
    });
  expect(await list()).toMatchObject([
    {
      _id: canary._id,
      share: 20,
      outcome: null,
      canary: { release: '1.1.0+bbb', readers: 2, failed: 0, lcp: 900, inp: 40 },
      stable: { release: '1.0.0+aaa', readers: 8, failed: 0, lcp: 700 },
    },
  ]);
});

test('a reader whose browser reports failures again and again counts once', async () => {
  await report({ visits: visits(0, 1, true) });
  for (let times = 0; times < 30; times += 1) expect((await fail(0, canary.release)).status).toBe(204);
  expect((await report()).body).toEqual({ outcome: null, canary: null });
  expect(await list()).toMatchObject([{ canary: { readers: 1, failed: 1 } }]);
});

test('a reader who fails with one release and then with the other counts with the first', async () => {
  await report();
  await fail(0, canary.baseline);
  await fail(0, canary.release);
  expect(await list()).toMatchObject([{ canary: { readers: 1, failed: 0 }, stable: { readers: 1, failed: 1 } }]);
});

test('failures without a network, of other releases and of readers without an id do not count', async () => {
  await report({ visits: visits(0, 1, true) });
  await fail(0, canary.release, 'offline');
  await fail(0, '0.9.0+ccc');
  await api.call(contract.failures.report, {
    body: { failures: [{ ...failure, release: canary.release, number: 'ffffffff' }] },
  });
  expect(await list()).toMatchObject([{ canary: { failed: 0 } }]);
});

test('a canary that fails more is stopped once, with an entry in the audit log and a mail to each administrator', async () => {
  const before = (await listActs()).length;
  await api.db.execute(sql`delete from outbox where resource = 'canaries'`);
  await report({ visits: [...visits(0, 400, false), ...visits(1000, 100, true)] });
  for (const number of [1000, 1001, 1002, 1003]) await fail(number, canary.release);
  // Two hosts at once.
  const answers = await Promise.all([report(), report()]);
  expect(answers.map(({ body }) => body.outcome)).toEqual(['stopped', 'stopped']);
  expect(await list()).toMatchObject([
    { outcome: 'stopped', verdict: { canary: { readers: 100, failed: 4 }, stable: { readers: 400, failed: 0 } } },
  ]);
  const acts = await listActs();
  expect(acts).toHaveLength(before + 1);
  expect(acts[0]).toMatchObject({
    actor: { role: 'system' },
    record: { name: 'remote-home' },
    before: { release: canary.release },
    after: { action: 'stop', channel: 'stable', release: canary.baseline },
    reason: expect.stringContaining('It failed for 4 / 100 readers, the other release for 0 / 400'),
  });
  const { rows } = await api.db.execute<{ mail: { subject: string; to: string[] } }>(
    sql`select mail from outbox where resource = 'canaries'`,
  );
  const { rows: administrators } = await api.db.execute(
    sql`select from users where 'ADMIN' = any(roles) and status = 'ACTIVE' and deleted_at is null`,
  );
  expect(rows).toHaveLength(administrators.length);
  expect(rows[0]?.mail.subject).toContain('remote-home');
});

test('one that fails as the other release does is not stopped', async () => {
  await report({ visits: [...visits(0, 80, false, true), ...visits(1000, 20, true, true)] });
  expect((await report()).body.outcome).toBeNull();
});

test('what ends by a plan is in the audit log, what a person ends has its entry already', async () => {
  await report({ share: 100 });
  const before = (await listActs()).length;
  expect((await report({ ended: 'promoted', share: 100 })).body.outcome).toBe('promoted');
  expect((await report({ ended: 'cancelled' })).body.outcome).toBe('promoted');
  const acts = await listActs();
  expect(acts).toHaveLength(before + 1);
  expect(acts[0]).toMatchObject({ after: { action: 'complete', release: canary.release } });
  await api.db.execute(sql`truncate canaries, release_visits`);
  await report();
  expect((await report({ ended: 'promoted' })).body.outcome).toBe('promoted');
  expect(await listActs()).toHaveLength(before + 1);
});

test('what passes a proxy is refused, so that no reader reports visits', async () => {
  const { status } = await api.call(contract.canaries.report, {
    body: { ...canary, visits: [], ended: null, figures: false },
    headers: { 'x-forwarded-for': '192.0.2.1' },
  });
  expect(status).toBe(404);
});

test('whoever belongs to a share belongs to each larger one, and shares are as large as they say', () => {
  const readers = Array.from({ length: 5000 }, (_, number) => toReader(number));
  const [five, fifty] = [5, 50].map((share) => readers.filter((reader) => isInShare(reader, share)));
  expect(five?.every((reader) => fifty?.includes(reader))).toBe(true);
  expect(Math.abs((five?.length ?? 0) / 50 - 5)).toBeLessThan(1.5);
  expect(readers.every((reader) => isInShare(reader, 100))).toBe(true);
});
