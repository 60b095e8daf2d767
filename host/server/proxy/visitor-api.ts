import { type Api, createApi, failureOf } from 'shared/client';
import { buildRequest } from 'shared/client/build-request';
import type { Language } from 'shared/i18n';
import { request } from 'undici';
import type { Upstreams } from './upstreams';

const timeoutMs = 2000;

/** Response header of the API with the domains whose content it shows, and their versions: `firm=1,members=2`. */
const contentHeader = 'x-content';

/** An answer of the API. */
export interface ApiAnswer {
  data: unknown;
  /** Length of its JSON. */
  length: number;
  /** Domains whose content it shows; null if the answer does not say it. */
  domains: string[] | null;
}

const parseDomains = (header: unknown) =>
  typeof header === 'string' ? header.split(',').map((part) => part.slice(0, part.indexOf('='))) : null;

/** A request to the API as `buildRequest` makes it. */
export type VisitorRequest = Awaited<ReturnType<typeof buildRequest>>;

/** Sends a request to the API without sign-in, for an answer in this language. Rejects with an `ApiFailure` when the API refuses it. */
export const sendVisitorRequest = async (
  { dispatcher, origin }: Upstreams,
  language: Language,
  { method, url, headers, body }: VisitorRequest,
): Promise<ApiAnswer> => {
  const answer = await request(origin + url, {
    dispatcher,
    method,
    headers: { ...headers, 'Accept-Language': language },
    body: typeof body === 'string' ? body : null,
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await answer.body.text();
  // What lies between may answer something else, such as a page of its own when the API is away.
  const data: unknown = /json/.test(String(answer.headers['content-type'])) ? JSON.parse(text) : text;
  if (answer.statusCode >= 400) throw await failureOf({ response: { status: answer.statusCode, data } });
  return {
    data,
    length: text.length,
    domains: parseDomains(answer.headers[contentHeader]),
  };
};

/** Creates a client of the API without sign-in. */
export const createVisitorApi = (upstreams: Upstreams, language: Language): Api =>
  createApi(async (call) => (await sendVisitorRequest(upstreams, language, await buildRequest(call))).data);
