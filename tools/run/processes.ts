import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './project';

export type Ready = { ready: true; port?: number; demo?: { password: string } };
// What it does meanwhile, for whoever waits.
type Progress = { says: string };
export type Service = { ready: Promise<Ready>; stop: () => Promise<void> };

type Options = {
  name: string;
  script: string;
  env: Record<string, string>;
  logFile: string;
  log: (line: string) => void;
  // It fell over again and again and is not started any more.
  onGiveUp: (error: Error) => void;
};

const READY_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 20_000;
const RESTARTS = 5;
// After this long a fall counts as the first one.
const STEADY_MS = 60_000;
const LOG_LIMIT_BYTES = 20_000_000;

// Runs a server of ours in a process of its own, which reports when it is ready, and starts it again when it falls.
export function startService(options: Options): Service {
  const { name, log, onGiveUp } = options;
  let stopping = false;
  let child = launch(options);
  const ready = untilReady(options, child);

  const watch = (falls: number, since: number) =>
    child.once('exit', async (code, signal) => {
      if (stopping) return;
      const fall = Date.now() - since > STEADY_MS ? 1 : falls + 1;
      if (fall > RESTARTS) return onGiveUp(fallen(options, code, signal));
      log(`${name} fell over (${signal ?? `code ${code}`}), starting it again`);
      await delay(250 * 2 ** fall);
      if (stopping) return;
      child = launch(options);
      watch(fall, Date.now());
      await untilReady(options, child).catch((error: Error) => log(error.message));
    });
  ready.then(() => watch(0, Date.now())).catch(() => undefined);

  const stop = async () => {
    stopping = true;
    // It can end in order, database included, once it has started.
    await Promise.race([ready.catch(() => undefined), delay(STOP_LIMIT_MS, null, { ref: false })]);
    await end(child);
  };
  return { ready, stop };
}

// In a group of its own, so that Ctrl-C reaches only us and we stop the services in their order. Should we be
// killed, the closed channel tells them to end.
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

function untilReady(options: Options, child: ChildProcess): Promise<Ready> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${options.name} is not ready and has said nothing for ${READY_LIMIT_MS / 1000} s.`));
    }, READY_LIMIT_MS);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      reject(fallen(options, code, signal));
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

function fallen({ name, logFile }: Options, code: number | null, signal: string | null): Error {
  const last = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
  return new Error(`${name} ended (${signal ?? `code ${code}`}). The end of ${logFile}:\n${last}`);
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await gone;
  clearTimeout(timer);
}
