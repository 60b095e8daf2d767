import type { AxiosRequestConfig } from 'axios';
import { type Api, createApi } from 'shared/client';
import { buildRequest } from 'shared/client/build-request';
import { send } from 'shared/client/send';
import type { Language } from 'shared/i18n';
import { fetch, type RequestInit } from 'undici';
import type { Upstreams } from './upstreams';

const timeoutMs = 2000;

/** Makes axios use the dispatcher: it takes `fetch` from `env`, and passes address and options to it when `Request` is null. */
const toAxiosConfig = ({ dispatcher, origin }: Upstreams) =>
  ({
    adapter: 'fetch',
    baseURL: origin,
    timeout: timeoutMs,
    env: { fetch: (url: string, init: RequestInit) => fetch(url, { ...init, dispatcher }), Request: null },
  }) as unknown as AxiosRequestConfig;

/** Response header of the API with the number of the last change of content. */
export const dataVersionHeader = 'x-data-version';
/** Response header of the API with the domains whose content it shows, and their versions: `firm=1,members=2`. */
const contentHeader = 'x-content';

/** What an answer of the API says about its content. */
export interface AnswerInfo {
  /** Number of the last change; 0 if the answer has none. */
  version: number;
  /** Domains whose content it shows; null if the answer does not say it. */
  domains: string[] | null;
}

const parseDomains = (header: unknown) =>
  typeof header === 'string' ? header.split(',').map((part) => part.slice(0, part.indexOf('='))) : null;

/** A call of the API, such as `api.boards.list()` makes. */
export type VisitorCall = Parameters<typeof buildRequest>[0];

/**
 * Returns a function that sends calls to the API without sign-in, for answers in this language. `onAnswer` is called for each
 * call, with null when it failed. Rejects with an `ApiFailure`.
 */
export const createVisitorCalls = (
  upstreams: Upstreams,
  language: Language,
  onAnswer?: (info: AnswerInfo | null) => void,
): ((call: VisitorCall) => Promise<unknown>) => {
  const config = toAxiosConfig(upstreams);
  return async (call) => {
    const request = await buildRequest(call);
    const headers = { ...request.headers, 'Accept-Language': language };
    const response = await send({ ...request, headers }, config).catch((cause: unknown) => {
      onAnswer?.(null);
      throw cause;
    });
    const version = Number(response.header(dataVersionHeader)) || 0;
    onAnswer?.({ version, domains: parseDomains(response.header(contentHeader)) });
    return response.data;
  };
};

/** Creates a client of the API without sign-in. */
export const createVisitorApi = (upstreams: Upstreams, language: Language): Api =>
  createApi(createVisitorCalls(upstreams, language));
