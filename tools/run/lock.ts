import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Keeps a second product off the same data. The answer gives the data free again.
export function lockData(dataDir: string): () => void {
  const file = join(dataDir, 'portico.lock');
  mkdirSync(dataDir, { recursive: true });
  const holder = readHolder(file);
  if (holder) {
    throw new Error(
      `Portico already runs on ${dataDir} (process ${holder}). Stop it there, or choose another DATA_DIR.`,
    );
  }
  rmSync(file, { force: true });
  writeFileSync(file, identity(process.pid), { flag: 'wx' });
  return () => rmSync(file, { force: true });
}

// null: nobody, or a process that is gone.
function readHolder(file: string): number | null {
  try {
    const content = readFileSync(file, 'utf8');
    const pid = Number.parseInt(content, 10);
    return identity(pid) === content ? pid : null;
  } catch {
    return null;
  }
}

// The number alone would be mistaken after a restart of the machine or container, which hands it out again.
function identity(pid: number): string {
  if (process.platform !== 'linux') return process.kill(pid, 0) ? `${pid}` : '';
  const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // Killed, but not yet cleared away by its parent.
  return state === 'Z' ? '' : `${pid} ${fields[18]}`;
}
