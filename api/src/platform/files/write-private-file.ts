import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a file with personal data: complete or not at all, and readable by the owner of the process only. */
export const writePrivateFile = async (folder: string, name: string, content: string | Buffer) => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `.${name}`), content, { mode: 0o600 });
  await rename(join(folder, `.${name}`), join(folder, name));
};
