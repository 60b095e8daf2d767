import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from 'shared/client';
import { errors } from 'shared/contract';
import { homePath, htmlLang, type Language } from 'shared/i18n';
import { translate } from '../src/federation/i18n';
import { serverI18n } from './i18n';
import { logFailure } from './log-failure';
import { retryAfterSeconds } from './rendering/retry-after';
import { getRequestLanguage } from './request-language';
import { securityHeaders } from './security-headers';

/** In the theme of the reader's system. */
const styles =
  ':root{color-scheme:light dark}body{max-width:32rem;margin:15vh auto;padding:0 1.25rem;font:1rem/1.6 system-ui,sans-serif}h1{font-size:1.5rem}a{color:inherit}';

/** A page without scripts, with a link to the home page, for what the shell cannot show. */
const createErrorPage = (language: Language, title: string, text: string) =>
  `<!doctype html><html lang="${htmlLang[language]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${styles}</style>` +
  `<h1>${title}</h1><p>${text}</p><p><a href="${homePath[language]}">${serverI18n.translate(language)('home')}</a></p></html>`;

const errorHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** A request names no address of this site. */
export class BadAddress extends Error {}

/** Answers an address that cannot be decoded, such as `/%E0%A4%A`. */
export const sendBadAddress = (request: FastifyRequest, reply: FastifyReply) => {
  const language = getRequestLanguage(request);
  const t = serverI18n.translate(language);
  // No hook runs for it.
  reply.code(400).headers({ ...securityHeaders, ...errorHeaders });
  if (request.url.startsWith('/api/')) return reply.send({ code: 'malformed', message: errors.malformed[language] });
  return reply.type('text/html; charset=utf-8').send(createErrorPage(language, t('badAddress'), t('badAddressText')));
};

/** Logs what a route threw, and answers without the reason, which may name internal addresses. */
export const answerErrors = (app: FastifyInstance) =>
  app.setErrorHandler((cause: FastifyError | ApiFailure, request, reply) => {
    if (cause instanceof BadAddress) return sendBadAddress(request, reply);
    const isRefusal = !(cause instanceof ApiFailure) && (cause.statusCode ?? 500) < 500;
    if (isRefusal) return reply.send(cause);
    const [pathname = '/'] = request.url.split('?');
    logFailure(`${request.method} ${pathname}`, cause);
    const language = getRequestLanguage(request);
    const title = translate(language)('unavailable');
    const text = serverI18n.translate(language)('errorText');
    return reply
      .code(cause instanceof ApiFailure ? 503 : 500)
      .headers({ ...errorHeaders, 'Retry-After': retryAfterSeconds })
      .type('text/html; charset=utf-8')
      .send(createErrorPage(language, title, text));
  });
