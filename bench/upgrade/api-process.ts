import { fork } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ApiProcessOptions {
  /** Where the version lies. */
  folder: string;
  databaseUrl: string;
  dataDir: string;
  port: number;
  password: string;
  logFile: string;
}

/** Starts the API of a version from its source. */
export const startApiProcess = ({ folder, databaseUrl, dataDir, port, password, logFile }: ApiProcessOptions) => {
  // It was beside the domains before they had folders.
  const script = ['api/src/app/main.ts', 'api/src/main.ts'].map((path) => join(folder, path)).find(existsSync);
  if (!script) throw new Error(`${folder} has no API.`);
  const { DATABASE_DIRECT_URL: _, PUBLIC_URL: __, SMTP_URL: ___, SEED: ____, ...rest } = process.env;
  const output = openSync(logFile, 'w');
  const child = fork(script, [], {
    cwd: folder,
    env: {
      ...rest,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      API_PORT: String(port),
      DEMO_PASSWORD: password,
      // Both names, so that the client of the drill has other addresses, as readers have.
      API_PROXIES: 'loopback',
      TRUSTED_PROXIES: 'loopback',
    },
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: { ready?: boolean }) => message.ready && resolve());
    ended.then(() => reject(new Error(`The API of ${folder} ended:\n${readFileSync(logFile, 'utf8').slice(-2000)}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, ready, stop };
};
