const AGAIN = 'then run the command again.';

/** Errors of the machine, as Node and PostgreSQL word them, and what to do. The first that fits counts. */
const explanations: [pattern: RegExp, explain: (match: RegExpExecArray) => string][] = [
  // Linux uses the code of a full disk for it.
  [
    /file watchers reached/,
    () => `This system watches too few files: run "sudo sysctl fs.inotify.max_user_watches=524288", ${AGAIN}`,
  ],
  [
    /\bENOSPC\b|no space left on device/i,
    () => `No space is left on the disk: free 2 GB, or let DATA_DIR name a folder on another disk, ${AGAIN}`,
  ],
  [/\bEMFILE\b/, () => `This system opens too few files at a time: run "ulimit -n 65536", ${AGAIN}`],
  [
    /\bEADDRINUSE\b.*:(\d+)/,
    ([, port]) => `Port ${port} is in use: end the program that holds it, or choose another one, ${AGAIN}`,
  ],
  [
    /\b(?:EACCES|EROFS)\b: [^']*'([^']+)'/,
    ([, path]) => `This user may not write ${path}: change its owner, or let DATA_DIR name another folder, ${AGAIN}`,
  ],
  [
    /\b(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT) ([\w.:[\]-]+)/,
    ([, address]) =>
      `Nothing answers at ${address}: start it, or correct the setting that names it (docs/settings.md), ${AGAIN}`,
  ],
];

/** One line that says what to do about an error of the machine; null where the text tells of no such error. */
export const explainError = (text: string): string | null => {
  for (const [pattern, explain] of explanations) {
    const match = pattern.exec(text);
    if (match) return explain(match);
  }
  return null;
};
