import { randomUUID } from 'node:crypto';
import { cp, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { remoteNames } from 'shared/remotes';
import { Refusal } from './changes';
import { digest } from './checks';
import type { RegistryStore, ReleaseStore, Written } from './store';

/** The registry is held for some milliseconds; a lock of this age was left by a process that died. */
const abandonedMs = 10_000;
const patienceMs = 15_000;

const isCode = (cause: unknown, code: string) => (cause as NodeJS.ErrnoException).code === code;

const isAbandoned = (lock: string) =>
  stat(lock).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > abandonedMs,
    () => false,
  );

/** Of several that find an abandoned lock, only one can rename it. */
const clear = async (lock: string) => {
  const aside = `${lock}.${randomUUID()}`;
  const moved = await rename(lock, aside).then(
    () => true,
    () => false,
  );
  if (moved) await rm(aside, { force: true });
};

/** Runs `act` while nobody else holds the lock. */
export const withLock = async <T>(lock: string, act: () => Promise<T>): Promise<T> => {
  for (const since = Date.now(); ; await delay(20)) {
    try {
      await (await open(lock, 'wx')).close();
      break;
    } catch (cause) {
      if (!isCode(cause, 'EEXIST')) throw cause;
    }
    if (await isAbandoned(lock)) await clear(lock);
    if (Date.now() - since > patienceMs) throw new Refusal(`${lock} is held by another deployment.`);
  }
  try {
    return await act();
  } finally {
    await rm(lock, { force: true });
  }
};

const write = async (file: string, text: string) => {
  const half = `${file}.${randomUUID()}`;
  const handle = await open(half, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(half, file);
};

export const folderRegistry = (file: string, locked = withLock): RegistryStore => {
  const read = async (known: Written | null = null) => {
    try {
      const text = await readFile(file, 'utf8');
      return text === known?.text ? known : { text, tag: digest(Buffer.from(text)) };
    } catch (cause) {
      if (isCode(cause, 'ENOENT')) return null;
      throw cause;
    }
  };
  return {
    title: file,
    read,
    replace: async (text, seen) => {
      await mkdir(path.dirname(file), { recursive: true });
      return locked(`${file}.lock`, async () => {
        if ((await read())?.tag !== seen?.tag) return false;
        await write(file, text);
        return true;
      });
    },
  };
};

export const folderReleases = (folder: string): ReleaseStore => {
  const at = (name: string, version: string) => path.join(folder, name, version);
  const has = (name: string, version: string) =>
    stat(path.join(at(name, version), 'remote.json')).then(
      () => true,
      () => false,
    );
  return {
    title: folder,
    has,
    read: (name, version, file) => readFile(path.join(at(name, version), file)),
    place: async (from, name, version) => {
      const half = `${at(name, version)}.${randomUUID()}`;
      await cp(from, half, { recursive: true });
      // A folder of that name has come meanwhile: the same build, placed by somebody else.
      await rename(half, at(name, version)).catch(() => rm(half, { recursive: true, force: true }));
      if (!(await has(name, version))) throw new Refusal(`${at(name, version)} could not be written.`);
    },
    list: async () => {
      const found = await Promise.all(
        remoteNames.map(async (name) => {
          const versions = (await readdir(path.join(folder, name)).catch(() => [])).filter((it) => it.includes('+'));
          return Promise.all(
            versions.map(async (version) => ({ name, version, publishedAt: (await stat(at(name, version))).mtime })),
          );
        }),
      );
      return found.flat();
    },
    remove: (name, version) => rm(at(name, version), { recursive: true, force: true }),
  };
};
