import { join } from 'node:path';
import { clusterName } from '../../api/src/platform/backup/cluster-backup';
import { createDumpTarget } from '../../api/src/platform/backup/dump-restore';
import type { BackupSource } from '../../api/src/platform/backup/restore-backup';
import { createFolderTarget, createStorageTarget } from '../../api/src/platform/backup/restore-target';
import { filesName } from '../../api/src/platform/backup/stored-files';
import { openStorage } from '../../api/src/platform/files/file-storage';
import { createReleaseTarget } from './release-target';

/** Where the parts of a backup are restored, from the settings; what is most likely to fail comes first. */
export const createRestoreTargets = async ({ dataDir, url }: Pick<BackupSource, 'dataDir' | 'url'>) => {
  const names = ['demo-password', ...(url ? [] : [clusterName])];
  return [
    ...(url ? [createDumpTarget(url)] : []),
    createFolderTarget({ folder: dataDir, owns: (name) => names.includes(name) }),
    process.env.S3_BUCKET
      ? createStorageTarget(await openStorage(process.env, ''))
      : createFolderTarget({ folder: join(dataDir, filesName), from: filesName }),
    createReleaseTarget(),
  ];
};
