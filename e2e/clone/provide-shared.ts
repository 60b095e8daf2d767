import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { linkPackages } from './link-packages';
import { root, workspaces } from './root';

/** What npm would install in a repository of a remote: shared from its package, and the packages that both need. */
export const provideShared = (folder: string, archive: string) => {
  const shared = path.join(folder, 'node_modules/shared');
  mkdirSync(shared, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', shared, '--strip-components=1']);
  linkPackages(folder, (name) => name === '.bin' || workspaces.includes(name));
  const programs = path.join(root, 'node_modules/.bin');
  mkdirSync(path.join(folder, 'node_modules/.bin'));
  for (const name of readdirSync(programs)) {
    const program =
      name === 'portico' ? path.join(shared, 'build/portico.mjs') : realpathSync(path.join(programs, name));
    symlinkSync(program, path.join(folder, 'node_modules/.bin', name));
  }
  chmodSync(path.join(shared, 'build/portico.mjs'), 0o755);
};
