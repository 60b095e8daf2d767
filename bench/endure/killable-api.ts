import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface KillableApiOptions {
  /** Path of the built API. */
  script: string;
  dataDir: string;
  port: number;
}

const waitUntilReady = (child: ChildProcess, logFile: string) =>
  new Promise<{ demo: { password: string } }>((resolve, reject) => {
    child.on(
      'message',
      (message: { ready?: boolean; demo: { password: string } }) => message.ready && resolve(message),
    );
    child.once('exit', (code, signal) =>
      reject(new Error(`The API ended (${signal ?? code}):\n${readFileSync(logFile, 'utf8').slice(-2000)}`)),
    );
  });

/** Starts the API with its embedded PostgreSQL; both can be killed with SIGKILL. */
export const startKillableApi = async ({ script, dataDir, port }: KillableApiOptions) => {
  const logFile = join(dataDir, 'endure.log');
  const { DATABASE_URL: _, SMTP_URL: __, ...rest } = process.env;
  const env = {
    ...rest,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    API_PORT: String(port),
    TRUSTED_PROXIES: 'loopback',
  };

  const launch = () => {
    const output = openSync(logFile, 'a');
    const child = fork(script, [], {
      env,
      execArgv: ['--enable-source-maps'],
      stdio: ['ignore', output, output, 'ipc'],
    });
    closeSync(output);
    return { child, ready: waitUntilReady(child, logFile) };
  };
  let running = launch();
  const { demo } = await running.ready;
  let stopping = false;
  let restarts = 0;

  // Restarts the API after it ended, as the product does.
  const restartOnExit = () =>
    running.child.once('exit', () => {
      if (stopping) return;
      restarts += 1;
      running = launch();
      running.ready.catch(() => undefined);
      restartOnExit();
    });
  restartOnExit();

  const readPostmasterPid = () => Number.parseInt(readFileSync(join(dataDir, 'database/postmaster.pid'), 'utf8'), 10);
  const kill = {
    api: () => running.child.kill('SIGKILL'),
    database: () => process.kill(readPostmasterPid(), 'SIGKILL'),
    both: () => {
      process.kill(readPostmasterPid(), 'SIGKILL');
      running.child.kill('SIGKILL');
    },
  };

  const databaseUrl = () => {
    const folder = join(dataDir, 'database');
    const [, , , databasePort] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const password = readFileSync(join(folder, 'portico.password'), 'utf8');
    return `postgres://portico:${password}@127.0.0.1:${databasePort}/postgres`;
  };

  const stop = async () => {
    await running.ready.catch(() => undefined);
    stopping = true;
    const exited = new Promise((resolve) => running.child.once('exit', resolve));
    running.child.kill('SIGTERM');
    await exited;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    password: demo.password,
    kill,
    databaseUrl,
    stop,
    restarts: () => restarts,
  };
};

type KillableApi = Awaited<ReturnType<typeof startKillableApi>>;
export type KillTarget = keyof KillableApi['kill'];
