import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { startApi, startProcess } from '../app/testing';
import { buildFaq } from '../firm/faqs/testing';
import { startTcpProxy } from './database/testing-tcp-proxy';
import { connectPatiently } from './testing';

const api = await startApi();

/** Of the connections that break. */
const applicationName = 'portico outage';

/** The database at another port, where it can be taken away. */
const url = new URL(String(api.pool.options.connectionString));
const proxy = await startTcpProxy(Number(url.port));
url.port = String(proxy.port);
url.searchParams.set('application_name', applicationName);
const connection = connectPatiently(url.href);
const { app } = await startProcess({ ...api, db: connection.db });
let address = '';
beforeAll(async () => {
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  await connection.close();
  proxy.stop();
  // Last, because it drops the database.
  await api.stop();
});

const requests = () => [
  api.call(contract.faqs.list, { address }),
  api.call(contract.me.get, { as: 'member', address }),
  api.asAdmin(contract.console.faqs.list, { address }),
  api.asAdmin(contract.console.faqs.create, { body: buildFaq(), address }),
];
const listStatuses = async () => (await Promise.all(requests())).map(({ status }) => status);

test('while connections to the database break, requests succeed or are asked to come again', async () => {
  const seen = new Set<number>();
  for (let round = 0; round < 15; round += 1) {
    const answers = Promise.all(requests());
    await api.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
      applicationName,
    ]);
    for (const { status, headers } of await answers) {
      seen.add(status);
      if (status === 503) expect(headers['retry-after']).toBeDefined();
    }
  }
  expect([...seen].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
});

test('without a database every request is asked to come again, and is served when it is back', async () => {
  proxy.cut('reset');
  expect(await listStatuses()).toEqual([503, 503, 503, 503]);
  expect((await api.send({ path: '/api/health/ready', address })).status).toBe(503);
  proxy.join();
  expect(await listStatuses()).toEqual([200, 200, 200, 201]);
  expect((await api.send({ path: '/api/health/ready', address })).status).toBe(200);
});
