import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStorage } from '../files/file-storage';
import { BackupError } from './backup-error';
import { listFolder } from './folder-entries';
import { formerFolderPrefix, getFormerFolder } from './former-data';
import { filesName } from './stored-files';

/** A place for a part of a backup. */
export interface RestoreTarget {
  /** What it is, for a message. */
  name: string;
  /** What is there already, for a message; null: nothing. */
  findFormer: () => Promise<string | null>;
  /** Brings what the unpacked backup in `folder` holds near its place, where nothing uses it yet. */
  prepare?: (folder: string) => Promise<void>;
  /** Moves what is there aside and puts in what was prepared; if it fails, all is as before. `now`: names what was there. */
  place: (folder: string, now: Date) => Promise<void>;
  /** Deletes what was prepared and not placed. */
  discard?: (folder: string) => Promise<void>;
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

/** Renames all or none. */
const renameAll = async (renames: { from: string; to: string }[]) => {
  const done: typeof renames = [];
  try {
    for (const { from, to } of renames) {
      await rename(from, to);
      done.unshift({ from, to });
    }
  } catch (cause) {
    for (const { from, to } of done) await rename(to, from);
    throw cause;
  }
};

/** What is no content of a folder: hidden files, what a restore has moved aside, and what a file system keeps at its root. */
const foreign = new RegExp(`^(\\.|${formerFolderPrefix}|lost\\+found$)`);

interface FolderTarget {
  folder: string;
  /** Folder of the unpacked backup that holds its content; the backup itself if left out. */
  from?: string;
  /** What of it belongs here, and is moved aside where the backup has it too; if left out, everything is. */
  owns?: (name: string) => boolean;
}

/** Files and folders in a folder, which may be a mount point: it stays, and so does what is moved aside in it. */
export const createFolderTarget = ({ folder, from = '', owns }: FolderTarget): RestoreTarget => {
  const belongs = owns ?? ((name: string) => !foreign.test(name));
  const getPrepared = (unpacked: string) => join(folder, basename(unpacked));
  return {
    name: folder,
    findFormer: async () => {
      const found = (await list(folder)).find(belongs);
      return found ? join(folder, found) : null;
    },
    prepare: async (unpacked) => {
      const prepared = getPrepared(unpacked);
      for (const name of (await list(join(unpacked, from))).filter(belongs)) {
        await mkdir(prepared, { recursive: true, mode: 0o700 });
        await move(join(unpacked, from, name), join(prepared, name));
      }
    },
    place: async (unpacked, now) => {
      const prepared = getPrepared(unpacked);
      const former = join(folder, getFormerFolder(now));
      const added = (await list(prepared)).filter(belongs);
      const replaced = (await list(folder)).filter((name) => (owns ? added.includes(name) : belongs(name)));
      if (replaced.length > 0) await mkdir(former, { recursive: true, mode: 0o700 });
      await renameAll([
        ...replaced.map((name) => ({ from: join(folder, name), to: join(former, name) })),
        ...added.map((name) => ({ from: join(prepared, name), to: join(folder, name) })),
      ]);
    },
    discard: (unpacked) => rm(getPrepared(unpacked), { recursive: true, force: true }),
  };
};

/** A bucket. Keys of files are random and their content never changes, so that those that are there stay. */
export const createStorageTarget = (storage: FileStorage): RestoreTarget => ({
  name: 'the files of the bucket',
  findFormer: async () => null,
  prepare: async (unpacked) => {
    for await (const { name, content } of listFolder(join(unpacked, filesName), filesName)) {
      const key = name.slice(filesName.length + 1);
      if (key.endsWith('/') || (await storage.exists(key))) continue;
      await storage.put(key, await buffer(Readable.from(content)));
    }
  },
  place: async () => undefined,
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
