import type { FastifyInstance } from 'fastify';
import { type Api, ApiFailure } from 'shared/client';
import { parseReleaseStack } from 'shared/format';
import type { ReadSourceMap } from './source-map-reader';
import { translateFrames } from './translate-frames';

interface SourceLinesOptions {
  api: { console: { failures: Pick<Api['console']['failures'], 'get'> } };
  readSourceMap: ReadSourceMap;
}

/**
 * Serves `GET /api/console/failures/:id/source-lines`: the frames of a failure's stack with their places in the sources, for whoever may read
 * the failure in the API. Source maps lie where the host reads releases, so it answers this itself.
 */
export const serveSourceLines = (app: FastifyInstance, { api, readSourceMap }: SourceLinesOptions) => {
  app.get<{ Params: { id: string } }>('/api/console/failures/:id/source-lines', async ({ params, headers }, reply) => {
    reply.header('Cache-Control', 'no-store');
    const { authorization = '' } = headers;
    const found = await api.console.failures
      .get({ params }, { headers: { Authorization: authorization } })
      .catch((cause: unknown) => {
        if (cause instanceof ApiFailure) return cause;
        throw cause;
      });
    if (found instanceof ApiFailure) {
      const { status, code, message } = found;
      // Without an answer of the API there is no status.
      return status
        ? reply.code(status).send({ code, message })
        : reply.code(503).send({ code: 'overloaded', message });
    }
    const frames = parseReleaseStack(found.failure.stack ?? '');
    const maps = await Promise.all(frames.map(({ file }) => readSourceMap(file)));
    return { frames: translateFrames(frames, maps) };
  });
};
