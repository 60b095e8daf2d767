import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { type Language, languageOf, splitAddress } from 'shared/i18n';

const getAcceptedLanguage = ({ headers }: FastifyRequest) =>
  languageOf(new Negotiator({ headers }).language(['ko', 'en', 'zh']));

/** The language of an answer: that of the address (docs/decisions/0069), and of an answer in place of the API's, that of Accept-Language. */
export const getRequestLanguage = (request: FastifyRequest): Language =>
  request.url.startsWith('/api/') ? (getAcceptedLanguage(request) ?? 'ko') : splitAddress(request.url).language;
