import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkPackages } from './link-packages';
import { root, workspaces } from './root';

/** What the first start would install and build, taken from here. */
export const provideInstallation = (folder: string) => {
  linkPackages(folder, (name) => name === '.portico-lock');
  const lock = createHash('sha256').update(readFileSync(path.join(folder, 'package-lock.json')));
  writeFileSync(path.join(folder, 'node_modules/.portico-lock'), lock.digest('hex'));
  for (const name of workspaces) {
    const own = path.join(root, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(folder, name, 'node_modules'));
    const built = path.join(root, name, 'dist');
    if (existsSync(built)) cpSync(built, path.join(folder, name, 'dist'), { recursive: true });
  }
  cpSync(path.join(root, '.cache/built'), path.join(folder, '.cache/built'), { recursive: true });
};
