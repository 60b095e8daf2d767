import { lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from './root';

/** Links the packages that are installed here into another folder, but for those that are excluded. */
export const linkPackages = (folder: string, isExcluded: (name: string) => boolean) => {
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages, { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    const installed = path.join(root, 'node_modules', name);
    // A link leads to a workspace beside node_modules.
    const target = lstatSync(installed).isSymbolicLink() ? readlinkSync(installed) : installed;
    if (!isExcluded(name)) symlinkSync(target, path.join(packages, name));
  }
};
