import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { encrypt } from './encryption';
import { type Manifest, manifestName, type Summary, summaryName } from './manifest';

export interface ArchiveEntry {
  /** Path in the archive; that of a folder ends with a slash. */
  name: string;
  /** Number of bytes of `content`. */
  size: number;
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

export const createEntry = (name: string, bytes: Uint8Array): ArchiveEntry => ({
  name,
  size: bytes.length,
  content: [bytes],
});

/** Name of the file until it is complete. */
export const getPartName = (file: string) => `${file}.part`;

const openOutput = (file: string, key: string | null) => {
  const pack = tar.pack();
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  const output = createWriteStream(getPartName(file), { mode: 0o600, flush: true });
  const written = key ? pipeline(pack, gzip, encrypt(key), output) : pipeline(pack, gzip, output);
  // Entries wait for it, so that a full disk ends them too.
  const failed = written.then(() => new Promise<never>(() => undefined));
  failed.catch(() => undefined);
  return { pack, written, failed };
};

/**
 * Writes a compressed tar file, encrypted if there is a key. `finish` adds the summary and gives the file its name;
 * until then, or after `discard`, there is no such file.
 */
export const createArchive = async (file: string, key: string | null, manifest: Manifest) => {
  const { pack, written, failed } = openOutput(file, key);
  const sha256: Record<string, string> = {};

  const add = async ({ name, size, content }: ArchiveEntry) => {
    const hash = createHash('sha256');
    const isFolder = name.endsWith('/');
    const ended = new Promise<void>((resolve, reject) => {
      const settle = (error?: Error | null) => (error ? reject(error) : resolve());
      const header = { name, size, type: isFolder ? 'directory' : 'file', mode: isFolder ? 0o700 : 0o600 } as const;
      const entry = pack.entry(header, settle);
      const write = async () => {
        for await (const chunk of content) {
          hash.update(chunk);
          if (!entry.write(chunk)) await once(entry, 'drain');
        }
        entry.end(null);
      };
      if (!isFolder) write().catch(reject);
    });
    await Promise.race([ended, failed]).catch(async (cause: unknown) => {
      // A failed output destroys the pack, and says why.
      if (pack.destroyed) await written;
      throw cause;
    });
    if (!isFolder) sha256[name] = hash.digest('hex');
  };

  const addJson = (name: string, value: object) =>
    add(createEntry(name, Buffer.from(`${JSON.stringify(value, null, 2)}\n`)));

  const discard = async () => {
    pack.destroy();
    await written.catch(() => undefined);
    await rm(getPartName(file), { force: true });
  };

  await addJson(manifestName, manifest).catch(async (cause: unknown) => {
    await discard();
    throw cause;
  });
  return {
    add,
    discard,

    finish: async (summary: Omit<Summary, 'sha256'>) => {
      await addJson(summaryName, { ...summary, sha256 });
      pack.finalize();
      await written;
      await rename(getPartName(file), file);
      const folder = await open(dirname(file));
      await folder.sync().finally(() => folder.close());
    },
  };
};
