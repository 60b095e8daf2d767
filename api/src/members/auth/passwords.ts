import { randomBytes } from 'node:crypto';
import { hash, hashRaw, type Options, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, about 14 ms on one core. The library's `Algorithm` is a const enum; 2 is `Argon2id`. */
const options: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Systems send the same letters as different code points (Hangul on macOS). */
const normalise = (password: string) => password.normalize('NFC');

export const hashPassword = (password: string) => hash(normalise(password), options);

let dummyHash: Promise<string> | undefined;

/** Takes the same time without a stored hash: `stored` is null for an unknown user, empty after a withdrawal. */
export const matchesPassword = async (stored: string | null, password: string) => {
  dummyHash ??= hashPassword(randomBytes(16).toString('hex'));
  const matches = await verify(stored || (await dummyHash), normalise(password));
  return matches && Boolean(stored);
};

/** Deterministic for a secret and salt, so that the hash can be looked up. */
export const hashWithSalt = async (secret: string, salt: Uint8Array) =>
  (await hashRaw(normalise(secret), { ...options, salt })).toString('base64url');
