import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

interface StartBenchOptions {
  /** Folder of the project, with its packages installed. */
  root: string;
  /** Where a clone is made; on the same file system as `root`, since its packages are linked. */
  folder: string;
  port: number;
  log: (line: string) => void;
}

/** Lines of `npm start` that begin or end a step. */
const step = /^\[\d\/\d\] (Packages|Database|Server): |^\[\d\/\d\] Build( \d+ %)?: (built|done|up to date)/;

/** A clone in which nothing is built, with the same packages. */
const createClone = ({ root, folder }: StartBenchOptions) => {
  rmSync(folder, { recursive: true, force: true });
  execFileSync('git', ['clone', '--quiet', root, folder]);
  const workspaces = ['.', ...readdirSync(root)].filter((name) => existsSync(join(root, name, 'node_modules')));
  for (const name of workspaces)
    execFileSync('cp', ['-al', join(root, name, 'node_modules'), join(folder, name, 'node_modules')]);
};

/** Starts the product and ends it when it is ready; resolves to the time that took (s). */
const measureStart = ({ folder, port, log }: StartBenchOptions) =>
  new Promise<number>((resolve, reject) => {
    const startedAt = performance.now();
    const getSeconds = () => (performance.now() - startedAt) / 1000;
    // Of this project, not of the clone.
    const { DATA_DIR: _, DATABASE_URL: __, PORTICO_ROOT: ___, ...env } = process.env;
    const child = spawn('npm', ['start'], {
      cwd: folder,
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    let seconds: number | null = null;
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (step.test(line)) log(`${getSeconds().toFixed(1).padStart(6)} s  ${line}`);
      if (!line.startsWith('Ready: ') || !child.pid) return;
      seconds = getSeconds();
      process.kill(-child.pid, 'SIGINT');
    });
    child.once('exit', (code) => (seconds === null ? reject(new Error(`It ended with ${code}`)) : resolve(seconds)));
  });

/** Measures from packages installed and nothing built until the product is ready, and the start after that. */
export const runStartBench = async (options: StartBenchOptions) => {
  const { folder, log } = options;
  createClone(options);
  log('\nFirst start');
  const first = await measureStart(options);
  log('\nSecond start');
  const second = await measureStart(options);
  rmSync(folder, { recursive: true, force: true });
  log(`\nReady after ${first.toFixed(1)} s the first time, ${second.toFixed(1)} s the second time`);
};
