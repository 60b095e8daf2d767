import { randomBytes } from 'node:crypto';
import { hash, hashRaw, type Options, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB: 14 ms of one core. The library's `Algorithm` is a const enum; 2 is its `Argon2id`. */
const options: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same letters typed on different systems arrive as different code points (Hangul on macOS). */
const composed = (password: string) => password.normalize('NFC');

export const hashPassword = (password: string) => hash(composed(password), options);

let decoy: Promise<string> | undefined;

/** Takes the same time where there is nobody to compare with: `stored` is null, or empty after a withdrawal. */
export const matchesPassword = async (stored: string | null, password: string) => {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const matches = await verify(stored || (await decoy), composed(password));
  return matches && Boolean(stored);
};

/** The same for the same secret and salt, so that it can be looked up. */
export const hashWithSalt = async (secret: string, salt: Uint8Array) =>
  (await hashRaw(composed(secret), { ...options, salt })).toString('base64url');
