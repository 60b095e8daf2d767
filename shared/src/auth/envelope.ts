import { CompactEncrypt, importJWK, type JWK } from 'jose';

export type SignInKey = JWK & { kid: string };

interface Credentials {
  username: string;
  password: string;
  /** Of the second step. */
  code: string | null;
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const bytesOf = (text: string) => new TextEncoder().encode(text);

/**
 * The sign-in header: the credentials encrypted to the server's published key, by the server's clock (`date`), since an
 * envelope lives for a minute and the clocks of people differ by more. What this does and does not stop: docs/login.md.
 */
export const basicOf = async ({ username, password, code }: Credentials, key: SignInKey, date: string) => {
  const now = Math.floor((Date.parse(date) || Date.now()) / 1000);
  const payload = {
    u: username,
    p: password,
    ...(code && { t: code }),
    n: base64(crypto.getRandomValues(new Uint8Array(16))),
    aud: '/api/auth/refreshToken',
    iat: now,
    exp: now + 60,
  };
  const jwe = await new CompactEncrypt(bytesOf(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', typ: 'login+jwe', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'));
  return `Basic ${base64(bytesOf(`jwe:${jwe}`))}`;
};
