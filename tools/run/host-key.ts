import { randomBytes } from 'node:crypto';
import { readSecretFiles } from 'shared/contract/secret-files';

readSecretFiles(process.env);
/** With it the host names the reader to the API; those that are started together share it. */
export const hostKey = process.env.HOST_KEY || randomBytes(32).toString('base64url');
