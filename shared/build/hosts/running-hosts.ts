import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A host that runs on this machine. */
interface RunningHost {
  /** Where this machine reaches it. */
  address: string;
  /** The registry that it reads, by the title of its store. */
  registry: string;
  pid: number;
}

const getFolder = (dataDir: string) => path.join(dataDir, 'host', 'running');

/**
 * Makes a host known to the commands that work on the same data. Returns a function that undoes it. Where nothing can be
 * written, commands need the setting HOSTS.
 */
export const announceHost = (dataDir: string, { address, registry }: Omit<RunningHost, 'pid'>) => {
  const file = path.join(getFolder(dataDir), `${process.pid}.json`);
  const host: RunningHost = { address, registry, pid: process.pid };
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(host));
  } catch (cause) {
    process.stderr.write(`This host cannot be announced in ${file}: ${String(cause)}\n`);
  }
  return () => rmSync(file, { force: true });
};

/** A process that was killed leaves its file behind. */
const isAlive = ({ pid }: RunningHost) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    // It runs as another user.
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const readHost = (file: string): RunningHost | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunningHost;
  } catch {
    // It ended meanwhile.
    return null;
  }
};

const listFiles = (folder: string) => {
  try {
    return readdirSync(folder).map((file) => path.join(folder, file));
  } catch {
    return [];
  }
};

/** The addresses of the running hosts that read a registry, and those of the setting HOSTS. */
export const listHosts = (registry: string, { DATA_DIR, HOSTS = '' } = process.env): string[] => {
  const announced = listFiles(getFolder(path.resolve(DATA_DIR || '.data'))).flatMap((file) => {
    const host = readHost(file);
    return host?.registry === registry && isAlive(host) ? host.address : [];
  });
  return [...new Set([...HOSTS.split(/\s+/).filter(Boolean), ...announced])].map((it) => it.replace(/\/$/, ''));
};
