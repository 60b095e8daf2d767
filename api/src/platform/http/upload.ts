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
import { HttpError, throwApiError } from './errors';
import { detectFileType, type FileTypeName } from './file-types';

/** A complete upload of an allowed type. Its temporary file is deleted when the request ends. */
export interface IncomingFile {
  path: string;
  name: string;
  type: FileTypeName;
  size: number;
  sha256: string;
  /** Text parts of the same form. */
  fields: Record<string, string>;
}

type UploadPart = keyof typeof uploads;
export const isUploadPart = (part: string): part is UploadPart => Object.hasOwn(uploads, part);

const nameLimit = 255;
/** Uploads larger than this (bytes) are not read to the end after a refusal. */
const drainLimit = 256 * 1024 * 1024;

/** The last part of a path in NFC, without control and bidi characters, shortened before its extension. */
export const sanitiseFileName = (fileName: string) => {
  const last = fileName.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim();
  const extension = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
  const stem = Array.from(name.slice(0, name.length - extension.length));
  while (stem.join('').length > nameLimit - extension.length) stem.pop();
  return stem.join('') + extension;
};

const storePart = async (
  { file, filename, mimetype }: MultipartFile,
  part: UploadPart,
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
    if (file.truncated) throwApiError('too_large', { values: { limit: `${limit / 1024 / 1024} MB` } });
    if (size === 0) throwApiError('invalid', { errors: [{ field: part, code: 'required' }] });
    const name = sanitiseFileName(filename);
    const type = await detectFileType({ path, name, mime: mimetype }, types);
    if (!type) throwApiError('file_type', { values: { types: types.join(', ') } });
    return { path, name, type, size, sha256: hash.digest('hex') };
  } catch (cause) {
    await rm(path, { force: true });
    throw cause;
  }
};

const discardUpload = ({ path }: Pick<IncomingFile, 'path'>) => rm(path, { force: true });

/**
 * Receives the single file of a multipart request. Throws `too_large`, `file_type`, `invalid` or `malformed`. The rest is
 * read after a refusal too: a browser that is cut off while sending never sees the answer.
 */
const receiveUpload = async (request: FastifyRequest, part: UploadPart): Promise<IncomingFile> => {
  const { limit } = uploads[part];
  if (Number(request.headers['content-length'] ?? 0) > drainLimit)
    throwApiError('too_large', { values: { limit: `${limit / 1024 / 1024} MB` }, headers: { connection: 'close' } });
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
        await storePart(entry, part).then(
          (file) => {
            received = file;
          },
          (cause: unknown) => {
            // The client has disconnected; not a server error.
            refusal = request.raw.destroyed && !request.raw.complete ? new HttpError('malformed') : cause;
          },
        );
      entry.file.resume();
    }
  } catch (cause) {
    request.log.info({ cause: String(cause) }, 'multipart body ended early or was malformed');
    refusal ??= new HttpError('malformed');
  }
  if (received && !refusal) return { ...received, fields };
  if (received) await discardUpload(received);
  if (refusal) throw refusal;
  return throwApiError('invalid', { errors: [{ field: part, code: 'required' }] });
};

/** Runs `act` with the file of a multipart request. Throws `media_type` if it is none, and what `receiveUpload` does. */
export const withUpload = async <T>(
  request: FastifyRequest,
  part: UploadPart,
  act: (file: IncomingFile) => Promise<T>,
): Promise<T> => {
  if (!request.isMultipart()) throwApiError('media_type');
  const file = await receiveUpload(request, part);
  try {
    return await act(file);
  } finally {
    await discardUpload(file);
  }
};
