import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { CompactEncrypt, importJWK, type JWK } from 'jose';

export interface Reply {
  status: number;
  body: Record<string, never> & { code?: string };
}

/** Somebody who speaks to the API and does not give up while it is away. */
export const createCaller = (url: string) => {
  let sources = 0;
  const source = () => {
    sources += 1;
    return `10.${(sources >> 16) & 255}.${(sources >> 8) & 255}.${sources & 255}`;
  };

  const once = async (method: string, path: string, headers: Record<string, string>, body?: object): Promise<Reply> => {
    const answer = await fetch(url + path, {
      method,
      headers: { 'x-forwarded-for': source(), ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
    return { status: answer.status, body: (await answer.json()) as Reply['body'] };
  };

  /** Asks until it is answered: no answer and 5xx mean that one does not know, and asks again under the same key. */
  const ask = async (method: string, path: string, headers: Record<string, string>, body?: object): Promise<Reply> => {
    for (;;) {
      const reply = await once(method, path, headers, body).catch(() => null);
      const isKnown = reply && reply.status < 500 && reply.body.code !== 'in_progress';
      if (reply?.status === 500) throw new Error(`${method} ${path} answered 500`);
      if (isKnown) return reply;
      await delay(100);
    }
  };

  const signIn = async (username: string, password: string): Promise<Record<string, string>> => {
    const { body } = await ask('GET', '/api/auth/keys', {});
    const [key] = (body as unknown as { keys: (JWK & { kid: string })[] }).keys;
    const now = Math.floor(Date.now() / 1000);
    const nonce = randomBytes(16).toString('base64');
    const claims = { u: username, p: password, n: nonce, aud: '/api/auth/refreshToken', iat: now, exp: now + 60 };
    const jwe = await new CompactEncrypt(Buffer.from(JSON.stringify(claims)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', typ: 'login+jwe', kid: key?.kid ?? '' })
      .encrypt(await importJWK(key ?? {}, 'ECDH-ES'));
    const authorization = `Basic ${Buffer.from(`jwe:${jwe}`).toString('base64')}`;
    const { body: first } = await ask('GET', '/api/auth/refreshToken', { authorization });
    const { refreshToken } = first as unknown as { refreshToken: string };
    const { body: second } = await ask('GET', '/api/auth/accessToken', { authorization: `Bearer ${refreshToken}` });
    return { authorization: `Bearer ${(second as unknown as { accessToken: string }).accessToken}` };
  };
  return { ask, signIn };
};

export type Caller = ReturnType<typeof createCaller>;
