import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { clientAddressHeader } from 'shared/contract/client-address';
import type { HostContext } from '../context';
import { createClientHeaders } from './client-headers';
import { getOwnWriteCookie } from './own-writes';
import { replyUpstreamError } from './upstream-error';

interface ApiProxyContext extends Pick<HostContext, 'upstreams'> {
  config: Pick<HostContext['config'], 'hostKey'>;
}

/** Forwards everything under `/api` to the processes of the API. */
export const serveApi = async (app: FastifyInstance, { config, upstreams }: ApiProxyContext) => {
  await app.register(proxy, {
    upstream: upstreams.origin,
    undici: upstreams.dispatcher,
    prefix: '/api',
    rewritePrefix: '/api',
    proxyPayloads: true,
    replyOptions: {
      // Only the dispatcher decides about retries.
      retryDelay: () => null,
      onError: replyUpstreamError,
      rewriteHeaders: (headers, request) => {
        const cookie = request && getOwnWriteCookie(request);
        // A single one is a text.
        return cookie ? { ...headers, 'set-cookie': [headers['set-cookie'] ?? [], cookie].flat() } : headers;
      },
      // The API limits attempts by address, so the values that the client sent are replaced.
      rewriteRequestHeaders: (request, { [clientAddressHeader]: _, ...headers }) => ({
        ...headers,
        ...createClientHeaders(config.hostKey, request),
      }),
    },
  });
};
