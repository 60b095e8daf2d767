import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Connection } from '../database/connect';
import { fail } from '../http/errors';
import type { Load } from '../load';
import { histogram, metric } from './text';

interface Metrics {
  db: Connection['db'];
  load: Load;
}

interface Depth extends Record<string, unknown> {
  channel: string;
  status: string;
  count: number;
  overdue: number;
}

/** What waits to be sent and what was given up; null where the database does not say. */
const depthOf = (db: Connection['db']) =>
  db
    .execute<Depth>(sql`
      select channel, status, count(*)::int as count,
        greatest(0, extract(epoch from now() - min(next_at)))::float as overdue
      from outbox where status in ('QUEUED', 'FAILED') group by channel, status order by channel, status`)
    .then(
      ({ rows }) => rows,
      () => null,
    );

const outboxLines = (depth: Depth[] | null) => [
  ...metric('portico_database_up', 'gauge', 'Whether the database answers', depth ? 1 : 0),
  ...metric(
    'portico_outbox_messages',
    'gauge',
    'Messages that wait to be sent, and those that were given up',
    (depth ?? []).map(({ channel, status, count }) => [{ channel, status }, count]),
  ),
  ...metric(
    'portico_outbox_overdue_seconds',
    'gauge',
    'For how long the oldest waiting message has been due',
    (depth ?? [])
      .filter(({ status }) => status === 'QUEUED')
      .map(({ channel, overdue }) => [{ channel }, Math.round(overdue)]),
  ),
];

/**
 * What this one process has done and how it is, in Prometheus' text format. It tells only who speaks to the process
 * itself: whatever a proxy passes on, as the host does for everybody, finds nothing here.
 */
export const serveMetrics = (app: FastifyInstance, { db, load }: Metrics) => {
  const requests = new Map<string, { labels: Record<string, string | number>; count: number }>();
  const durations = histogram('portico_http_request_duration_seconds', 'Time until the answer was sent');
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode: status, elapsedTime }) => {
    const route = routeOptions.url ?? 'unknown';
    const key = `${method} ${status} ${route}`;
    const one = requests.get(key) ?? { labels: { method, route, status }, count: 0 };
    requests.set(key, one);
    one.count += 1;
    durations.observe(`method="${method}",route="${route}"`, elapsedTime / 1000);
  });

  app.get('/api/metrics', async ({ headers }, reply) => {
    if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) fail('not_found');
    const { totalCount, idleCount, waitingCount } = db.$client;
    const { user, system } = process.cpuUsage();
    const counted = [...requests.values()].map(({ labels, count }) => [labels, count] as const);
    const lines = [
      ...metric('portico_http_requests_total', 'counter', 'Requests that were answered', counted),
      ...durations.lines(),
      ...metric('portico_overload_refusals_total', 'counter', 'Requests refused early', load.refused()),
      ...metric('portico_event_loop_lag_seconds', 'gauge', 'Mean delay of the event loop', load.lagMs() / 1000),
      ...metric('portico_pool_wait_seconds', 'gauge', 'Wait for a connection to the database', load.waitMs() / 1000),
      ...metric('portico_pool_connections', 'gauge', 'Connections to the database', [
        [{ state: 'busy' }, totalCount - idleCount],
        [{ state: 'idle' }, idleCount],
      ]),
      ...metric('portico_pool_waiting', 'gauge', 'Who waits for a connection', waitingCount),
      ...outboxLines(await depthOf(db)),
      ...metric('process_cpu_seconds_total', 'counter', 'Processor time', (user + system) / 1e6),
      ...metric('process_resident_memory_bytes', 'gauge', 'Memory', process.memoryUsage.rss()),
      ...metric('process_start_time_seconds', 'gauge', 'Start', Date.now() / 1000 - process.uptime()),
    ];
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
};
