import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { explainError } from 'shared/build/explain-error';
import { explainSpace } from './explain-space';
import { root } from './project';

/** Accounts of the seed that still are as it made them; `password` is the one that they got. */
export type Demo = { password: string; accounts: string[] };
export type Ready = { ready: true; port?: number; demo?: Demo };
/** What it does until it is ready, and how much of that is done, from 0 to 1; shown to the person who waits. */
export type ServiceProgress = { says: string; share: number };
/** The database went away while the service started: another start may succeed. */
type DatabaseLost = { databaseLost: true };
export type Service = { ready: Promise<Ready>; stop: () => Promise<void> };

type Options = {
  name: string;
  script: string;
  env: Record<string, string>;
  logFile: string;
  log: (line: string) => void;
  /** Without it what the service says until it is ready is logged. */
  onProgress?: (progress: ServiceProgress) => void;
};

// A step of the seed takes minutes where other programs keep the machine busy.
const READY_LIMIT_MS = 600_000;
const STOP_LIMIT_MS = 20_000;
const RESTART_LIMIT_MS = 30_000;
// After this long a crash counts as the first one.
const STEADY_MS = 60_000;
const LOG_LIMIT_BYTES = 20_000_000;

/** Pause before a restart (ms) after so many crashes, each soon after the one before. It does not end: what the service needs may come back. */
export const getRestartDelay = (crashes: number) => Math.min(250 * 2 ** crashes, RESTART_LIMIT_MS);

/** Runs a server in a process of its own, which reports when it is ready, and restarts it when it crashes. */
export function startService(options: Options): Service {
  const { name, log } = options;
  let stopping = false;
  let { child, logStart } = launch(options);

  const waitForFirstStart = async (losses: number): Promise<Ready> => {
    try {
      return await waitUntilReady(options, child, logStart);
    } catch (error) {
      if (!(error instanceof DatabaseLostError)) throw error;
      log(error.message);
      await delay(getRestartDelay(losses + 1));
      if (stopping) throw error;
      ({ child, logStart } = launch(options));
      return waitForFirstStart(losses + 1);
    }
  };
  const ready = waitForFirstStart(0);

  const watch = (crashes: number, startedAt: number) =>
    child.once('exit', async (code, signal) => {
      if (stopping) return;
      const count = Date.now() - startedAt > STEADY_MS ? 1 : crashes + 1;
      log(`${name} crashed (${signal ?? `code ${code}`}), restarting it`);
      await delay(getRestartDelay(count));
      if (stopping) return;
      ({ child, logStart } = launch(options));
      watch(count, Date.now());
      await waitUntilReady(options, child, logStart).catch((error: Error) => log(error.message));
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
function launch({ script, env, logFile }: Options) {
  mkdirSync(dirname(logFile), { recursive: true });
  if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT_BYTES) renameSync(logFile, `${logFile}.1`);
  const output = openSync(logFile, 'a');
  const logStart = fstatSync(output).size;
  const child = fork(script, [], {
    cwd: root,
    env: { ...process.env, ...env },
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', output, output, 'ipc'],
    detached: process.platform !== 'win32',
  });
  closeSync(output);
  return { child, logStart };
}

class DatabaseLostError extends Error {}

function waitUntilReady(options: Options, child: ChildProcess, logStart: number): Promise<Ready> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${options.name} is not ready and has said nothing for ${READY_LIMIT_MS / 1000} s.`));
    }, READY_LIMIT_MS);
    let isDatabaseLost = false;
    const fail = (ending: number | string | null) =>
      reject(
        isDatabaseLost
          ? new DatabaseLostError(`${options.name} lost its database while it started, starting it again`)
          : createCrashError(options, logStart, ending),
      );
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      // Its last message arrives before the channel closes.
      if (child.connected) child.once('disconnect', () => fail(code ?? signal));
      else fail(code ?? signal);
    });
    child.on('message', (message: Ready | ServiceProgress | DatabaseLost) => {
      if ('databaseLost' in message) {
        isDatabaseLost = true;
        return;
      }
      if ('says' in message) {
        timer.refresh();
        return options.onProgress ? options.onProgress(message) : options.log(message.says);
      }
      if (!message.ready) return;
      clearTimeout(timer);
      resolve(message);
    });
  });
}

// What Node prints of an error that nobody caught; what it contains follows, indented.
const UNCAUGHT = /^\w*Error\b[^:\n]*: (.*)$/gm;

/** One line where the service has told the reason in its log, which held `logStart` bytes before it was started. */
function createCrashError({ name, logFile }: Options, logStart: number, ending: number | string | null): Error {
  const logged = readFileSync(logFile).subarray(logStart).toString().trimEnd();
  const error = [...logged.matchAll(UNCAUGHT)].at(-1);
  const reason = (error && explainError(logged.slice(error.index))) ?? explainSpace(dirname(logFile)) ?? error?.[1];
  if (reason) return new Error(`${name} ended: ${reason} (log: ${logFile})`);
  const code = typeof ending === 'number' ? `code ${ending}` : ending;
  return new Error(`${name} ended (${code}). The end of ${logFile}:\n${logged.split('\n').slice(-15).join('\n')}`);
}

async function terminate(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await exited;
  clearTimeout(timer);
}
