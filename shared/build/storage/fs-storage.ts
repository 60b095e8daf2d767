import { randomUUID } from 'node:crypto';
import { cp, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isRemoteName } from 'shared/remotes';
import { RefusedError } from '../refused-error';
import { computeDigest } from '../release/check-release';
import { createChangeLog, getLogAddress } from './change-log';
import { createRecentDeployments, getDeploymentsAddress } from './recent-deployments';
import { type PrivateFiles, privateFolder, type RegistryStore, type ReleaseStore } from './store';
import type { StoredText, TextStore } from './text-store';

/** The lock is held for some milliseconds only. An older one was left by a process that died. */
const abandonedMs = 10_000;
const lockTimeoutMs = 15_000;

const isCode = (cause: unknown, code: string) => (cause as NodeJS.ErrnoException).code === code;

const isAbandoned = (lock: string) =>
  stat(lock).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > abandonedMs,
    () => false,
  );

/** Renames the lock first: of several processes that find it, only one succeeds. */
const removeAbandonedLock = async (lock: string) => {
  const aside = `${lock}.${randomUUID()}`;
  const moved = await rename(lock, aside).then(
    () => true,
    () => false,
  );
  if (moved) await rm(aside, { force: true });
};

/** Runs `act` while holding the lock file. Throws `RefusedError` if another process does not release it in time. */
export const withLock = async <T>(lock: string, act: () => Promise<T>): Promise<T> => {
  for (const since = Date.now(); ; await delay(20)) {
    try {
      await (await open(lock, 'wx')).close();
      break;
    } catch (cause) {
      if (!isCode(cause, 'EEXIST')) throw cause;
    }
    if (await isAbandoned(lock)) await removeAbandonedLock(lock);
    if (Date.now() - since > lockTimeoutMs) throw new RefusedError(`${lock} is held by another deployment.`);
  }
  try {
    return await act();
  } finally {
    await rm(lock, { force: true });
  }
};

const writeAtomically = async (file: string, content: string | Uint8Array) => {
  const temporary = `${file}.${randomUUID()}`;
  const handle = await open(temporary, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
};

const createFsText = (file: string, locked: typeof withLock): TextStore => {
  const read = async (cached: StoredText | null = null) => {
    try {
      const text = await readFile(file, 'utf8');
      return text === cached?.text ? cached : { text, tag: computeDigest(Buffer.from(text)) };
    } catch (cause) {
      if (isCode(cause, 'ENOENT')) return null;
      throw cause;
    }
  };
  return {
    read,
    replace: async (text, previous) => {
      await mkdir(path.dirname(file), { recursive: true });
      return locked(`${file}.lock`, async () => {
        if ((await read())?.tag !== previous?.tag) return false;
        await writeAtomically(file, text);
        return true;
      });
    },
  };
};

/** Rejects where the folder does not exist: what is refused leaves nothing behind. */
const inExistingFolder = (file: string, text: TextStore): TextStore => ({
  ...text,
  replace: async (...content) => {
    await stat(path.dirname(file));
    return text.replace(...content);
  },
});

const createFsDeployments = (file: string) =>
  createRecentDeployments(inExistingFolder(file, createFsText(file, withLock)));

/** A registry in a file, with what belongs to it beside it. `locked` is replaced by tests only. */
export const createFsRegistry = (file: string, locked = withLock): RegistryStore => ({
  title: file,
  ...createFsText(file, locked),
  log: createChangeLog(createFsText(getLogAddress(file), withLock)),
  deployments: createFsDeployments(getDeploymentsAddress(file)),
});

const createPrivateFiles = (folder: string): PrivateFiles => ({
  read: (key) =>
    readFile(path.join(folder, key)).catch((cause: unknown) => {
      if (isCode(cause, 'ENOENT')) return null;
      throw cause;
    }),
  write: async (key, content) => {
    await mkdir(folder, { recursive: true });
    await writeAtomically(path.join(folder, key), content);
  },
  remove: (key) => rm(path.join(folder, key), { force: true }),
});

/** Releases in a folder, as `<folder>/<remote>/<version>/<file>`. */
export const createFsReleases = (folder: string): ReleaseStore => {
  const getFolder = (name: string, version: string) => path.join(folder, name, version);
  const has = (name: string, version: string) =>
    stat(path.join(getFolder(name, version), 'remote.json')).then(
      () => true,
      () => false,
    );
  return {
    title: folder,
    has,
    read: (name, version, file) => readFile(path.join(getFolder(name, version), file)),
    copy: async (from, name, version) => {
      const temporary = `${getFolder(name, version)}.${randomUUID()}`;
      await cp(from, temporary, { recursive: true });
      // Renaming fails if another process has copied the same build meanwhile.
      await rename(temporary, getFolder(name, version)).catch(() => rm(temporary, { recursive: true, force: true }));
      if (!(await has(name, version))) throw new RefusedError(`${getFolder(name, version)} could not be written.`);
    },
    list: async () => {
      const entries: string[] = await readdir(folder).catch(() => []);
      const found = await Promise.all(
        entries.filter(isRemoteName).map(async (name) => {
          const versions = (await readdir(path.join(folder, name)).catch(() => [])).filter((it) => it.includes('+'));
          return Promise.all(
            versions.map(async (version) => ({
              name,
              version,
              publishedAt: (await stat(getFolder(name, version))).mtime,
            })),
          );
        }),
      );
      return found.flat();
    },
    remove: (name, version) => rm(getFolder(name, version), { recursive: true, force: true }),
    sourceMaps: createPrivateFiles(path.join(folder, privateFolder)),
  };
};
