import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { throwApiError } from '../http/errors';
import { requireDirect } from '../http/require-direct';
import { writeText } from '../live/connections';
import { streamHeaders } from '../live/routes';
import type { ContentChanges } from './changes';

declare module 'fastify' {
  interface FastifyInstance {
    contentChanges: ContentChanges;
  }
}

/** A host that has heard nothing for a second can no longer know of changes that are a second old. */
const heartbeatMs = 400;

const formatEvent = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Serves the changes of public content as server-sent events, to hosts: for direct requests only. First `state`, with
 * `{ version, next }` by domain; then `change` for each domain whose version or next change is another one, as
 * `{ domain, version, next }`. The stream ends when this process can no longer hear of changes; until it can again, the
 * answer is 503.
 */
export const serveContentChanges = (app: FastifyInstance, contentChanges: ContentChanges) => {
  const streams = new Set<PassThrough>();
  const broadcast = (text: string) => {
    for (const stream of streams) writeText({ stream }, text);
  };
  const endStreams = () => {
    for (const stream of streams) stream.end();
  };
  const heartbeat = setInterval(broadcast, heartbeatMs, ':\n\n').unref();
  contentChanges.subscribe({
    onChange: (domain, state) => broadcast(formatEvent('change', { domain, ...state })),
    onLost: endStreams,
  });
  app.decorate('contentChanges', contentChanges);
  app.addHook('onReady', contentChanges.start);
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    endStreams();
    contentChanges.stop();
  });

  // Whoever follows the answer to a page, in whichever browser, sees the change there.
  app.addHook('onSend', async ({ method, routeOptions, log }, reply) => {
    if (method === 'GET' || routeOptions.config.access !== 'console' || reply.statusCode >= 400) return;
    await contentChanges.announce().catch((cause: unknown) => log.error({ cause: String(cause) }, 'content changes'));
  });

  app.get('/api/content-changes', { exposeHeadRoute: false }, async (request, reply) => {
    requireDirect(request);
    if (!contentChanges.isListening()) throwApiError('overloaded', { headers: { 'retry-after': '1' } });
    const stream = new PassThrough();
    stream.on('error', () => undefined);
    stream.once('close', () => streams.delete(stream));
    reply.raw.once('close', () => stream.destroy());
    streams.add(stream);
    writeText({ stream }, formatEvent('state', contentChanges.getStates()));
    return reply.headers(streamHeaders).send(stream);
  });
};
