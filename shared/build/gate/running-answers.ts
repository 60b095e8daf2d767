import { ApiFailure, failureOf } from 'shared/client';
import type { Answers } from './answers';

const timeoutMs = 5000;

/** The API of a running site, of which nothing is changed. */
export const createRunningAnswers = (api: string): Answers => ({
  title: `with the answers of ${api}`,
  hasRecords: true,
  read: async (address, language) => {
    const response = await fetch(api + address, {
      headers: { 'Accept-Language': language },
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: Error) => {
      throw new ApiFailure(0, 'network', cause.message);
    });
    const text = await response.text();
    // What lies between may answer a page of its own.
    const data: unknown = /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text;
    if (!response.ok) throw await failureOf({ response: { status: response.status, data } });
    return data;
  },
});
