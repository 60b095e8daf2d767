import { readSecretFiles } from 'shared/contract/secret-files';
import { minimumKeyLength } from '../../api/src/platform/backup/encryption';
import { getDataDirectory } from '../run/project';

/** What `npm run backup` and `npm run restore` read from the environment. Null: not set. */
export const readBackupSettings = () => {
  readSecretFiles(process.env);
  const key = process.env.BACKUP_KEY || null;
  if (key !== null && key.length < minimumKeyLength)
    throw new Error(
      `BACKUP_KEY is shorter than ${minimumKeyLength} characters: make one with "openssl rand -base64 32", and keep it where the backups are not.`,
    );
  // A dump reads one snapshot over several connections, which a pooler cannot give.
  const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL || null;
  return { key, dataDir: getDataDirectory(), url };
};
