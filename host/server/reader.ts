import type { FastifyRequest } from 'fastify';
import { type Language, languageOf, languageOfPath } from 'shared/i18n';

const cookie = ({ headers }: FastifyRequest, name: string) =>
  headers.cookie
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const preferred = (header = '') =>
  header
    .split(',')
    .map((part) => {
      const [tag, quality] = part.split(';q=');
      return { language: languageOf(tag), quality: Number(quality ?? 1) };
    })
    .sort((a, b) => b.quality - a.quality)
    .find(({ language }) => language !== null)?.language;

/** Path, then the reader's own choice, then the browser's, then Korean (docs/decisions/0002). */
export const languageOfRequest = (request: FastifyRequest, pathname: string): Language =>
  languageOfPath(pathname) ??
  languageOf(cookie(request, 'language')) ??
  preferred(request.headers['accept-language']) ??
  'ko';

export const themeOfRequest = (request: FastifyRequest) => (cookie(request, 'theme') === 'dark' ? 'dark' : 'light');
