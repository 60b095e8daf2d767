import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { type Language, languageOf, languageOfPath } from 'shared/i18n';
import { parseTheme } from 'shared/ui';

const getAcceptedLanguage = ({ headers }: FastifyRequest) =>
  languageOf(new Negotiator({ headers }).language(['ko', 'en', 'zh']));

/** Language by path, then by cookie, then by Accept-Language, then Korean (docs/decisions/0002). */
export const getRequestLanguage = (request: FastifyRequest, pathname: string): Language =>
  languageOfPath(pathname) ?? languageOf(request.cookies?.language) ?? getAcceptedLanguage(request) ?? 'ko';

/** The theme that the reader has chosen; null before the first choice. */
export const getRequestTheme = (request: FastifyRequest) => {
  const theme = request.cookies?.theme;
  return theme ? parseTheme(theme) : null;
};
