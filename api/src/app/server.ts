import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { serveAuction } from '../auction/auction';
import { auctionLeaving } from '../auction/bids/leaving';
import { createAuctionTold } from '../auction/works/told';
import { serveBanners } from '../firm/banners/routes';
import { serveConsoleBoards } from '../firm/boards/console';
import { serveEditor } from '../firm/boards/editor';
import { serveBoards } from '../firm/boards/routes';
import { serveConsoleComments } from '../firm/comments/console';
import { serveComments } from '../firm/comments/routes';
import { serveFaqs } from '../firm/faqs/routes';
import { serveConsoleForms } from '../firm/forms/console';
import { serveForms } from '../firm/forms/routes';
import { serveLawyers } from '../firm/lawyers/routes';
import { servePopups } from '../firm/popups/routes';
import { servePractices } from '../firm/practices/routes';
import { serveSetting } from '../firm/setting/routes';
import { serveMatching } from '../matching/matching';
import { matchingLeaving } from '../matching/matchings/leaving';
import { createTold } from '../matching/matchings/told';
import { serveAuth } from '../members/auth/routes';
import { serveInbox } from '../members/inbox/routes';
import { serveLevels } from '../members/levels/routes';
import { serveMe } from '../members/me/routes';
import { serveMessages } from '../members/messages/routes';
import { createMessenger } from '../members/messages/tell';
import { serveConsoleNotifications } from '../members/notifications/console';
import { serveNotifications } from '../members/notifications/routes';
import { serveLetters } from '../members/outbox/letters';
import { servePublicMessage } from '../members/outbox/public';
import { serveOutbox } from '../members/outbox/routes';
import { serveConsoleQuestions } from '../members/questions/console';
import { serveQuestions } from '../members/questions/routes';
import { serveTerms } from '../members/terms/routes';
import { serveConsoleUsers } from '../members/users/console';
import type { Leaving } from '../members/users/leaving';
import { isOwnAccount } from '../members/users/papers';
import { serveUsers } from '../members/users/routes';
import { serveAudit } from '../platform/audit/routes';
import { createKeys } from '../platform/auth/keys';
import { createTokens } from '../platform/auth/tokens';
import { announceDataVersion } from '../platform/data-version';
import type { Connection } from '../platform/database/connect';
import { serveFailures } from '../platform/failures/routes';
import type { Disk } from '../platform/files/disk';
import { createFiles } from '../platform/files/files';
import { serveFiles } from '../platform/files/routes';
import { serveHealth } from '../platform/health';
import { answerOf, bodyLimitMb, Failure, failureOf, isOurs, traceOf } from '../platform/http/errors';
import { acceptedLanguage } from '../platform/http/language';
import { refuseOtherMethods } from '../platform/http/serve';
import { type LoadLimits, watchLoad } from '../platform/load';
import { loggedPath, logging } from '../platform/logging';
import { serveMetrics } from '../platform/metrics/routes';
import { servePermits } from '../platform/permits/routes';
import { serveReference } from '../platform/reference/routes';
import { serveTrash } from '../platform/trash/routes';
import { serveVitals } from '../platform/vitals/routes';
import { orderLeaving } from '../shop/orders/leaving';
import { serveShop, shopLeaving } from '../shop/shop';
import { createShop, serveTrade } from '../shop/trade';

export interface Server {
  db: Connection['db'];
  disk: Disk;
  /** Where links in mails lead, without a slash at the end. */
  publicUrl: string;
  /** Addresses, networks or names of networks whose word on the caller's address is taken, separated by commas. */
  proxies?: string | undefined;
  /** False from the moment the process is asked to end. */
  isOpen?: () => boolean;
  logLevel?: 'info' | 'error';
  /** Beyond which requests are refused, where those are not the usual ones. */
  limits?: LoadLimits | undefined;
}

const answerFailure = (thrown: Error, request: FastifyRequest, reply: FastifyReply) => {
  const failure = failureOf(thrown);
  if (isOurs(failure, thrown)) request.log.error({ trace: traceOf(thrown) }, 'a request failed');
  const { status, body } = answerOf(failure, acceptedLanguage(request.headers['accept-language']));
  return reply
    .headers({ 'x-request-id': request.id, ...failure.details.headers })
    .code(status)
    .send(body);
};

export const buildServer = async (server: Server) => {
  const { db, disk, publicUrl, proxies, isOpen = () => true, logLevel = 'info', limits } = server;
  const app = Fastify({
    logger: logging(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitMb * 1024 * 1024,
    requestTimeout: 120_000,
    trustProxy: proxies || 'loopback',
    genReqId: ({ headers: { 'x-request-id': given } }) =>
      typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID(),
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      answerFailure(error, request, reply),
  });
  const keys = createKeys(db);
  const tokens = createTokens(keys);
  app.decorate('verifyAccess', tokens.verify);
  app.decorate('served', new Map());
  app.decorateRequest('language', 'ko');
  app.decorateRequest('caller', null);
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) => answerFailure(new Failure('not_found'), request, reply));
  await app.register(multipart, { throwFileSizeLimit: false });

  app.addHook('onRequest', async (request, reply) => {
    request.language = acceptedLanguage(request.headers['accept-language']);
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      vary: 'accept-language',
    });
  });
  // Who was being answered when the end came does not come back on this connection, and does not hold it up.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!isOpen()) reply.header('connection', 'close');
    done(null, payload);
  });
  const load = watchLoad(app, db.$client, limits);
  // One line a request: no query, header or body, which may hold what people wrote.
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { method, log } = request;
    log.info({ method, path: loggedPath(request), status: statusCode, ms: Math.round(elapsedTime) });
  });
  announceDataVersion(app, db);

  const files = createFiles(db, disk);
  const messenger = createMessenger({ publicUrl });
  /** What each part has to say when a member goes. */
  const told = createTold({ messenger, publicUrl });
  const shop = createShop({ messenger });
  const leaving: Leaving[] = [matchingLeaving(told), shopLeaving, orderLeaving(shop), auctionLeaving];
  serveHealth(app, { db, disk, isOpen });
  serveMetrics(app, { db, load });
  serveReference(app);
  serveAuth(app, { db, keys, tokens });
  serveUsers(app, { db, files, keys, messenger });
  serveConsoleUsers(app, { db, files, messenger, leaving });
  serveMe(app, { db, files, messenger, leaving });
  serveLevels(app, { db });
  serveSetting(app, { db });
  serveLawyers(app, { db, files });
  servePractices(app, { db });
  serveBoards(app, { db, files });
  serveConsoleBoards(app, { db, files });
  serveEditor(app, { files });
  serveBanners(app, { db, files });
  servePopups(app, { db, files });
  serveTerms(app, { db });
  serveFaqs(app, { db });
  const { isOwn } = serveForms(app, { db, files, keys, messenger });
  serveConsoleForms(app, { db, files, messenger });
  const { isOwn: isOwnQuestion } = serveQuestions(app, { db, files, messenger });
  serveConsoleQuestions(app, { db, files, messenger });
  serveNotifications(app, { db });
  serveConsoleNotifications(app, { db, files });
  serveComments(app, { db });
  serveConsoleComments(app, { db });
  serveMessages(app, { db, publicUrl });
  serveOutbox(app, { db });
  serveLetters(app, { db });
  servePublicMessage(app, { db });
  serveInbox(app, { db });
  serveTrash(app, { db });
  const { isOpenIntroduction } = serveMatching(app, { db, files, keys, told, publicUrl });
  serveTrade(app, { db, files, shop, publicUrl });
  const { isOwnInquiry } = serveShop(app, { db, files, messenger });
  serveAuction(app, { db, files, told: createAuctionTold(messenger) });
  serveFiles(app, {
    db,
    disk,
    files,
    owners: {
      forms: isOwn,
      questions: isOwnQuestion,
      introductions: isOpenIntroduction,
      users: isOwnAccount,
      inquiries: isOwnInquiry,
    },
  });
  serveFailures(app, { db });
  serveVitals(app, { db });
  serveAudit(app, { db });
  servePermits(app, { db, keys });

  refuseOtherMethods(app);
  return app;
};
