import type { Dirent } from 'node:fs';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveEntry } from './archive-writer';

const CHUNK_BYTES = 1_048_576;

const withoutMissing = (cause: NodeJS.ErrnoException) => {
  if (cause.code === 'ENOENT') return null;
  throw cause;
};

// Exactly `size` bytes: a file may grow or shrink while it is read.
async function* readBytes(handle: FileHandle, size: number) {
  for (let at = 0; at < size; ) {
    const buffer = Buffer.alloc(Math.min(CHUNK_BYTES, size - at));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, at);
    // Behind the end of the file come zeros.
    const length = bytesRead || buffer.length;
    yield buffer.subarray(0, length);
    at += length;
  }
}

/** One file as an entry; none if it does not exist. The entry must be consumed before the next one is asked for. */
export async function* listFile(path: string, name: string): AsyncGenerator<ArchiveEntry> {
  const handle = await open(path).catch(withoutMissing);
  if (!handle) return;
  try {
    const { size } = await handle.stat();
    yield { name, size, content: readBytes(handle, size) };
  } finally {
    await handle.close();
  }
}

interface ListOptions {
  /** Whether a file or folder is listed; `path` is relative to the folder. */
  includes?: (path: string) => boolean;
  /** Path below `folder`, for recursion. */
  below?: string;
}

/**
 * The files and folders of a folder as entries below `name`. What is deleted meanwhile is left out; links are. Each
 * entry must be consumed before the next one is asked for.
 */
export async function* listFolder(
  folder: string,
  name: string,
  { includes = () => true, below = '' }: ListOptions = {},
): AsyncGenerator<ArchiveEntry> {
  const found: Dirent[] = (await readdir(join(folder, below), { withFileTypes: true }).catch(withoutMissing)) ?? [];
  for (const item of found) {
    const path = below ? `${below}/${item.name}` : item.name;
    if (!includes(path)) continue;
    if (item.isFile()) yield* listFile(join(folder, path), `${name}/${path}`);
    if (!item.isDirectory()) continue;
    yield { name: `${name}/${path}/`, size: 0, content: [] };
    yield* listFolder(folder, name, { includes, below: path });
  }
}
