import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { CompactEncrypt, importJWK, type JWK } from 'jose';

export interface ApiResponse {
  status: number;
  body: Record<string, never> & { code?: string };
}

/** A client of the API that repeats requests while it is down. Each request has another client address, because of rate limits. */
export const createApiClient = (url: string) => {
  let addressCount = 0;
  const nextAddress = () => {
    addressCount += 1;
    return `10.${(addressCount >> 16) & 255}.${(addressCount >> 8) & 255}.${addressCount & 255}`;
  };

  /** Sends a request until it is answered. No answer or 5xx leaves the result unknown; the request is then repeated with the same idempotency key. Throws on 500. */
  const send = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: object,
  ): Promise<ApiResponse> => {
    for (;;) {
      const answer = await fetch(url + path, {
        method,
        headers: { 'x-forwarded-for': nextAddress(), ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      }).catch(() => null);
      const content = (await answer?.json().catch(() => null)) as ApiResponse['body'] | null;
      if (answer?.status === 500 && content) throw new Error(`${method} ${path} answered 500`);
      if (answer && content && answer.status < 500 && content.code !== 'in_progress')
        return { status: answer.status, body: content };
      await delay(100);
    }
  };

  const signIn = async (username: string, password: string): Promise<Record<string, string>> => {
    const { body } = await send('GET', '/api/auth/keys', {});
    const [key] = (body as unknown as { keys: (JWK & { kid: string })[] }).keys;
    const now = Math.floor(Date.now() / 1000);
    const nonce = randomBytes(16).toString('base64');
    const claims = { u: username, p: password, n: nonce, aud: '/api/auth/refreshToken', iat: now, exp: now + 60 };
    const jwe = await new CompactEncrypt(Buffer.from(JSON.stringify(claims)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', typ: 'login+jwe', kid: key?.kid ?? '' })
      .encrypt(await importJWK(key ?? {}, 'ECDH-ES'));
    const authorization = `Basic ${Buffer.from(`jwe:${jwe}`).toString('base64')}`;
    const { body: first } = await send('GET', '/api/auth/refreshToken', { authorization });
    const { refreshToken } = first as unknown as { refreshToken: string };
    const { body: second } = await send('GET', '/api/auth/accessToken', { authorization: `Bearer ${refreshToken}` });
    return { authorization: `Bearer ${(second as unknown as { accessToken: string }).accessToken}` };
  };
  return { send, signIn };
};

export type ApiClient = ReturnType<typeof createApiClient>;
