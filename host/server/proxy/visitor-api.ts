import { type Api, createApi, failureOf } from 'shared/client';
import { buildRequest } from 'shared/client/build-request';
import type { Language } from 'shared/i18n';
import { request } from 'undici';
import type { Upstreams } from './upstreams';

const timeoutMs = 2000;

/** Response header of the API with the number of the last change of content. */
export const dataVersionHeader = 'x-data-version';
/** Response header of the API with the domains whose content it shows, and their versions: `firm=1,members=2`. */
const contentHeader = 'x-content';

/** An answer of the API. */
export interface ApiAnswer {
  data: unknown;
  /** Length of its JSON. */
  length: number;
  /** Number of the last change of content; 0 if the answer has none. */
  version: number;
  /** Domains whose content it shows; null if the answer does not say it. */
  domains: string[] | null;
}

const parseDomains = (header: unknown) =>
  typeof header === 'string' ? header.split(',').map((part) => part.slice(0, part.indexOf('='))) : null;

/** A call of the API, such as `api.boards.list()` makes. */
export type VisitorCall = Parameters<typeof buildRequest>[0];

/** Sends a call to the API without sign-in, for an answer in this language. Rejects with an `ApiFailure` when the API refuses it. */
export const sendVisitorCall = async (
  { dispatcher, origin }: Upstreams,
  language: Language,
  call: VisitorCall,
): Promise<ApiAnswer> => {
  const { method, url, headers, body } = await buildRequest(call);
  const answer = await request(origin + url, {
    dispatcher,
    method,
    headers: { ...headers, 'Accept-Language': language },
    body: typeof body === 'string' ? body : null,
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await answer.body.text();
  const data: unknown = text && JSON.parse(text);
  if (answer.statusCode >= 400) throw await failureOf({ response: { status: answer.statusCode, data } });
  return {
    data,
    length: text.length,
    version: Number(answer.headers[dataVersionHeader]) || 0,
    domains: parseDomains(answer.headers[contentHeader]),
  };
};

/** Creates a client of the API without sign-in. */
export const createVisitorApi = (upstreams: Upstreams, language: Language): Api =>
  createApi(async (call) => (await sendVisitorCall(upstreams, language, call)).data);
