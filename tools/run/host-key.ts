import { randomBytes } from 'node:crypto';

/** With it the host names the reader to the API; those that are started together share it. */
export const hostKey = process.env.HOST_KEY || randomBytes(32).toString('base64url');
