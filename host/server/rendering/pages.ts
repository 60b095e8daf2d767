import etag from '@fastify/etag';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { trimEndSlashes } from 'shared/format';
import { localiseAddress, splitAddress } from 'shared/i18n';
import { findByPath } from 'shared/rendering/match-route';
import {
  type Assignment,
  applyAssignment,
  assignRelease,
  readersCacheControl,
  sendReaderCookie,
} from '../canary/assign-release';
import type { CanaryMonitor } from '../canary/canary-monitor';
import type { HostContext } from '../context';
import { hasJustWritten } from '../proxy/own-writes';
import type { Encoding } from './encoded-document';
import { createPageAnswers, type PageAnswer } from './page-answers';
import { findParentPath } from './parent-path';

const encodings = ['br', 'gzip'] as const;

const getEncoding = ({ headers }: FastifyRequest): Encoding => {
  const accepted = new Negotiator({ headers }).encodings([...encodings]);
  return encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity';
};

const sendPage = async (request: FastifyRequest, reply: FastifyReply, { status, headers, document }: PageAnswer) => {
  const encoding = getEncoding(request);
  reply.status(status).headers(headers).type('text/html; charset=utf-8');
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(await document.encode(encoding));
};

/** A page of a reader: kept by no network, and counted if it is one of the canary's remote. */
const toReadersPage = (answer: PageAnswer): PageAnswer => {
  const isShared = answer.headers['Cache-Control'] !== 'no-store';
  return isShared ? { ...answer, headers: { ...answer.headers, 'Cache-Control': readersCacheControl } } : answer;
};

const countVisit = (
  { count }: Pick<CanaryMonitor, 'count'>,
  { canary, reader, isCanary }: Assignment,
  { pathname, status }: { pathname: string; status: number },
) => {
  if (!reader || !findByPath(canary.release.manifest.routes, pathname)) return;
  count({ reader, isCanary, failed: status === 500 });
};

/** A page has one address: without slashes at its end, and none names Korean. */
const toOwnPath = (pathname: string) => {
  const { language, address } = splitAddress(pathname);
  return trimEndSlashes(language === 'ko' ? address : pathname) || '/';
};

/** Answers every path that no other route serves with an HTML page. */
export const servePages = async (app: FastifyInstance, context: HostContext) => {
  const { registry, canaries, chooseReleases, getOrigin } = context;
  const answers = createPageAnswers(context);

  await app.register(async (pages) => {
    // Answers 304 to a browser or network that has the page.
    await pages.register(etag);
    pages.get('/*', async (request, reply) => {
      // Joined and not resolved: `//elsewhere` is a path of this site, not another origin.
      const asked = new URL(getOrigin(request) + request.url);
      const { search } = asked;
      const path = toOwnPath(asked.pathname);
      // With its origin: `/ko//elsewhere` is a path of this site.
      if (path !== asked.pathname) return reply.redirect(asked.origin + path + search, 301);
      // Before the releases, so that those of a former reading are never remembered as those of a later one.
      const { isIncomplete, generation } = await registry.status();
      const { url, releases: chosen, override } = await chooseReleases(asked);
      const canary = override ? null : await canaries.find();
      const assignment = canary && assignRelease(request, canary);
      const releases = assignment ? applyAssignment(chosen, assignment) : chosen;
      const { language, address } = splitAddress(path);
      url.pathname = address;
      const page = {
        url,
        search,
        language,
        releases,
        others: canary ? [...chosen, canary.release] : [],
        canary: assignment?.isCanary ? assignment.canary.release.version : null,
        override,
        isIncomplete,
        generation,
        mustBeNew: hasJustWritten(request),
      };
      const cached = answers.find(page);
      reply.header('X-Cache', cached?.state ?? 'miss');
      const send = (answer: PageAnswer) => {
        if (!assignment) return sendPage(request, reply, answer);
        sendReaderCookie(request, reply, assignment);
        countVisit(canaries, assignment, { pathname: url.pathname, status: answer.status });
        return sendPage(request, reply, toReadersPage(answer));
      };
      if (cached) return send(cached.answer);
      const routes = releases.flatMap(({ manifest }) => manifest.routes);
      // While releases are missing, an address may be a page of one of them.
      const parent = isIncomplete ? null : findParentPath(routes, url.pathname);
      // Not for ever: a page may come to be at this address.
      if (parent)
        return reply.header('Cache-Control', 'no-store').redirect(localiseAddress(parent, language) + search, 302);
      return send(await answers.render(page));
    });
  });
};
