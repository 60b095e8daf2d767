import { setTimeout as delay } from 'node:timers/promises';
import type { JWK } from 'jose';
import { type Credentials, encryptCredentials } from '../encrypt-credentials';

export interface ApiResponse {
  status: number;
  body: Record<string, never> & { code?: string };
}

interface ApiClientOptions {
  /** Called with what was answered 500; without it that throws. */
  onServerError?: (line: string) => void;
}

/**
 * A client of the API that repeats requests while it is down, and signs in again when a session has ended. Each request has
 * another client address, because of rate limits.
 */
export const createApiClient = (url: string, { onServerError }: ApiClientOptions = {}) => {
  let addressCount = 0;
  const nextAddress = () => {
    addressCount += 1;
    return `10.${(addressCount >> 16) & 255}.${(addressCount >> 8) & 255}.${addressCount & 255}`;
  };
  /** Who signed in, and the header of their last sign-in, by the header of the first one. */
  const accounts = new Map<string, Credentials>();
  const renewed = new Map<string, string>();

  const sendOnce = (method: string, path: string, headers: Record<string, string>, body?: object | FormData) => {
    const isForm = body instanceof FormData;
    return fetch(url + path, {
      method,
      headers: {
        'x-forwarded-for': nextAddress(),
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => null);
  };

  const readJson = async (answer: Response | null) =>
    (await answer?.json().catch(() => null)) as ApiResponse['body'] | null;

  /** Sends a request until it is answered. No answer or 5xx leaves the result unknown; the request is then repeated with the same idempotency key. */
  const send = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: object | FormData,
  ): Promise<ApiResponse> => {
    const { authorization = '' } = headers;
    for (;;) {
      const current = renewed.get(authorization);
      const answer = await sendOnce(method, path, { ...headers, ...(current && { authorization: current }) }, body);
      const content = await readJson(answer);
      const account = accounts.get(authorization);
      if (answer?.status === 401 && account) {
        renewed.set(authorization, await startSession(account));
        continue;
      }
      if (answer?.status === 500 && content) {
        if (!onServerError) throw new Error(`${method} ${path} answered 500`);
        onServerError(`${method} ${path}`);
      }
      if (answer && content && answer.status < 500 && content.code !== 'in_progress')
        return { status: answer.status, body: content };
      await delay(100);
    }
  };

  /** The header of a new session. Its time is that of the server, as on the page of the sign-in. */
  const startSession = async (credentials: Credentials): Promise<string> => {
    for (;;) {
      const answer = await sendOnce('GET', '/api/auth/keys', {});
      const content = (await readJson(answer)) as unknown as { keys?: (JWK & { kid: string })[] } | null;
      const [key] = content?.keys ?? [];
      if (answer && key) {
        const authorization = await encryptCredentials(key, credentials, Date.parse(answer.headers.get('date') ?? ''));
        const { refreshToken } = ((await readJson(
          await sendOnce('GET', '/api/auth/refreshToken', { authorization }),
        )) ?? {}) as { refreshToken?: string };
        const bearer = { authorization: `Bearer ${refreshToken}` };
        const { accessToken } = ((await readJson(await sendOnce('GET', '/api/auth/accessToken', bearer))) ?? {}) as {
          accessToken?: string;
        };
        if (accessToken) return `Bearer ${accessToken}`;
      }
      await delay(500);
    }
  };

  const signIn = async (username: string, password: string): Promise<Record<string, string>> => {
    const authorization = await startSession({ username, password });
    accounts.set(authorization, { username, password });
    return { authorization };
  };
  return { send, signIn };
};

export type ApiClient = ReturnType<typeof createApiClient>;
