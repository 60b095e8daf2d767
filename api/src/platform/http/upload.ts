import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { uploads } from 'shared/contract';
import { Failure, fail } from './errors';
import { detectType, type FileTypeName } from './file-types';

/** An upload that has arrived whole and is of an allowed type. Its temporary file goes when the request ends. */
export interface IncomingFile {
  path: string;
  name: string;
  type: FileTypeName;
  size: number;
  sha256: string;
  /** Text parts that came beside it. */
  fields: Record<string, string>;
}

export type Part = keyof typeof uploads;
export const isPart = (part: string): part is Part => Object.hasOwn(uploads, part);

const nameLimit = 255;
/** A caller who sends more than this after the refusal is not listened to any longer. */
const patience = 256 * 1024 * 1024;

/** The last part of a path, composed, without characters that hide or reverse others; shortened before its extension. */
export const cleanName = (given: string) => {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim();
  const extension = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
  const stem = Array.from(name.slice(0, name.length - extension.length));
  while (stem.join('').length > nameLimit - extension.length) stem.pop();
  return stem.join('') + extension;
};

const store = async (
  { file, filename, mimetype }: MultipartFile,
  part: Part,
): Promise<Omit<IncomingFile, 'fields'>> => {
  const { limit, types } = uploads[part];
  const path = join(tmpdir(), `portico-${randomUUID()}`);
  const hash = createHash('sha256');
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(file, count, createWriteStream(path, { mode: 0o600 }));
    if (file.truncated) fail('too_large', { values: { limit: `${limit / 1024 / 1024} MB` } });
    if (size === 0) fail('invalid', { errors: [{ field: part, code: 'required' }] });
    const name = cleanName(filename);
    const type = await detectType({ path, name, mime: mimetype }, types);
    if (!type) fail('file_type', { values: { types: types.join(', ') } });
    return { path, name, type, size, sha256: hash.digest('hex') };
  } catch (cause) {
    await rm(path, { force: true });
    throw cause;
  }
};

/**
 * Receives the one file of a multipart request. After a refusal the rest is still read, as long as patience lasts:
 * a browser that is cut off while it sends never sees the answer.
 */
export const receive = async (request: FastifyRequest, part: Part): Promise<IncomingFile> => {
  if (!request.isMultipart()) fail('media_type');
  const { limit } = uploads[part];
  if (Number(request.headers['content-length'] ?? 0) > patience)
    fail('too_large', { values: { limit: `${limit / 1024 / 1024} MB` }, headers: { connection: 'close' } });
  const fields: Record<string, string> = {};
  let received: Omit<IncomingFile, 'fields'> | undefined;
  let refusal: unknown;
  try {
    const parts = request.parts({
      limits: { fileSize: limit, files: 2, fields: 10, fieldSize: 1024, headerPairs: 50 },
    });
    for await (const entry of parts) {
      if (entry.type !== 'file') {
        fields[entry.fieldname] = String(entry.value);
        continue;
      }
      if (entry.fieldname === part && !received && !refusal)
        await store(entry, part).then(
          (file) => {
            received = file;
          },
          (cause: unknown) => {
            // Whoever hung up is told nothing; it is no failure of ours.
            refusal = request.raw.destroyed && !request.raw.complete ? new Failure('malformed') : cause;
          },
        );
      entry.file.resume();
    }
  } catch (cause) {
    request.log.info({ cause: String(cause) }, 'a multipart body ended early or was not well formed');
    refusal ??= new Failure('malformed');
  }
  if (received && !refusal) return { ...received, fields };
  if (received) await discard(received);
  if (refusal) throw refusal;
  return fail('invalid', { errors: [{ field: part, code: 'required' }] });
};

export const discard = ({ path }: Pick<IncomingFile, 'path'>) => rm(path, { force: true });
