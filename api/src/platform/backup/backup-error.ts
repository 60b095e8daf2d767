/** A backup that cannot be made, read or restored. The message says what to do; nothing was changed. */
export class BackupError extends Error {}
