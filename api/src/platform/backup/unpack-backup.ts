import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readArchive } from './archive-reader';
import { clusterName } from './cluster-backup';
import { dumpName } from './dump-backup';
import type { Manifest } from './manifest';

interface UnpackOptions {
  file: string;
  key: string | null;
  /** A new folder; entries get their names below it. */
  folder: string;
  /** Throws if this backup is not wanted. */
  begin: (manifest: Manifest) => Promise<void> | void;
  /** `done` of `total` bytes of the file are read. */
  onProgress: (done: number, total: number) => void;
}

const write = async (path: string, content: AsyncIterable<Uint8Array>, { flags = 'w', sync = true } = {}) => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const handle = await open(path, flags, 0o600);
  try {
    for await (const chunk of content) await handle.writeFile(chunk);
    if (sync) await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Writes the entries of a backup below a folder and checks all of them. */
export const unpackBackup = async ({ file, key, folder, begin, onProgress }: UnpackOptions) =>
  readArchive(
    file,
    key,
    {
      begin: async (manifest) => {
        await begin(manifest);
        await mkdir(folder, { recursive: true, mode: 0o700 });
      },
      receive: async (name, content) => {
        if (name.endsWith('/')) await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
        else if (name.startsWith(`${dumpName}/`)) await write(join(folder, dumpName), content, { flags: 'a' });
        // PostgreSQL writes its folder to the disk before it recovers.
        else await write(join(folder, name), content, { sync: !name.startsWith(`${clusterName}/`) });
      },
    },
    onProgress,
  );
