import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startProcess } from '../../app/testing';
import { type FairApi, startFair } from '../../matching/matchings/testing';

let api: FairApi;
let second: { address: string; close: () => Promise<unknown> };
beforeAll(async () => {
  api = await startFair();
  const { db, storage: disk } = api;
  const { app } = await startProcess({ db, storage: disk });
  second = { address: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() };
}, 60_000);
afterAll(async () => {
  await second.close();
  await api.stop();
});

type User = Parameters<FairApi['as']>[0];
interface Heard {
  id: string;
  event: string;
  data: Record<string, unknown>;
}

/** An open page: the events it received, and a promise for the first matching event. */
const listen = async (user: User, { address = api.address, lastId = '' } = {}) => {
  const ends = new AbortController();
  const answer = await fetch(`${address}/api/v1/me/live`, {
    headers: { ...(await api.getHeaders(user)), ...(lastId && { 'last-event-id': lastId }) },
    signal: ends.signal,
  });
  const heard: Heard[] = [];
  let waiting: (() => void)[] = [];
  const read = async () => {
    let text = '';
    for await (const bytes of answer.body ?? []) {
      text += new TextDecoder().decode(bytes);
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
        if (field('event')) heard.push({ id: field('id'), event: field('event'), data: JSON.parse(field('data')) });
      }
      for (const wake of waiting) wake();
      waiting = [];
    }
  };
  read().catch(() => undefined);
  const find = async (fits: (one: Heard) => boolean): Promise<Heard> => {
    const found = heard.find(fits);
    if (found) return found;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return find(fits);
  };
  await find(({ event }) => event === 'ready');
  return { status: answer.status, heard, find, close: () => ends.abort() };
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
  expect(third.heard.filter(({ event }) => event === 'matching')).toEqual([]);
  expect(outside.heard.map(({ event }) => event)).toEqual(['ready']);
  for (const page of [there, third, outside]) page.close();
});

/** The `ready` event; events of the same moment may arrive before it. */
const ready = (heard: Heard[]) => heard.find(({ event }) => event === 'ready')?.data;

test('a reconnected page receives missed events; after too long it is told to reload', async () => {
  const first = await listen(api.buyer);
  const seller = await api.join(await api.person({ role: 'SELLER' }));
  await api.createRequest(seller, api.buyer, [api.starts[1] as string]);
  const { id } = await first.find(({ event, data }) => event === 'matching' && data.seller === seller._id);
  first.close();
  const late = await api.join(await api.person({ role: 'SELLER' }));
  await api.createRequest(late, api.buyer, [api.starts[1] as string]);
  const again = await listen(api.buyer, { lastId: id });
  expect(ready(again.heard)).toEqual({ resumed: true });
  await again.find(({ event, data }) => event === 'matching' && data.seller === late._id);
  again.close();
  const forgotten = await listen(api.buyer, { lastId: '999999999' });
  expect(ready(forgotten.heard)).toEqual({ resumed: false });
  forgotten.close();
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
