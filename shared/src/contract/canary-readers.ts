import { createHash } from 'node:crypto';

/** Cookie with the random id of a reader, which hosts set while a canary runs. */
export const readerCookie = 'portico.reader';

/** Whether a text can be the id of a reader. */
export const isReaderId = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** Stands for a reader of one canary: nobody can tell who it was, or whether it is one of another canary. 64 hex digits. */
export const hashReader = (canary: string, reader: string): string =>
  createHash('sha256').update(`${canary} ${reader}`).digest('hex');

const hashRange = 2 ** 32;

/** Whether a reader belongs to the share (per cent) that gets a canary. `hash` is that of `hashReader`; who belongs to a share belongs to each larger one. */
export const isInShare = (hash: string, share: number): boolean =>
  (Number.parseInt(hash.slice(0, 8), 16) / hashRange) * 100 < share;
