import { createHash, randomBytes } from 'node:crypto';

/** `portico_<id of the token>_<256 random bits>`: scanners of repositories find it, and the list of tokens has its id. */
export const createSecret = (id: string) => `portico_${id}_${randomBytes(32).toString('base64url')}`;

/** Looked up in place of the secret, so that the time of a look-up tells nothing about it. The secret is random: one round is enough. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');
