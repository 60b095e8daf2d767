import { compactDecrypt, importJWK } from 'jose';
import { z } from 'zod';
import { getKid, type Keys } from './keys';

const ENVELOPE_PATH = '/api/auth/refreshToken';
const TYPE = 'login+jwe';
/** Characters; username, password and nonce need about a third. */
const HEADER_LIMIT = 4096;
const LIFE_S = 60;

const Content = z.strictObject({
  u: z.string().min(1).max(254),
  p: z.string().min(1).max(200),
  /** Code of the second factor. */
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
  /** Code of the second factor; null if none was sent. */
  code: string | null;
  nonce: string;
  /** When the nonce may be deleted. */
  expiresAt: string;
}

/** The public sign-in keys as entries of a JWKS. */
export const listPublicKeys = async (keys: Keys) =>
  (await keys.list('login')).map(({ kid, jwk: { kty, crv, x, y } }) => ({
    kty: kty ?? '',
    crv: crv ?? '',
    x: x ?? '',
    y: y ?? '',
    kid,
    alg: 'ECDH-ES',
    use: 'enc',
  }));

/** The compact JWE; '' for any other header. */
const parseHeader = (header: string) => {
  const match = header.length <= HEADER_LIMIT ? /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header) : null;
  const text = match?.[1] ? Buffer.from(match[1], 'base64').toString('latin1') : '';
  return text.startsWith('jwe:') ? text.slice('jwe:'.length) : '';
};

/**
 * Decrypts `Basic base64("jwe:" + compact JWE)`. Returns null for anything invalid or expired. The key is found by `kid`
 * among the stored keys; other header fields (jwk, jku, x5u …) are ignored.
 */
export const openEnvelope = async (keys: Keys, header: string): Promise<Credentials | null> => {
  const jwe = parseHeader(header);
  const key = await keys.findByKid('login', getKid(jwe));
  if (!key) return null;
  const privateKey = await importJWK(key.jwk, 'ECDH-ES');
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(jwe, privateKey, {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    if (protectedHeader.typ !== TYPE) return null;
    const { u, p, n, t, exp } = Content.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext)));
    const now = Date.now() / 1000;
    // The client takes the time from the server's `Date` header, which has whole seconds: 2 s of tolerance.
    if (exp <= now || exp > now + LIFE_S + 2) return null;
    return { username: u, password: p, code: t ?? null, nonce: n, expiresAt: new Date(exp * 1000).toISOString() };
  } catch {
    return null;
  }
};
