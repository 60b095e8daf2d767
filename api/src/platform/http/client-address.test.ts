import { afterAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { clientAddressHeader, formatClientAddress } from 'shared/contract/client-address';
import { startProcess } from '../../app/testing';
import { fsStorage } from '../files/file-storage';
import { startTestDatabase } from '../testing';
import { getSource } from './client-address';

const database = await startTestDatabase();
const hostKey = 'a key that host and API share';

const apps: FastifyInstance[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())).then(database.stop));

const start = async (options: { proxies?: string; hostKey?: string } = {}) => {
  const { app } = await startProcess({ db: database.db, storage: fsStorage('/nonexistent'), ...options });
  app.get('/api/caller', ({ ip, protocol }) => ({ ip, protocol }));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  apps.push(app);
  return async (headers: Record<string, string>) => (await fetch(`${address}/api/caller`, { headers })).json();
};

const socket = { ip: '127.0.0.1', protocol: 'http' };
const reader = { ip: '203.0.113.9', protocol: 'https' };
const forwarded = { 'x-forwarded-for': reader.ip, 'x-forwarded-proto': reader.protocol };

test('without a setting nobody names another address', async () => {
  const ask = await start();
  expect(await ask(forwarded)).toEqual(socket);
  expect(await ask({ [clientAddressHeader]: formatClientAddress('', reader) })).toEqual(socket);
});

const askWithKey = await start({ hostKey });
const signed = formatClientAddress(hostKey, reader);

test('the host names the reader with the key', async () => {
  expect(await askWithKey({ [clientAddressHeader]: signed })).toEqual(reader);
  const other = { ip: '2001:db8::7', protocol: 'http' };
  expect(await askWithKey({ [clientAddressHeader]: formatClientAddress(hostKey, other), ...forwarded })).toEqual(other);
});

test.each([
  ['with another key', formatClientAddress('another key', reader)],
  ['with another address', signed.replace(reader.ip, '203.0.113.10')],
  ['with another protocol', signed.replace('https', 'http')],
  ['without a signature', `${reader.ip} https `],
  ['that is empty', ''],
])('a header %s is not believed', async (_, value) => {
  expect(await askWithKey({ [clientAddressHeader]: value })).toEqual(socket);
  expect(await askWithKey(forwarded)).toEqual(socket);
});

test('a trusted proxy names the reader', async () => {
  const ask = await start({ proxies: 'loopback' });
  expect(await ask(forwarded)).toEqual(reader);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8::/64'],
  ['2001:db8:0:0:1:2:3:4', '2001:db8::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (ip, source) => {
  expect(getSource(ip)).toBe(source);
});
