import { setTimeout as delay } from 'node:timers/promises';
import { expect, jest, test } from '@jest/globals';
import { startApi, startProcess } from '../app/testing';
import { maskPersonalData } from './logging';
import { setUp } from './testing';

const api = await setUp(startApi());

test('e-mail addresses and telephone numbers are masked in the log', () => {
  const line =
    '{"reqId":"0f0e1d2c-0104-4123-8123-010123456789","time":1763740000000,"msg":"550 kim.a+b@mail.example.kr';
  const rest = ', 010-1234-5678, 01012345678, +82-10-1234-5678, 02-123-4567: refused"}';
  expect(maskPersonalData(line + rest)).toBe(`${line.replace(/kim.*/, '')}***@***, ***, ***, ***, ***: refused"}`);
});

test('health checks are not logged, other requests are', async () => {
  const written: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((lines) => written.push(String(lines)) > 0);
  const { app } = await startProcess({ ...api, logLevel: 'info' });
  for (const path of ['/api/health/live', '/api/health/ready', '/api/v1/lawyers']) await app.inject(path);
  while (!written.join('').includes('/api/v1/lawyers')) await delay(10);
  write.mockRestore();
  await app.close();
  expect(written.join('')).not.toContain('/api/health');
});

test.each([
  ['an answer', '/api/v1/center/faqs', {}],
  ['a refusal', '/api/v1/me', {}],
  ['an unknown path', '/api/nothing', {}],
  ['a path that cannot be read', '/api/%zz', {}],
])('%s carries the id of its request, the caller’s own where it is fit', async (_, path) => {
  const { headers } = await api.send({ path, headers: { 'x-request-id': 'given-by-caller' } });
  expect(headers['x-request-id']).toBe('given-by-caller');
  const own = await api.send({ path, headers: { 'x-request-id': '<script>' } });
  expect(own.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});
