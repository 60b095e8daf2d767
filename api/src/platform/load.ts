import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { fail } from './http/errors';

const sampleMs = 500;
/** How often the loop is looked at (ms); its delay includes this. */
const resolution = 50;
/** Beyond these a new request is refused (ms): the mean delay of the event loop, the wait for a connection. */
export interface LoadLimits {
  lag: number;
  wait: number;
}
/** What people still take for slow and not for broken; a machine that is busy with other things gets there seldom. */
const usual: LoadLimits = { lag: 1000, wait: 2000 };
/** Asked by machines that must be answered while people are not. */
const always = /^\/api\/(health|metrics)\b/;

/** How busy this process is, looked at twice a second. */
export const watchLoad = (app: FastifyInstance, pool: pg.Pool, limits = usual) => {
  const delay = monitorEventLoopDelay({ resolution });
  /** Of the last two samples: one block, however long, is over when it is seen. */
  let lags = [0, 0];
  let waited = 0;
  /** Since when the sample's own wait for a connection lasts; null while there is none. */
  let since: number | null = null;
  let refused = 0;

  /** Connections are handed out in turn, so one more who waits learns how long all the others do. */
  const wait = () => {
    if (pool.waitingCount === 0 || since !== null) return;
    const began = performance.now();
    since = began;
    pool
      .connect()
      .then((client) => client.release())
      .catch(() => undefined)
      .finally(() => {
        waited = performance.now() - began;
        since = null;
      });
  };
  const waitMs = () => {
    if (since !== null) return performance.now() - since;
    return pool.waitingCount === 0 ? 0 : waited;
  };

  const lagMs = () => Math.min(...lags);
  const sample = () => {
    lags = [lags[1] ?? 0, delay.count > 0 ? Math.max(0, delay.mean / 1e6 - resolution) : 0];
    delay.reset();
    wait();
  };
  delay.enable();
  const timer = setInterval(sample, sampleMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });

  app.addHook('onRequest', async ({ url }) => {
    if ((lagMs() <= limits.lag && waitMs() <= limits.wait) || always.test(url)) return;
    refused += 1;
    fail('overloaded', { headers: { 'retry-after': '2' } });
  });

  return { lagMs, waitMs, refused: () => refused };
};

export type Load = ReturnType<typeof watchLoad>;
