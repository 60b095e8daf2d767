import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';

interface KillableProcessOptions {
  /** Path of a built server, which says when it is ready. */
  script: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
}

export interface ReadyMessage {
  ready?: boolean;
  demo?: { password: string };
}

const waitUntilReady = (child: ChildProcess, logFile: string) =>
  new Promise<ReadyMessage>((resolve, reject) => {
    child.on('message', (message: ReadyMessage) => message.ready && resolve(message));
    child.once('exit', (code, signal) =>
      reject(new Error(`${logFile}: ended (${signal ?? code}):\n${readFileSync(logFile, 'utf8').slice(-2000)}`)),
    );
  });

/** Starts a server that can be killed with SIGKILL, and restarts it after it ended, as the product does. */
export const startKillableProcess = async ({ script, env, logFile }: KillableProcessOptions) => {
  let current = env;
  let preload: string[] = [];
  const launch = () => {
    const output = openSync(logFile, 'a');
    const child = fork(script, [], {
      env: current,
      execArgv: ['--enable-source-maps', ...preload],
      stdio: ['ignore', output, output, 'ipc'],
    });
    closeSync(output);
    return { child, ready: waitUntilReady(child, logFile) };
  };
  let running = launch();
  const first = await running.ready;
  let stopping = false;
  let restarts = 0;

  const restartOnExit = () =>
    running.child.once('exit', () => {
      if (stopping) return;
      restarts += 1;
      running = launch();
      running.ready.catch(() => undefined);
      restartOnExit();
    });
  restartOnExit();

  const kill = () => running.child.kill('SIGKILL');
  /** Kills it; from then on it runs with these settings, and a module that is loaded first. */
  const restartWith = (settings: NodeJS.ProcessEnv, module?: string) => {
    current = { ...env, ...settings };
    preload = module ? ['--import', module] : [];
    kill();
  };
  const stop = async () => {
    await running.ready.catch(() => undefined);
    stopping = true;
    const exited = new Promise((resolve) => running.child.once('exit', resolve));
    running.child.kill('SIGTERM');
    await exited;
  };
  return { first, kill, restartWith, stop, restarts: () => restarts };
};

export type KillableProcess = Awaited<ReturnType<typeof startKillableProcess>>;
