import { afterAll, expect, test } from '@jest/globals';
import { connectPatiently, startTestDatabase } from '../testing';
import { countListeners, createPgListener } from './pg-listener';

const database = await startTestDatabase();
const { db, close } = connectPatiently(database.url);
afterAll(async () => {
  await close();
  await database.stop();
});

test('a listener is open once it listens, for whoever else opens it meanwhile too', async () => {
  const channel = 'portico_opening';
  const listener = createPgListener({
    ...{ db, channel, isNeeded: () => true },
    onPayload: () => undefined,
    onReconnect: async () => undefined,
    onError: (cause) => {
      throw cause;
    },
  });
  const opened: number[] = [];
  await db.transaction(async (tx) => {
    // Opening ends with a lock that is shared by all listeners.
    await tx.execute(`select pg_advisory_xact_lock(7406345, hashtext('${channel}'))`);
    for (const who of [1, 2]) void listener.open().then(() => opened.push(who));
    const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    while ((await db.execute(waiting)).rowCount === 0);
    expect(listener.isOpen()).toBe(false);
    expect(opened).toEqual([]);
  });
  await listener.open();
  expect(listener.isOpen()).toBe(true);
  expect(await countListeners(db, channel)).toBe(1);
  listener.stop();
});
