import { expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { startApi } from '../../app/testing';
import { enqueueSms } from '../mail/outbox';
import { setUp } from '../testing';

const api = await setUp(startApi());

const read = async (headers = {}) => {
  const { status, content } = await api.send({ path: '/api/metrics', headers });
  return { status, text: String(content) };
};

test('requests are counted by route and status, without the requested values', async () => {
  await api.call(contract.faqs.list);
  await api.call(contract.faqs.list);
  await api.send({ path: '/api/v1/boards/secret@example.com' });
  await api.send({ path: '/api/nothing/here' });
  const { text } = await read();
  expect(text).toContain('portico_http_requests_total{method="GET",route="/api/v1/center/faqs",status="200"} 2');
  expect(text).toContain('portico_http_requests_total{method="GET",route="unknown",status="404"} 1');
  expect(text).toContain(
    'portico_http_request_duration_seconds_bucket{method="GET",route="/api/v1/center/faqs",le="+Inf"} 2',
  );
  expect(text).toContain('portico_http_request_duration_seconds_count{method="GET",route="/api/v1/center/faqs"} 2');
  expect(text).not.toContain('secret');
});

test('histogram buckets are cumulative, and every line is well formed', async () => {
  const { text } = await read();
  const counts = [...text.matchAll(/_bucket\{method="GET",route="\/api\/v1\/center\/faqs",le="[^"]+"\} (\d+)/g)].map(
    Number,
  );
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"\n]*",?)+\})? -?[\d.e+-]+)$/);
});

test('pool, event loop and outbox are reported', async () => {
  const sms = { from: '02-123-4567', to: '010-1234-5678', kind: 'SMS', subject: null, text: 'x' };
  const cause = { dedupeKey: 'metrics', resource: 'forms', target: 'x' };
  await enqueueSms(api.db, { ...sms, kind: 'SMS', alimtalkCode: null, kakaoChannel: null, failover: false }, cause);
  const { text } = await read();
  expect(text).toContain('portico_database_up 1');
  expect(text).toContain('portico_outbox_messages{channel="SMS",status="QUEUED"} 1');
  for (const name of ['pool_connections', 'pool_waiting', 'pool_wait_seconds', 'event_loop_lag_seconds'])
    expect(text).toContain(`# TYPE portico_${name} gauge`);
});

test('streams are counted while they are open', async () => {
  const readCount = async () => /^portico_requests_in_flight (\d+)$/m.exec((await read()).text)?.[1];
  const abort = new AbortController();
  await fetch(`${api.address}/api/content-changes`, { signal: abort.signal });
  // The request that reads it is one too.
  expect(await readCount()).toBe('2');
  abort.abort();
  while ((await readCount()) !== '1');
});

test('requests through a proxy, such as the host, get 404', async () => {
  expect((await read({ 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  expect((await read({ forwarded: 'for=203.0.113.9' })).status).toBe(404);
});
