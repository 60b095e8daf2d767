import { afterAll, beforeEach, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { createContentState } from '../content/content-state';
import { connectUpstreams } from './upstreams';
import { createVisitorAnswers } from './visitor-answers';

let requests: string[] = [];
let status = 200;
const api = fastify();
api.get('/api/v1/setting', async ({ headers }, reply) => {
  const count = requests.push(String(headers['accept-language']));
  reply.code(status).header('x-content', 'firm=1');
  return status === 200 ? { setting: { count } } : { code: 'overloaded', message: 'later' };
});
api.get('/api/v1/lawyers', (_, reply) => reply.code(502).type('text/html').send('<h1>Bad gateway</h1>'));
const upstreams = connectUpstreams([await api.listen({ port: 0, host: '127.0.0.1' })]);
afterAll(async () => {
  await upstreams.close();
  await api.close();
});

const create = () => {
  const content = createContentState();
  content.replace({ firm: { version: '1', next: null } });
  return { content, answer: createVisitorAnswers(upstreams, content) };
};
const call = { name: ['setting', 'get'], args: {}, options: {} };
const ko = { language: 'ko', mustBeNew: false } as const;

beforeEach(() => {
  requests = [];
  status = 200;
});

test('an answer is found again until its content changes', async () => {
  const { content, answer } = create();
  const first = await answer(call, ko);
  expect(first).toMatchObject({
    data: { setting: { count: 1 } },
    validity: { versions: [['firm', '1']] },
  });
  expect(await answer(call, ko)).toBe(first);
  content.change('firm', { version: '2', next: null });
  expect((await answer(call, ko)).data).toEqual({ setting: { count: 2 } });
});

test('equal calls at once are sent once, those in another language not', async () => {
  const { answer } = create();
  await Promise.all([answer(call, ko), answer(call, ko), answer(call, { ...ko, language: 'en' })]);
  expect(requests.toSorted()).toEqual(['en', 'ko']);
});

test('who has just changed something gets a new answer, which others find from then on', async () => {
  const { answer } = create();
  await answer(call, ko);
  const own = await answer(call, { ...ko, mustBeNew: true });
  expect(own.data).toEqual({ setting: { count: 2 } });
  expect(await answer(call, ko)).toBe(own);
});

test('an answer that is read while the API does not report changes is not kept', async () => {
  const { content, answer } = create();
  content.replace(null);
  expect((await answer(call, ko)).validity).toBe(null);
  await answer(call, ko);
  expect(requests).toHaveLength(2);
});

test('a refusal rejects with what the API says, and is not kept', async () => {
  const { answer } = create();
  status = 503;
  await expect(answer(call, ko)).rejects.toMatchObject({ status: 503, code: 'overloaded', message: 'later' });
  status = 200;
  expect((await answer(call, ko)).data).toEqual({ setting: { count: 2 } });
});

test('a page may only read', async () => {
  const { answer } = create();
  await expect(answer({ ...call, name: ['boards', 'create'] }, ko)).rejects.toThrow('may only read: POST');
  expect(requests).toEqual([]);
});

test('a refusal that does not come from the API says its status', async () => {
  const { answer } = create();
  await expect(answer({ ...call, name: ['lawyers', 'list'] }, ko)).rejects.toMatchObject({
    status: 502,
    message: 'HTTP 502',
  });
});
