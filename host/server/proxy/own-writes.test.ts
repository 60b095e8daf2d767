import cookie from '@fastify/cookie';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { getOwnWriteCookie, hasJustWritten } from './own-writes';

const authorization = 'Bearer token';

test('only a change by somebody who is signed in is remembered', () => {
  expect(getOwnWriteCookie({ method: 'POST', headers: { authorization } })).toMatch(
    /^portico\.wrote=1; Max-Age=\d+; Path=\/; /,
  );
  expect(getOwnWriteCookie({ method: 'GET', headers: { authorization } })).toBe(undefined);
  // A visitor whose browser counts a popup goes on getting pages from memory.
  for (const headers of [{}, { authorization: 'Bearer' }, { authorization: 'Bearer ' }])
    expect(getOwnWriteCookie({ method: 'POST', headers })).toBe(undefined);
});

test('the next page of whoever has made a change is a new one', async () => {
  const app = fastify();
  await app.register(cookie);
  app.get('/', async (request) => hasJustWritten(request));
  const [pair = ''] = getOwnWriteCookie({ method: 'PUT', headers: { authorization } })?.split(';') ?? [];
  const answers = [await app.inject({ path: '/', headers: { cookie: pair } }), await app.inject('/')];
  expect(answers.map(({ body }) => body)).toEqual(['true', 'false']);
  await app.close();
});
