import { type ChildProcess, fork } from 'node:child_process';
import { bundleMain } from './testing-bundle';

interface Ready {
  ready: true;
  port: number;
  demo: { password: string; accounts: string[] };
}

const main = await bundleMain();

/** Starts a process of the API, as an operator does, with the firm's seed and files in `dataDir`. */
export const startMain = (databaseUrl: string, dataDir: string, env: Record<string, string> = {}) => {
  const { DEMO_PASSWORD: _, ...rest } = process.env;
  const settings = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    API_PORT: '0',
    SEED: 'firm',
  };
  const child: ChildProcess = fork(main, {
    env: { ...rest, ...settings, ...env },
    execArgv: [],
    silent: true,
  });
  let output = '';
  let errors = '';
  child.stdout?.on('data', (chunk) => {
    output += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    errors += String(chunk);
  });
  /** Its exit code. */
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  /** The same, once all it has written was read; never after `disconnect`. */
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<Ready>((resolve, reject) => {
    child.on('message', (message: Ready | { says: string }) => 'ready' in message && resolve(message));
    ended.then((code) => reject(new Error(`ended with ${code}\n${output}${errors}`)));
  });
  // Who wants it to fail does not wait for it.
  ready.catch(() => undefined);
  return { child, ended, closed, ready, getOutput: () => output, getErrors: () => errors };
};

export type MainProcess = ReturnType<typeof startMain>;
