import { beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { startApi } from '../../app/testing';
import { setUp } from '../testing';
import { purgeVitals } from './routes';

const { vitals } = contract;

const api = await setUp(startApi());
beforeEach(() => api.db.execute(sql`truncate vitals, throttles`));

const visit = { route: '/', remote: 'remote-home', release: '1.0.0+abc', host: '1.0.0+fff' };
const measured = { lcp: 1000, inp: null, cls: 0.02, ttfb: 90 };
const report = (fields: object = {}) => api.call(vitals.report, { body: { ...visit, ...measured, ...fields } });
const list = async (days: '1' | '7' | '28' = '7') =>
  (await api.asAdmin(contract.console.vitals.list, { query: { days } })).body.vitals;

test('the 75th percentile is listed by route and release', async () => {
  for (const lcp of [1000, 2000, 3000, 4000, 5000]) expect((await report({ lcp })).status).toBe(204);
  await report({ release: '1.0.1+def', lcp: 700, inp: 48 });
  expect(await list()).toEqual([
    { route: '/', remote: 'remote-home', release: '1.0.0+abc', count: 5, lcp: 4000, inp: null, cls: 0.02, ttfb: 90 },
    { route: '/', remote: 'remote-home', release: '1.0.1+def', count: 1, lcp: 700, inp: 48, cls: 0.02, ttfb: 90 },
  ]);
});

test('only visits of the chosen days are counted, and visits are purged after 30 days', async () => {
  await report();
  await report({ route: '/guide' });
  await api.db.execute(sql`update vitals set at = now() - interval '3 days' where route = '/'`);
  expect((await list('1')).map(({ route }) => route)).toEqual(['/guide']);
  expect(await list('7')).toHaveLength(2);
  await api.db.execute(sql`update vitals set at = now() - interval '31 days' where route = '/'`);
  await purgeVitals(api.db);
  const { rows } = await api.db.execute(sql`select route from vitals`);
  expect(rows).toEqual([{ route: '/guide' }]);
});

test('impossible values are refused, and sources are throttled', async () => {
  expect((await report({ lcp: -1 })).status).toBe(422);
  expect((await report({ route: '/lawyers/kim?tel=010' })).status).toBe(422);
  for (let n = 0; n < 60; n += 1) expect((await report()).status).toBe(204);
  expect((await report()).status).toBe(429);
});
