import { existsSync, fstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

const CHECK_MS = 500;
const STDOUT = 1;
const GONE = 'gone';

type Cleanup = () => Promise<void> | void;

const cleanups: Cleanup[] = [];
let exitCode = 0;
let isEnding = false;

/**
 * Runs `cleanup`, and then exits with `code`, when this process should stop: on a signal, when the reader of its output
 * has gone (`| head`), and when npm, which started it, has gone without a signal. What was registered last runs first.
 */
export function onEnd(cleanup: Cleanup, code = 130) {
  exitCode = code;
  if (cleanups.push(cleanup) === 1) watch();
}

async function end() {
  if (isEnding) return;
  isEnding = true;
  for (const cleanup of cleanups.reverse()) await cleanup();
  process.exit(exitCode);
}

function watch() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') void end();
    });
  // Without npm the parent may be a shell that goes and leaves this process running.
  const lineage = process.env.npm_lifecycle_event ? getLineage() : null;
  let reader = findReader();
  const isReaderGone = () => {
    if (reader && !existsSync(reader)) reader = findReader() ?? GONE;
    return reader === GONE;
  };
  setInterval(() => {
    if (isReaderGone() || (lineage !== null && getLineage() !== lineage)) void end();
  }, CHECK_MS).unref();
}

// The read end of the pipe that takes this process's output, as a path in /proc. Null where it is no pipe, where its
// reader belongs to another user, and on other systems: there the next line that is printed tells (EPIPE).
function findReader(): string | null {
  if (process.platform !== 'linux' || !fstatSync(STDOUT).isFIFO()) return null;
  const pipe = readlinkSync(`/proc/self/fd/${STDOUT}`);
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    for (const fd of listOpenFiles(pid)) if (isReadEnd(`/proc/${pid}/fd/${fd}`, pipe)) return `/proc/${pid}/fd/${fd}`;
  }
  return null;
}

function listOpenFiles(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`);
  } catch {
    return [];
  }
}

function isReadEnd(path: string, pipe: string): boolean {
  try {
    // The last digit of the flags is 0 for a file that is open for reading alone.
    return (
      readlinkSync(path) === pipe && /^flags:\s+\d*0$/m.test(readFileSync(path.replace('/fd/', '/fdinfo/'), 'utf8'))
    );
  } catch {
    return false;
  }
}

// npm runs a script through a shell that outlives it, so the shell's parent counts too.
function getLineage(): string {
  const parent = process.ppid;
  if (process.platform !== 'linux') return `${parent}`;
  const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
  const [, name, grandparent] = /\((.*)\) \S (\d+)/.exec(stat) ?? [];
  return name?.endsWith('sh') ? `${parent} ${grandparent}` : `${parent}`;
}
