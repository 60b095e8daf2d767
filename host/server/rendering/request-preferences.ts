import type { FastifyRequest } from 'fastify';
import { type Language, languageOf, languageOfPath } from 'shared/i18n';
import { parseTheme } from 'shared/ui';

const getCookie = ({ headers }: FastifyRequest, name: string) =>
  headers.cookie
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const getAcceptedLanguage = (header = '') =>
  header
    .split(',')
    .map((part) => {
      const [tag, quality] = part.split(';q=');
      return { language: languageOf(tag), quality: Number(quality ?? 1) };
    })
    .sort((a, b) => b.quality - a.quality)
    .find(({ language }) => language !== null)?.language;

/** Language by path, then by cookie, then by Accept-Language, then Korean (docs/decisions/0002). */
export const getRequestLanguage = (request: FastifyRequest, pathname: string): Language =>
  languageOfPath(pathname) ??
  languageOf(getCookie(request, 'language')) ??
  getAcceptedLanguage(request.headers['accept-language']) ??
  'ko';

/** The theme that the reader has chosen; null before the first choice. */
export const getRequestTheme = (request: FastifyRequest) => {
  const cookie = getCookie(request, 'theme');
  return cookie ? parseTheme(cookie) : null;
};
