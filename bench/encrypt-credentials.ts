import { randomBytes } from 'node:crypto';
import { CompactEncrypt, importJWK, type JWK } from 'jose';

export interface Credentials {
  username: string;
  password: string;
  /** Second proof. */
  code?: string;
}

/** The `authorization` header of a sign-in for the public key of the API (docs/login.md). `time`: that of the API (ms). */
export const encryptCredentials = async (
  key: JWK,
  { username, password, code }: Credentials,
  time = Date.now(),
): Promise<string> => {
  const now = Math.floor(time / 1000);
  const n = randomBytes(16).toString('base64');
  const claims = { u: username, p: password, t: code, n, aud: '/api/auth/refreshToken', iat: now, exp: now + 60 };
  const jwe = await new CompactEncrypt(Buffer.from(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', typ: 'login+jwe', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'));
  return `Basic ${Buffer.from(`jwe:${jwe}`).toString('base64')}`;
};
