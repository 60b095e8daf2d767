import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Connection } from '../database/connect';
import { requireDirect } from '../http/require-direct';
import type { OverloadGuard } from '../overload';
import { createHistogram, formatMetrics, type Metric } from './text';

interface MetricsOptions {
  db: Connection['db'];
  overload: OverloadGuard;
}

interface OutboxDepth extends Record<string, unknown> {
  channel: string;
  status: string;
  count: number;
  overdue: number;
}

/** Counts of waiting and failed messages; null if the database does not answer. */
const readOutboxDepth = (db: Connection['db']) =>
  db
    .execute<OutboxDepth>(sql`
      select channel, status, count(*)::int as count,
        greatest(0, extract(epoch from now() - min(next_at)))::float as overdue
      from outbox where status in ('QUEUED', 'FAILED') group by channel, status order by channel, status`)
    .then(
      ({ rows }) => rows,
      () => null,
    );

const listOutboxMetrics = (depth: OutboxDepth[] | null): Metric[] => [
  ['portico_database_up', 'gauge', 'Whether the database answers', depth ? 1 : 0],
  [
    'portico_outbox_messages',
    'gauge',
    'Messages that wait to be sent, and those that were given up',
    (depth ?? []).map(({ channel, status, count }) => [{ channel, status }, count]),
  ],
  [
    'portico_outbox_overdue_seconds',
    'gauge',
    'For how long the oldest waiting message has been due',
    (depth ?? [])
      .filter(({ status }) => status === 'QUEUED')
      .map(({ channel, overdue }) => [{ channel }, Math.round(overdue)]),
  ],
];

/** Serves the metrics of this process in the text format of Prometheus, for direct requests only. */
export const serveMetrics = (app: FastifyInstance, { db, overload }: MetricsOptions) => {
  const requests = new Map<string, { labels: Record<string, string | number>; count: number }>();
  const durations = createHistogram('portico_http_request_duration_seconds', 'Time until the answer was sent');
  let inFlight = 0;
  app.addHook('onRequest', (_request, { raw }, done) => {
    inFlight += 1;
    raw.once('close', () => {
      inFlight -= 1;
    });
    done();
  });
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode: status, elapsedTime }, done) => {
    const route = routeOptions.url ?? 'unknown';
    const key = `${method} ${status} ${route}`;
    const entry = requests.get(key) ?? { labels: { method, route, status }, count: 0 };
    requests.set(key, entry);
    entry.count += 1;
    durations.observe(`method="${method}",route="${route}"`, elapsedTime / 1000);
    done();
  });

  app.get('/api/metrics', async (request, reply) => {
    requireDirect(request);
    const { totalCount, idleCount, waitingCount } = db.$client;
    const { user, system } = process.cpuUsage();
    const requestCounts = [...requests.values()].map(({ labels, count }) => [labels, count] as const);
    const connections: [Record<string, string>, number][] = [
      [{ state: 'busy' }, totalCount - idleCount],
      [{ state: 'idle' }, idleCount],
    ];
    const lines = [
      ...formatMetrics([['portico_http_requests_total', 'counter', 'Requests that were answered', requestCounts]]),
      ...durations.lines(),
      ...formatMetrics([
        ['portico_requests_in_flight', 'gauge', 'Requests and streams that are being answered', inFlight],
        ['portico_overload_refusals_total', 'counter', 'Requests refused early', overload.refused()],
        ['portico_event_loop_lag_seconds', 'gauge', 'Mean delay of the event loop', overload.lagMs() / 1000],
        ['portico_pool_wait_seconds', 'gauge', 'Wait for a connection to the database', overload.waitMs() / 1000],
        ['portico_pool_connections', 'gauge', 'Connections to the database', connections],
        ['portico_pool_waiting', 'gauge', 'Who waits for a connection', waitingCount],
        ...listOutboxMetrics(await readOutboxDepth(db)),
        ['process_cpu_seconds_total', 'counter', 'Processor time', (user + system) / 1e6],
        ['process_resident_memory_bytes', 'gauge', 'Memory', process.memoryUsage.rss()],
        ['process_start_time_seconds', 'gauge', 'Start', Date.now() / 1000 - process.uptime()],
      ]),
    ];
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
};
