import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

export type ServiceUser = { uid: number; gid: number };

// The user that runs PostgreSQL, which refuses to run as root. null: this process is not root and runs it itself.
export function findServiceUser(folder: string): ServiceUser | null {
  if (process.getuid?.() !== 0) return null;
  if (process.platform !== 'linux') {
    throw new Error('As root the embedded database runs on Linux only: start as another user or set DATABASE_URL.');
  }
  return findOwner(folder) ?? findUser('portico') ?? findUser('postgres') ?? addUser('portico');
}

// The owner of an existing database. null: there is no database, it belongs to root, or the owner is unknown here.
function findOwner(folder: string): ServiceUser | null {
  const owner = existsSync(folder) ? statSync(folder).uid : 0;
  return owner ? findUser(String(owner)) : null;
}

function findUser(name: string): ServiceUser | null {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

function addUser(name: string): ServiceUser {
  try {
    const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'];
    execFileSync('useradd', [...options, '--shell', '/usr/sbin/nologin', name], { stdio: 'pipe' });
  } catch (cause) {
    throw new Error(`No user for the embedded database: add one named ${name}, or set DATABASE_URL.`, { cause });
  }
  const user = findUser(name);
  if (!user) throw new Error(`The user ${name} was added but cannot be found.`);
  return user;
}
