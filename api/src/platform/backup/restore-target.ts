import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStorage } from '../files/file-storage';
import { BackupError } from './backup-error';
import { listFolder } from './folder-entries';
import { getFormerFolder } from './former-data';
import { filesName } from './stored-files';

/** A place for a part of a backup. */
export interface RestoreTarget {
  /** What is there already, for a message; null: nothing. */
  findFormer: () => Promise<string | null>;
  /** Moves what is there aside and puts in what the unpacked backup in `folder` holds. `now`: names what was there. */
  place: (folder: string, now: Date) => Promise<void>;
}

const list = (folder: string) => readdir(folder).catch(() => []);

// Renaming does not reach another disk.
const move = async (from: string, to: string) => {
  try {
    await rename(from, to);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EXDEV') throw cause;
    await cp(from, `${to}.part`, { recursive: true });
    await rename(`${to}.part`, to);
    await rm(from, { recursive: true });
  }
};

interface FolderTarget {
  folder: string;
  /** Folder of the unpacked backup that holds its content; the backup itself if left out. */
  from?: string;
  /** What of it belongs here. */
  names: readonly string[];
}

/** Files and folders in a folder. */
export const createFolderTarget = ({ folder, from = '', names }: FolderTarget): RestoreTarget => ({
  findFormer: async () => {
    const found = (await list(folder)).find((name) => names.includes(name));
    return found ? join(folder, found) : null;
  },
  place: async (unpacked, now) => {
    const source = join(unpacked, from);
    const there = new Set(await list(folder));
    const former = join(folder, getFormerFolder(now));
    for (const name of await list(source)) {
      if (!names.includes(name)) continue;
      await mkdir(there.has(name) ? former : folder, { recursive: true, mode: 0o700 });
      if (there.has(name)) await rename(join(folder, name), join(former, name));
      await move(join(source, name), join(folder, name));
    }
  },
});

/** A bucket. Keys of files are random and their content never changes, so that those that are there stay. */
export const createStorageTarget = (storage: FileStorage): RestoreTarget => ({
  findFormer: async () => null,
  place: async (unpacked) => {
    for await (const { name, content } of listFolder(join(unpacked, filesName), filesName)) {
      const key = name.slice(filesName.length + 1);
      if (key.endsWith('/') || (await storage.exists(key))) continue;
      await storage.put(key, await buffer(Readable.from(content)));
    }
  },
});

/** Throws `BackupError` if something is there. */
export const assertNothingThere = async (targets: RestoreTarget[]) => {
  for (const { findFormer } of targets) {
    const former = await findFormer();
    if (former)
      throw new BackupError(
        `${former} is there already: with --replace it is moved aside, or let the settings name an empty place.`,
      );
  }
};
