/** `2026-11-27T083000Z`: sorts by time, and fits into names of files. */
export const formatStamp = (date: Date) =>
  date
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '');

/** Beginning of the names of folders into which a restore moves what was there before. */
export const formerFolderPrefix = 'before-restore-';
export const getFormerFolder = (date: Date) => `${formerFolderPrefix}${formatStamp(date)}`;

/** Beginning of the names of schemas that hold what was in a database before a restore. */
export const formerSchemaPrefix = 'before_restore_';
export const getFormerSchema = (date: Date) =>
  `${formerSchemaPrefix}${formatStamp(date).replaceAll('-', '').toLowerCase()}`;
