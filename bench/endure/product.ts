import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Options {
  /** The built API. */
  script: string;
  dataDir: string;
  port: number;
}

const untilReady = (child: ChildProcess, logFile: string) =>
  new Promise<{ demo: { password: string } }>((resolve, reject) => {
    child.on(
      'message',
      (message: { ready?: boolean; demo: { password: string } }) => message.ready && resolve(message),
    );
    child.once('exit', (code, signal) =>
      reject(new Error(`The API ended (${signal ?? code}):\n${readFileSync(logFile, 'utf8').slice(-2000)}`)),
    );
  });

/** The API with its embedded PostgreSQL, either of which can be killed as by a power cut. */
export const startKillable = async ({ script, dataDir, port }: Options) => {
  const logFile = join(dataDir, 'endure.log');
  const { DATABASE_URL: _, SMTP_URL: __, ...rest } = process.env;
  const env = { ...rest, NODE_ENV: 'production', DATA_DIR: dataDir, API_PORT: String(port) };

  const launch = () => {
    const output = openSync(logFile, 'a');
    const child = fork(script, [], {
      env,
      execArgv: ['--enable-source-maps'],
      stdio: ['ignore', output, output, 'ipc'],
    });
    closeSync(output);
    return { child, ready: untilReady(child, logFile) };
  };
  let running = launch();
  const { demo } = await running.ready;
  let stopping = false;
  let falls = 0;

  // As the product does: what falls is started again.
  const watch = () =>
    running.child.once('exit', () => {
      if (stopping) return;
      falls += 1;
      running = launch();
      running.ready.catch(() => undefined);
      watch();
    });
  watch();

  const postmaster = () => Number.parseInt(readFileSync(join(dataDir, 'database/postmaster.pid'), 'utf8'), 10);
  const kill = {
    api: () => running.child.kill('SIGKILL'),
    database: () => process.kill(postmaster(), 'SIGKILL'),
    both: () => {
      process.kill(postmaster(), 'SIGKILL');
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
    const gone = new Promise((resolve) => running.child.once('exit', resolve));
    running.child.kill('SIGTERM');
    await gone;
  };
  return { url: `http://127.0.0.1:${port}`, password: demo.password, kill, databaseUrl, stop, falls: () => falls };
};

export type Killable = Awaited<ReturnType<typeof startKillable>>;
export type Victim = keyof Killable['kill'];
