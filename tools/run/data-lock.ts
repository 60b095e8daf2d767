import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Locks the data directory, so that one product runs on it. Returns the function that unlocks it; throws when another
 * process holds the lock.
 */
export function lockData(dataDir: string): () => void {
  const file = join(dataDir, 'portico.lock');
  mkdirSync(dataDir, { recursive: true });
  if (!readHolder(file)) rmSync(file, { force: true });
  try {
    writeFileSync(file, identity(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = readHolder(file) ?? 'starting now';
    throw new Error(
      `Portico already runs on ${dataDir} (process ${holder}): end it there with Ctrl-C, or choose another DATA_DIR and PORT.`,
    );
  }
  return () => rmSync(file, { force: true });
}

// Null when nobody holds it, or a process that is gone.
function readHolder(file: string): number | null {
  try {
    const content = readFileSync(file, 'utf8');
    const pid = Number.parseInt(content, 10);
    return identity(pid) === content ? pid : null;
  } catch {
    return null;
  }
}

// The process number alone is not enough: after a restart of the machine or container another process has it.
function identity(pid: number): string {
  if (process.platform !== 'linux') return process.kill(pid, 0) ? `${pid}` : '';
  const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // Killed, but not yet reaped by its parent.
  return state === 'Z' ? '' : `${pid} ${fields[18]}`;
}
