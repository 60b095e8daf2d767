import { CompactEncrypt, importJWK, type JWK } from 'jose';

export type SignInKey = JWK & { kid: string };

interface Credentials {
  username: string;
  password: string;
  /** The code of the second step (TOTP), or null. */
  code: string | null;
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const encodeText = (text: string) => new TextEncoder().encode(text);

/**
 * The Authorization header for sign-in: the credentials encrypted with the server's public key. It is valid for a minute
 * from `date`, the server's Date header, because the clock of the device may be wrong. Its security: docs/login.md.
 */
export const buildSignInHeader = async ({ username, password, code }: Credentials, key: SignInKey, date: string) => {
  const now = Math.floor((Date.parse(date) || Date.now()) / 1000);
  const payload = {
    u: username,
    p: password,
    ...(code && { t: code }),
    n: toBase64(crypto.getRandomValues(new Uint8Array(16))),
    aud: '/api/auth/refreshToken',
    iat: now,
    exp: now + 60,
  };
  const jwe = await new CompactEncrypt(encodeText(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', typ: 'login+jwe', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'));
  return `Basic ${toBase64(encodeText(`jwe:${jwe}`))}`;
};
