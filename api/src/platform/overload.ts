import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { throwApiError } from './http/errors';

const sampleMs = 500;
/** Resolution of the delay histogram (ms); measured delays include it. */
const resolutionMs = 50;
/** Beyond these a new request is refused (ms): mean delay of the event loop, wait for a database connection. */
export interface OverloadLimits {
  lag: number;
  wait: number;
}
/** Slow, but not yet perceived as broken; rarely reached because of other load on the machine. */
const defaultLimits: OverloadLimits = { lag: 1000, wait: 2000 };
/** Never refused: probes must work under load, and hosts must be able to use the pages that they keep. */
const exemptPaths = /^\/api\/(health|metrics|content-changes)\b/;

/** Measures the load of this process twice a second, and refuses requests with `overloaded` beyond `limits`. */
export const createOverloadGuard = (app: FastifyInstance, pool: pg.Pool, limits = defaultLimits) => {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  /** The last two samples: a single block, however long, is over when it is measured and does not count. */
  let lags = [0, 0];
  let lastWaitMs = 0;
  /** Start of the current probe for a connection; null if there is none. */
  let waitingSince: number | null = null;
  let refused = 0;

  /** Connections are handed out in order, so a probe in the queue measures how long requests wait. */
  const probeWait = () => {
    if (pool.waitingCount === 0 || waitingSince !== null) return;
    const start = performance.now();
    waitingSince = start;
    pool
      .connect()
      .then((client) => client.release())
      .catch(() => undefined)
      .finally(() => {
        lastWaitMs = performance.now() - start;
        waitingSince = null;
      });
  };
  const waitMs = () => {
    if (waitingSince !== null) return performance.now() - waitingSince;
    return pool.waitingCount === 0 ? 0 : lastWaitMs;
  };

  const lagMs = () => Math.min(...lags);
  const sample = () => {
    lags = [lags[1] ?? 0, delay.count > 0 ? Math.max(0, delay.mean / 1e6 - resolutionMs) : 0];
    delay.reset();
    probeWait();
  };
  delay.enable();
  const timer = setInterval(sample, sampleMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });

  app.addHook('onRequest', ({ url }, _reply, done) => {
    if ((lagMs() <= limits.lag && waitMs() <= limits.wait) || exemptPaths.test(url)) return done();
    refused += 1;
    throwApiError('overloaded', { headers: { 'retry-after': '2' } });
  });

  return { lagMs, waitMs, refused: () => refused };
};

export type OverloadGuard = ReturnType<typeof createOverloadGuard>;
