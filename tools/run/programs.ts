import { type ChildProcess, spawn } from 'node:child_process';
import { onEnd } from './on-end';
import { inProject, root } from './project';

export interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Without its output. */
  quiet?: boolean;
  /** Path of another Node. */
  node?: string;
  /** After which it is ended as failed. */
  timeoutMs?: number;
  /** Receives what the program sends to its parent. */
  onMessage?: (message: unknown) => void;
}

const isPosix = process.platform !== 'win32';
const running = new Set<ChildProcess>();

function endPrograms() {
  for (const { pid } of running) {
    // A negative number names the whole group.
    if (pid) process.kill(isPosix ? -pid : pid, 'SIGTERM');
  }
}

let isWatching = false;

/** Runs a Node program to its end, with its output in place; resolves to whether it succeeded. It ends with this one. */
export function runNode(
  args: string[],
  { cwd = root, env, quiet = false, node = process.execPath, timeoutMs, onMessage }: RunOptions = {},
): Promise<boolean> {
  // Before the program starts: the reader of the output may go as soon as the program has printed.
  if (!isWatching) onEnd(endPrograms);
  isWatching = true;
  // In a group of its own, so that it ends with what it started.
  const child = spawn(node, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: [
      'ignore',
      quiet ? 'ignore' : 'inherit',
      quiet ? 'ignore' : 'inherit',
      ...(onMessage ? ['ipc' as const] : []),
    ],
    detached: isPosix,
    ...(timeoutMs === undefined ? {} : { timeout: timeoutMs, killSignal: 'SIGKILL' as const }),
  });
  if (onMessage) child.on('message', onMessage);
  running.add(child);
  return new Promise((resolve) => {
    const settle = (succeeded: boolean) => {
      running.delete(child);
      resolve(succeeded);
    };
    child.once('error', () => settle(false));
    child.once('exit', (code) => settle(code === 0));
  });
}

/** Runs the tests that jest.config.mjs names, or those of them that `args` select. */
export const runJest = (args: string[], options?: RunOptions): Promise<boolean> =>
  runNode(['--import', 'tsx', inProject('node_modules/jest/bin/jest.js'), ...args], options);
