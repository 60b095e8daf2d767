import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getSourceMapsKey } from 'shared/build/release/source-maps';
import { getRegistryAddress, openRegistry, openReleases } from 'shared/build/storage/open-storage';
import { privateFolder, type ReleaseStore } from 'shared/build/storage/store';
import { isRemoteName, type RemoteName } from 'shared/remotes';
import { getFormerFolder } from '../../api/src/platform/backup/former-data';
import { createFolderTarget, type RestoreTarget } from '../../api/src/platform/backup/restore-target';
import { getReleasePlaces, logFile, registryFile, releasesName } from './release-entries';

const listFolders = async (folder: string) => {
  const found = await readdir(folder, { withFileTypes: true });
  return found.filter((item) => item.isDirectory()).map(({ name }) => name);
};

/** Copies a release of the unpacked backup into a store, with its source maps if the backup has them. */
const restoreRelease = async (store: ReleaseStore, folder: string, name: RemoteName, version: string) => {
  const key = getSourceMapsKey(name, version);
  const sourceMaps = await readFile(path.join(folder, privateFolder, key)).catch(() => null);
  if (sourceMaps && !(await store.sourceMaps.read(key))) await store.sourceMaps.write(key, sourceMaps);
  if (!(await store.has(name, version))) await store.copy(path.join(folder, name, version), name, version);
};

// A version has one content, so releases that are there already stay.
const createStoreTarget = (releases: string, registry: string): RestoreTarget => {
  const store = openReleases(releases);
  return {
    name: registry,
    findFormer: async () => ((await openRegistry(registry).read()) ? registry : null),
    prepare: async (unpacked) => {
      const folder = path.join(unpacked, releasesName);
      if (!existsSync(path.join(folder, registryFile))) return;
      for (const name of (await listFolders(folder)).filter(isRemoteName))
        for (const version of await listFolders(path.join(folder, name)))
          await restoreRelease(store, folder, name, version);
    },
    place: async (unpacked, now) => {
      const file = path.join(unpacked, releasesName, registryFile);
      if (!existsSync(file)) return;
      const former = await openRegistry(registry).read();
      if (former) await openRegistry(`${registry}.${getFormerFolder(now)}`).replace(former.text, null);
      if (!(await openRegistry(registry).replace(await readFile(file, 'utf8'), former)))
        throw new Error(`${registry} was changed meanwhile: run the command again.`);
      const { text } = openRegistry(registry).log;
      const log = await readFile(path.join(unpacked, releasesName, logFile), 'utf8').catch(() => null);
      // One that is there has what was done since the backup too.
      if (log !== null) await text.replace(log, null);
    },
  };
};

/** Where registry and releases are restored: in one folder, or in the stores that the settings name. */
export const createReleaseTarget = (): RestoreTarget => {
  const { releases, registry } = getReleasePlaces();
  return registry === getRegistryAddress(releases) && !releases.startsWith('s3://')
    ? createFolderTarget({
        folder: releases,
        from: releasesName,
        owns: (name) => isRemoteName(name) || [registryFile, logFile, privateFolder].includes(name),
      })
    : createStoreTarget(releases, registry);
};
