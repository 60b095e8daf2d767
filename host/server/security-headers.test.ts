import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { addSecurityHeaders } from './security-headers';

const ask = async (publicUrl: string | null, headers: Record<string, string> = {}) => {
  const app = fastify({ trustProxy: true });
  addSecurityHeaders(app, publicUrl);
  app.get('/', async () => 'page');
  return (await app.inject({ url: '/', headers })).headers;
};

test.each([
  ['whose public address is https', 'https://portico.example', {}],
  ['that a proxy reaches for a reader over https', null, { 'x-forwarded-proto': 'https' }],
])('a site %s asks browsers to come back over https alone', async (_, publicUrl, headers) => {
  expect((await ask(publicUrl, headers))['strict-transport-security']).toBe('max-age=31536000');
});

test.each([null, 'http://localhost:3000'])('with %s as its address it does not', async (publicUrl) => {
  const headers = await ask(publicUrl);
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
});
