import { buildRequest } from 'shared/client/build-request';
import type { Language } from 'shared/i18n';
import { createContentCache } from '../content/content-cache';
import type { ContentState, Validity } from '../content/content-state';
import type { Upstreams } from './upstreams';
import { type ApiAnswer, sendVisitorRequest, type VisitorRequest } from './visitor-api';

/** Memory for all answers (bytes). */
const maxBytes = 32_000_000;
/** The data of an answer, as a multiple of the length of its JSON. */
const memoryFactor = 3;
/** Oldest answer that is used (ms): some say what time it is. */
const maxAgeMs = 5000;

/** A call of the API, such as `api.boards.list()` makes, or a GET of a route with its query, such as `/v1/fairs?limit=5`. */
export type VisitorCall = Parameters<typeof buildRequest>[0] | { route: string };

interface VisitorAnswer extends Omit<ApiAnswer, 'domains'> {
  /** How long it is current; null when that is not known. */
  validity: Validity | null;
}

export interface VisitorCallOptions {
  language: Language;
  /** Then nothing that was read before will do. */
  mustBeNew: boolean;
}

/** Reads from the API as a visitor does. Equal calls are sent once, and their answers found again until their content changes. */
export const createVisitorAnswers = (upstreams: Upstreams, content: ContentState) => {
  const cache = createContentCache<VisitorAnswer>(content, {
    maxBytes,
    getSize: ({ length }) => length * memoryFactor,
    maxAgeMs,
  });
  const underWay = new Map<string, Promise<VisitorAnswer>>();

  const read = async (key: string, language: Language, request: VisitorRequest) => {
    const getValidity = content.startReading();
    const { domains, ...rest } = await sendVisitorRequest(upstreams, language, request);
    const answer = { ...rest, validity: getValidity(domains) };
    if (answer.validity) cache.set(key, answer, answer.validity);
    return answer;
  };

  /** Rejects with an `ApiFailure` when the API refuses the call, and with an error when that would change something. */
  return async (call: VisitorCall, { language, mustBeNew }: VisitorCallOptions): Promise<VisitorAnswer> => {
    const request =
      'route' in call ? { method: 'GET', url: `/api${call.route}`, headers: {} } : await buildRequest(call);
    if (request.method !== 'GET') throw new Error(`A page may only read: ${request.method} ${request.url}`);
    const key = `${language} ${request.url}`;
    if (mustBeNew) return read(key, language, request);
    const cached = cache.get(key);
    if (cached) return cached;
    const joined = underWay.get(key);
    if (joined) return joined;
    const reading = read(key, language, request).finally(() => underWay.delete(key));
    underWay.set(key, reading);
    return reading;
  };
};

export type VisitorAnswers = ReturnType<typeof createVisitorAnswers>;
