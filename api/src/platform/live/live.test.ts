import { afterAll, expect, test } from '@jest/globals';
import { startProcess } from '../../app/testing';
import { listenToEvents, type ReceivedEvent } from '../../app/testing-events';
import { type FairApi, startFair } from '../../matching/matchings/testing';
import { liveEvents } from './table';

const api = await startFair();
const { app } = await startProcess(api);
const second = { address: await app.listen({ host: '127.0.0.1', port: 0 }) };
afterAll(async () => {
  await app.close();
  await api.stop();
});

type User = Parameters<FairApi['getHeaders']>[0];
const listen = async (user: User, { address = api.address, lastId = '' } = {}) => {
  const headers = { ...(await api.getHeaders(user)), ...(lastId && { 'last-event-id': lastId }) };
  const page = await listenToEvents(`${address}/api/v1/me/live`, headers);
  await page.find(({ event }) => event === 'ready');
  return page;
};

test('pages of another process receive events of a matching and of taken times; other users receive nothing', async () => {
  const watcher = await api.join(await api.person({ role: 'SELLER' }));
  const stranger = await api.person({ role: 'SELLER' });
  const [there, third, outside] = [
    await listen(api.buyer, second),
    await listen(watcher, second),
    await listen(stranger, second),
  ];
  const slot = api.starts[0] as string;
  const { _id } = await api.createMeeting(api.seller, api.buyer, slot);
  const matching = await there.find(({ event, data }) => event === 'matching' && data.status === 'ACCEPTED');
  expect(matching.data).toMatchObject({ _id, seller: api.seller._id, buyer: api.buyer._id });
  const slots = await third.find(({ event, data }) => event === 'slots' && data._user === api.buyer._id);
  expect(slots.data).toMatchObject({ taken: [slot], freed: [] });
  expect(third.events.filter(({ event }) => event === 'matching')).toEqual([]);
  expect(outside.events.map(({ event }) => event)).toEqual(['ready']);
  for (const page of [there, third, outside]) page.close();
});

/** The `ready` event; events of the same moment may arrive before it. */
const getReady = (events: ReceivedEvent[]) => events.find(({ event }) => event === 'ready')?.data;

test('a reconnected page receives missed events; after too long it is told to reload', async () => {
  const first = await listen(api.buyer);
  const seller = await api.join(await api.person({ role: 'SELLER' }));
  await api.createRequest(seller, api.buyer, [api.starts[1] as string]);
  const { id } = await first.find(({ event, data }) => event === 'matching' && data.seller === seller._id);
  first.close();
  const late = await api.join(await api.person({ role: 'SELLER' }));
  await api.createRequest(late, api.buyer, [api.starts[1] as string]);
  const again = await listen(api.buyer, { lastId: id });
  expect(getReady(again.events)).toEqual({ resumed: true });
  await again.find(({ event, data }) => event === 'matching' && data.seller === late._id);
  again.close();
  const expired = await listen(api.buyer, { lastId: '999999999' });
  expect(getReady(expired.events)).toEqual({ resumed: false });
  expired.close();
});

test('a page that missed more events than are replayed is told to reload', async () => {
  const first = await listen(api.buyer);
  const seller = await api.join(await api.person({ role: 'SELLER' }));
  await api.createRequest(seller, api.buyer, [api.starts[2] as string]);
  const { id } = await first.find(({ event, data }) => event === 'matching' && data.seller === seller._id);
  first.close();
  await api.db.insert(liveEvents).values(Array.from({ length: 500 }, () => ({ type: 'fair' as const, data: {} })));
  const again = await listen(api.buyer, { lastId: id });
  expect(getReady(again.events)).toEqual({ resumed: false });
  again.close();
});

test('of forty connections that are opened at once, eight are', async () => {
  const user = await api.join(await api.person({ role: 'SELLER' }));
  const headers = await api.getHeaders(user);
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => fetch(`${api.address}/api/v1/me/live`, { headers })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
  for (const { body } of answers) await body?.cancel();
});

test('the number of connections per user is limited', async () => {
  const user = await api.join(await api.person({ role: 'SELLER' }));
  const pages = [];
  for (const _ of Array.from({ length: 8 })) pages.push(await listen(user));
  const answer = await fetch(`${api.address}/api/v1/me/live`, { headers: await api.getHeaders(user) });
  expect(answer.status).toBe(429);
  await answer.body?.cancel();
  for (const page of pages) page.close();
});
