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

/**
 * Creates a client of the API without sign-in, for answers in this language. `onVersion` is called with the content
 * version of each response.
 */
export const createVisitorApi = (
  upstreams: Upstreams,
  language: Language,
  onVersion?: (version: number) => void,
): Api => {
  const config = toAxiosConfig(upstreams);
  return createApi(async (call) => {
    const request = await buildRequest(call);
    const headers = { ...request.headers, 'Accept-Language': language };
    const response = await send({ ...request, headers }, config);
    const version = Number(response.header(dataVersionHeader));
    if (version) onVersion?.(version);
    return response.data;
  });
};
