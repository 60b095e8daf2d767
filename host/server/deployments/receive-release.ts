import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { getSourceMapsPath, sourceMapsFile } from 'shared/build/release/source-maps';
import { isFileName } from 'shared/remotes/parse';
import { DeploymentError } from './deployment-error';

/** Of all files together, compressed ones included. */
const maxBytes = 50_000_000;
const maxFiles = 3000;
const maxFields = 7;
const limits = {
  files: maxFiles,
  fields: maxFields,
  fieldSize: 4000,
  parts: maxFiles + maxFields,
  fileSize: maxBytes,
};

/**
 * Writes the files of an uploaded release into a folder, and its source maps beside it. Its fields come first: `accept` takes them before a file is read, and what it
 * returns is returned. Throws a `DeploymentError` if the upload is too large or no release.
 */
export const receiveRelease = async <Fields>(
  request: FastifyRequest,
  folder: string,
  accept: (fields: Record<string, unknown>) => Promise<Fields>,
): Promise<Fields> => {
  const fields: Record<string, unknown> = {};
  const names = new Set<string>();
  let accepted: Promise<Fields> | null = null;
  let bytes = 0;

  const count = async function* (content: AsyncIterable<Uint8Array>) {
    for await (const chunk of content) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new DeploymentError(413, `A release has at most ${maxBytes / 1e6} MB.`);
      yield chunk;
    }
  };
  const write = async ({ filename, file }: MultipartFile) => {
    if (!isFileName(filename)) throw new DeploymentError(400, `"${filename}" is not the name of a file of a release.`);
    if (names.has(filename)) throw new DeploymentError(400, `${filename} is there twice.`);
    names.add(filename);
    const target = filename === sourceMapsFile ? getSourceMapsPath(folder) : path.join(folder, filename);
    await pipeline(file, count, createWriteStream(target, { flags: 'wx' }));
  };

  // Its end has been announced already, and would be waited for in vain.
  if (request.raw.destroyed) throw new DeploymentError(400, 'The upload was cut off.');
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        accepted ??= accept(fields);
        await accepted;
        await write(part);
      } else if (accepted) throw new DeploymentError(400, `The field ${part.fieldname} comes after a file.`);
      else fields[part.fieldname] = part.value;
    }
  } finally {
    // The rest of a refused upload is thrown away, so that the client reads the answer.
    request.raw.unpipe();
    request.raw.resume();
  }
  if (!accepted) throw new DeploymentError(400, 'The upload has no files.');
  return accepted;
};
