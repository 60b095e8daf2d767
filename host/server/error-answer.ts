import type { FastifyError, FastifyInstance } from 'fastify';
import { ApiFailure } from 'shared/client';
import { htmlLang } from 'shared/i18n';
import { translate } from '../src/federation/i18n';
import { serverI18n } from './i18n';
import { logFailure } from './log-failure';
import { getRequestLanguage } from './rendering/request-preferences';
import { retryAfterSeconds } from './rendering/retry-after';

/** Logs what a route threw, and answers without the reason, which may name internal addresses. */
export const answerErrors = (app: FastifyInstance) =>
  app.setErrorHandler((cause: FastifyError | ApiFailure, request, reply) => {
    const isRefusal = !(cause instanceof ApiFailure) && (cause.statusCode ?? 500) < 500;
    if (isRefusal) return reply.send(cause);
    const [pathname = '/'] = request.url.split('?');
    logFailure(`${request.method} ${pathname}`, cause);
    const language = getRequestLanguage(request, pathname);
    const title = translate(language)('unavailable');
    const text = serverI18n.translate(language)('errorText');
    return reply
      .code(cause instanceof ApiFailure ? 503 : 500)
      .headers({ 'Cache-Control': 'no-store', 'Retry-After': retryAfterSeconds, 'X-Robots-Tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${htmlLang[language]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>` +
          `<h1>${title}</h1><p>${text}</p></html>`,
      );
  });
