import type { FastifyInstance } from 'fastify';

/**
 * Adds `x-content` to the public answers of a domain: the domains whose public content they show, with the versions of
 * this process. It is read before the content, which is therefore never older than its version. What an answer shows to
 * its reader alone, such as their own bid, has no version. The header is missing while changes cannot be heard of.
 */
export const addContentHeader = (scope: FastifyInstance, domains: readonly string[]) => {
  scope.addHook('onRequest', (request, reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const versions =
      isRead && request.routeOptions.config.access === 'public' ? scope.contentChanges.formatVersions(domains) : null;
    if (versions !== null) reply.header('x-content', versions);
    done();
  });
};
