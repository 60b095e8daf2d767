import { compactDecrypt, importJWK } from 'jose';
import { z } from 'zod';
import { type Keys, kidOf } from './keys';

export const ENVELOPE_PATH = '/api/auth/refreshToken';
const TYPE = 'login+jwe';
/** Username, password and nonce fill a third of it. */
const HEADER_LIMIT = 4096;
const LIFE_S = 60;

const Content = z.strictObject({
  u: z.string().min(1).max(254),
  p: z.string().min(1).max(200),
  /** Code of the second step. */
  t: z
    .string()
    .regex(/^[0-9A-Za-z -]{6,24}$/)
    .optional(),
  /** 128 bits in base64. */
  n: z.string().regex(/^[A-Za-z0-9+/]{22}==$/),
  aud: z.literal(ENVELOPE_PATH),
  iat: z.int(),
  exp: z.int(),
});

export interface Credentials {
  username: string;
  password: string;
  /** Of the second step; null where none was given. */
  code: string | null;
  nonce: string;
  /** After this the nonce need not be remembered. */
  expiresAt: string;
}

/** The public half of the keys as a JWKS. */
export const publicKeys = async (keys: Keys) =>
  (await keys.list('login')).map(({ kid, jwk: { kty, crv, x, y } }) => ({
    kty: kty ?? '',
    crv: crv ?? '',
    x: x ?? '',
    y: y ?? '',
    kid,
    alg: 'ECDH-ES',
    use: 'enc',
  }));

const unwrap = (header: string) => {
  const match = header.length <= HEADER_LIMIT ? /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header) : null;
  const text = match?.[1] ? Buffer.from(match[1], 'base64').toString('latin1') : '';
  return text.startsWith('jwe:') ? text.slice('jwe:'.length) : null;
};

/**
 * Reads `Basic base64("jwe:" + compact JWE)`; null whatever is wrong with it. The key is ours alone, found by `kid`:
 * nothing else in the token's header (jwk, jku, x5u …) is looked at.
 */
export const openEnvelope = async (keys: Keys, header: string): Promise<Credentials | null> => {
  const jwe = unwrap(header);
  const key = jwe && (await keys.byKid('login', kidOf(jwe)));
  if (!jwe || !key) return null;
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(jwe, await importJWK(key.jwk, 'ECDH-ES'), {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    if (protectedHeader.typ !== TYPE) return null;
    const { u, p, n, t, exp } = Content.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext)));
    const now = Date.now() / 1000;
    // The client takes the time from our own answer, whose header counts whole seconds.
    if (exp <= now || exp > now + LIFE_S + 2) return null;
    return { username: u, password: p, code: t ?? null, nonce: n, expiresAt: new Date(exp * 1000).toISOString() };
  } catch {
    return null;
  }
};
