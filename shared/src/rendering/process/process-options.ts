import type { SpawnOptions } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';

/** Heap of a process (MB); V8 ends a process that needs more. */
const heapMb = 256;

/** Of the part of the heap for new objects (MB): with the default a page takes several collections. */
const newObjectsMb = 16;

/** Takes files, child processes, workers and native modules away from a process, where this Node can (from 22.13 on). */
const getPermissions = (script: string) =>
  process.allowedNodeEnvironmentFlags.has('--permission')
    ? ['--permission', `--allow-fs-read=${path.join(realpathSync(path.dirname(script)), '*')}`]
    : [];

/** What a process runs. */
export interface Program {
  /** JavaScript in one file: it reads nothing but the folder that it is in. */
  script: string;
}

/** The arguments of Node. */
export const getArguments = ({ script }: Program): string[] => [
  `--max-old-space-size=${heapMb}`,
  `--max-semi-space-size=${newObjectsMb}`,
  '--disallow-code-generation-from-strings',
  ...getPermissions(script),
  script,
];

/** None of the environment, and the pipe 3 for messages besides those for output. */
export const getSpawnOptions = ({ script }: Program): SpawnOptions => ({
  cwd: path.dirname(script),
  env: {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    ...(process.env.TZ && { TZ: process.env.TZ }),
  },
  stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
});
