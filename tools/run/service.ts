import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './project';

export type Ready = { ready: true; port?: number; demo?: { password: string } };
/** What it does until it is ready; shown to the person who waits. */
type Progress = { says: string };
export type Service = { ready: Promise<Ready>; stop: () => Promise<void> };

type Options = {
  name: string;
  script: string;
  env: Record<string, string>;
  logFile: string;
  log: (line: string) => void;
  /** Called when it crashed too often and is not started again. */
  onGiveUp: (error: Error) => void;
};

const READY_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 20_000;
const RESTARTS = 5;
// After this long a crash counts as the first one.
const STEADY_MS = 60_000;
const LOG_LIMIT_BYTES = 20_000_000;

/** Runs a server in a process of its own, which reports when it is ready, and restarts it when it crashes. */
export function startService(options: Options): Service {
  const { name, log, onGiveUp } = options;
  let stopping = false;
  let child = launch(options);
  const ready = waitUntilReady(options, child);

  const watch = (crashes: number, startedAt: number) =>
    child.once('exit', async (code, signal) => {
      if (stopping) return;
      const count = Date.now() - startedAt > STEADY_MS ? 1 : crashes + 1;
      if (count > RESTARTS) return onGiveUp(createCrashError(options, code, signal));
      log(`${name} crashed (${signal ?? `code ${code}`}), restarting it`);
      await delay(250 * 2 ** count);
      if (stopping) return;
      child = launch(options);
      watch(count, Date.now());
      await waitUntilReady(options, child).catch((error: Error) => log(error.message));
    });
  ready.then(() => watch(0, Date.now())).catch(() => undefined);

  const stop = async () => {
    stopping = true;
    // Only a process that has started can stop in order, its database included.
    await Promise.race([ready.catch(() => undefined), delay(STOP_LIMIT_MS, null, { ref: false })]);
    await terminate(child);
  };
  return { ready, stop };
}

// In a group of its own, so that Ctrl-C reaches this process alone, which stops the services in their order. When this
// process is killed, the closed channel tells them to end.
function launch({ script, env, logFile }: Options): ChildProcess {
  mkdirSync(dirname(logFile), { recursive: true });
  if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT_BYTES) renameSync(logFile, `${logFile}.1`);
  const output = openSync(logFile, 'a');
  const child = fork(script, [], {
    cwd: root,
    env: { ...process.env, ...env },
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', output, output, 'ipc'],
    detached: process.platform !== 'win32',
  });
  closeSync(output);
  return child;
}

function waitUntilReady(options: Options, child: ChildProcess): Promise<Ready> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${options.name} is not ready and has said nothing for ${READY_LIMIT_MS / 1000} s.`));
    }, READY_LIMIT_MS);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      reject(createCrashError(options, code, signal));
    });
    child.on('message', (message: Ready | Progress) => {
      if ('says' in message) {
        timer.refresh();
        return options.log(message.says);
      }
      if (!message.ready) return;
      clearTimeout(timer);
      resolve(message);
    });
  });
}

function createCrashError({ name, logFile }: Options, code: number | null, signal: string | null): Error {
  const last = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
  return new Error(`${name} ended (${signal ?? `code ${code}`}). The end of ${logFile}:\n${last}`);
}

async function terminate(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await exited;
  clearTimeout(timer);
}
