import { type Api, createApi } from 'shared/client';
import { requestOf } from 'shared/client/request';
import { type Fetch, send } from 'shared/client/send';
import type { Language } from 'shared/i18n';
import { fetch } from 'undici';
import type { Apis } from './apis';

const patienceMs = 2000;

/** No file is ever sent from here. */
const through =
  ({ dispatcher }: Apis): Fetch =>
  (url, { method, headers, body }) =>
    fetch(url, {
      method,
      headers,
      dispatcher,
      signal: AbortSignal.timeout(patienceMs),
      body: typeof body === 'string' ? body : null,
    });

export const versionHeader = 'x-data-version';

/**
 * The API as a visitor of this language sees it; nobody is signed in on the server. `onVersion` gets the number of the
 * last change of content that each answer names.
 */
export const visitorApi = (apis: Apis, language: Language, onVersion?: (version: number) => void): Api => {
  const fetchAs = through(apis);
  return createApi(async (call) => {
    const asked = await requestOf(call);
    const headers = { ...asked.headers, 'Accept-Language': language };
    const answer = await send({ ...asked, url: apis.origin + asked.url, headers }, fetchAs);
    const version = Number(answer.header(versionHeader));
    if (version) onVersion?.(version);
    return answer.data;
  });
};
