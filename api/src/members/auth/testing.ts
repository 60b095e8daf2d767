import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { contract } from 'shared/contract';
import type { TestApi } from '../../app/testing';

/** The `authorization` header of a sign-in: username `u`, password `p` and code `t`, encrypted as the page does it. */
export const encryptCredentials = async (api: TestApi, credentials: { u: string; p: string; t?: string }) => {
  const { body } = await api.call(contract.auth.keys);
  const [key] = body.keys;
  const now = Math.floor(Date.now() / 1000);
  const n = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const content = { ...credentials, n, aud: '/api/auth/refreshToken', iat: now, exp: now + 60 };
  const jwe = await new CompactEncrypt(Buffer.from(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', typ: 'login+jwe', kid: key?.kid })
    .encrypt(await importJWK(key as JWK, 'ECDH-ES'));
  return `Basic ${Buffer.from(`jwe:${jwe}`).toString('base64')}`;
};

/** The code of an authenticator app at a time (ms). */
export const createTotpCode = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
