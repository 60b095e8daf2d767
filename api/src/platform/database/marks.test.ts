import { afterAll, expect, test } from '@jest/globals';
import { connectPatiently, startTestDatabase } from '../testing';
import { createMarks } from './marks';
import { countListeners, createPgListener } from './pg-listener';

const database = await startTestDatabase();
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
  await database.stop();
});

/** A process that listens. `payloads` are what it heard; it acknowledges nothing by itself. */
const startListening = async (channel: string, processId: string, everywhere = true) => {
  const { db, close } = connectPatiently(database.url);
  // No test waits for this limit.
  const marks = createMarks({ db, channel, processId, everywhere, timeoutMs: 600_000 });
  const payloads: string[] = [];
  let onHeard = () => {};
  const listener = createPgListener({
    ...{ db, channel, isNeeded: () => true },
    onPayload: (payload) => {
      payloads.push(payload);
      onHeard();
    },
    onReconnect: async () => undefined,
    onError: (cause) => {
      throw cause;
    },
  });
  await listener.open();
  const stop = async () => {
    listener.stop();
    await close();
  };
  /** Resolves with the first payload of this kind. */
  const hear = async (isMeant: (payload: string) => boolean) => {
    for (;;) {
      const found = payloads.find(isMeant);
      if (found) return found;
      await new Promise<void>((resolve) => {
        onHeard = resolve;
      });
    }
  };
  return { db, marks, hear, stop };
};

const isMark = (payload: string) => payload.split(' ').length === 2;
const isReceipt = (payload: string) => payload.endsWith(' received');

/** A mark that its own process, but no other one, has heard. `arrival` resolves when it is known to have arrived. */
const sendMark = async (channel: string, everywhere: boolean) => {
  const own = await startListening(channel, 'own', everywhere);
  const other = await startListening(channel, 'other', everywhere);
  stops.push(own.stop, other.stop);
  let hasArrived = false;
  const arrival = own.marks.wait().then(() => {
    hasArrived = true;
  });
  await own.marks.receive(await own.hear(isMark));
  return { hasArrived: () => hasArrived, own, other, arrival };
};

test('a mark that is waited for everywhere arrives when every process that listens has acknowledged it', async () => {
  const { hasArrived, own, other, arrival } = await sendMark('portico_everywhere', true);
  await other.db.execute('select 1');
  expect(hasArrived()).toBe(false);
  await other.marks.receive(await other.hear(isMark));
  await own.marks.receive(await own.hear(isReceipt));
  await arrival;
  for (const stop of stops.splice(0)) await stop();
});

test('a mark that is waited for here arrives without the others', async () => {
  const { arrival } = await sendMark('portico_alone', false);
  // Nobody acknowledges it.
  await arrival;
  for (const stop of stops.splice(0)) await stop();
});

test('a process whose connection has ended is not waited for', async () => {
  const channel = 'portico_ended';
  const [own, other] = [await startListening(channel, 'own'), await startListening(channel, 'other')];
  expect(await countListeners(own.db, channel)).toBe(2);
  await other.stop();
  // The server notices it a moment later.
  while ((await countListeners(own.db, channel)) > 1);
  expect(await countListeners(own.db, 'portico_other')).toBe(0);
  await own.stop();
});
