import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import type { ServiceUser } from './service-user';

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

// Whether the process is the PostgreSQL server of this data folder, judged by its working directory.
export function isServerProcess(folder: string, user: ServiceUser | null, pid: number): boolean {
  // Run as the service user: in a container root may not inspect processes of another user.
  const runAsUser = (command: string, ...args: string[]) =>
    execFileSync(command, args, { ...user, cwd: '/', stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  try {
    if (process.platform === 'win32') return true;
    if (process.platform === 'linux') return runAsUser('readlink', `/proc/${pid}/cwd`) === realpathSync(folder);
    return runAsUser('ps', '-o', 'command=', '-p', String(pid)).includes(`-D ${folder} `);
  } catch {
    return false;
  }
}
