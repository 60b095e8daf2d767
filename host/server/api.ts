import type { AxiosRequestConfig } from 'axios';
import { type Api, createApi } from 'shared/client';
import { requestOf } from 'shared/client/request';
import { send } from 'shared/client/send';
import type { Language } from 'shared/i18n';
import { fetch, type RequestInit } from 'undici';
import type { Apis } from './apis';

const patienceMs = 2000;

/** axios looks for a fetch of ours in `env`; without a Request of its own it hands over address and options. */
const through = ({ dispatcher, origin }: Apis) =>
  ({
    adapter: 'fetch',
    baseURL: origin,
    timeout: patienceMs,
    env: { fetch: (url: string, init: RequestInit) => fetch(url, { ...init, dispatcher }), Request: null },
  }) as unknown as AxiosRequestConfig;

export const versionHeader = 'x-data-version';

/**
 * The API as a visitor of this language sees it; nobody is signed in on the server. `onVersion` gets the number of the
 * last change of content that each answer names.
 */
export const visitorApi = (apis: Apis, language: Language, onVersion?: (version: number) => void): Api => {
  const way = through(apis);
  return createApi(async (call) => {
    const asked = await requestOf(call);
    const headers = { ...asked.headers, 'Accept-Language': language };
    const answer = await send({ ...asked, headers }, way);
    const version = Number(answer.header(versionHeader));
    if (version) onVersion?.(version);
    return answer.data;
  });
};
