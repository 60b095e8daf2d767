import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { createContentChanges } from '../content/changes';
import type { DomainContent } from '../content/domain-content';
import { serveContentChanges } from '../content/routes';
import { addDataVersionHeader } from '../data-version';
import { serveHealth } from '../health';
import { createLoggerOptions, getLoggedPath } from '../logging';
import { serveMetrics } from '../metrics/routes';
import { createOverloadGuard, type OverloadLimits } from '../overload';
import type { PlatformPorts, PlatformServices } from '../services';
import { readClientAddress } from './client-address';
import { bodyLimitMb, getTrace, HttpError, isServerError, toApiError, toErrorResponse } from './errors';
import { negotiateLanguage } from './language';

export interface ServerOptions {
  /** Trusted proxies: addresses, networks or names, separated by commas; none by default. */
  proxies?: string | undefined;
  /** What the host signs the address of the reader with. */
  hostKey?: string | undefined;
  /** False once the process is shutting down. */
  isOpen?: () => boolean;
  /** Folders that must have space for the process to be ready; none where nothing of worth is written on its disks. */
  dataFolders?: readonly string[];
  /** Free space (MB) that each must have; a default applies if left out. */
  minimumSpaceMb?: number | undefined;
  logLevel?: 'info' | 'error';
  /** Beyond these limits requests are refused; defaults apply if left out. */
  limits?: OverloadLimits | undefined;
}

const sendError = (thrown: Error, request: FastifyRequest, reply: FastifyReply) => {
  const error = toApiError(thrown);
  if (isServerError(error, thrown)) request.log.error({ trace: getTrace(thrown) }, 'request failed');
  const { status, body } = toErrorResponse(error, negotiateLanguage(request.headers['accept-language']));
  return reply
    .headers({ 'x-request-id': request.id, ...error.details.headers })
    .code(status)
    .send(body);
};

/** Adds the headers of every answer. */
const addDefaultHeaders = (app: FastifyInstance, isOpen: () => boolean) => {
  app.addHook('onRequest', (request, reply, done) => {
    request.language = negotiateLanguage(request.headers['accept-language']);
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      vary: 'accept-language',
    });
    done();
  });
  // Clients close their connection while the process shuts down; an open one would delay the end.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!isOpen()) reply.header('connection', 'close');
    done(null, payload);
  });
};

/**
 * Creates the server with error handling, logging, health, metrics and content versions; the domains add their routes.
 * `contents`: the public content of the domains, by their names.
 */
export const createServer = async (
  { db, storage, tokens, accountChanges, findUserName }: PlatformServices & Pick<PlatformPorts, 'findUserName'>,
  contents: Readonly<Record<string, DomainContent>>,
  { proxies, hostKey, isOpen = () => true, dataFolders = [], minimumSpaceMb, logLevel = 'info', limits }: ServerOptions,
) => {
  const app = Fastify({
    logger: createLoggerOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitMb * 1024 * 1024,
    requestTimeout: 120_000,
    trustProxy: proxies || false,
    genReqId: ({ headers: { 'x-request-id': requestId } }) =>
      typeof requestId === 'string' && /^[\w-]{8,64}$/.test(requestId) ? requestId : randomUUID(),
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      sendError(error, request, reply),
  });
  app.decorate('verifyAccess', async (token) => {
    const claims = await tokens.verify(token);
    return claims && (await accountChanges.isCurrent(claims)) ? claims : null;
  });
  app.addHook('onReady', () =>
    accountChanges.start((cause) => app.log.error({ cause: String(cause) }, 'changes of accounts')),
  );
  app.addHook('preClose', async () => accountChanges.stop());
  if (hostKey) readClientAddress(app, hostKey);
  app.decorate('findUserName', findUserName);
  app.decorate('served', new Map());
  app.decorateRequest('language', 'ko');
  app.decorateRequest('caller', null);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(new HttpError('not_found'), request, reply));
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: false });

  addDefaultHeaders(app, isOpen);
  const overload = createOverloadGuard(app, db.$client, limits);
  // One line per request, without query, headers or body, which may contain personal data.
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const { method, log } = request;
    log.info({ method, path: getLoggedPath(request), status: statusCode, ms: Math.round(elapsedTime) });
    done();
  });
  const onContentError = (cause: unknown) => app.log.error({ cause: String(cause) }, 'content changes');
  const contentChanges = createContentChanges({ db, contents, onError: onContentError });
  addDataVersionHeader(app, db, contentChanges);
  serveContentChanges(app, contentChanges);
  serveHealth(app, { db, storage, isOpen, dataFolders, minimumSpaceMb });
  serveMetrics(app, { db, overload });
  return app;
};
