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

/** The arguments of Node for a process that runs `script`, which needs no other file. */
export const getArguments = (script: string): string[] => [
  `--max-old-space-size=${heapMb}`,
  `--max-semi-space-size=${newObjectsMb}`,
  '--disallow-code-generation-from-strings',
  ...getPermissions(script),
  script,
];

/** None of the host's environment, and the pipe 3 for messages besides those for output. */
export const getSpawnOptions = (script: string): SpawnOptions => ({
  cwd: path.dirname(script),
  env: {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    ...(process.env.TZ && { TZ: process.env.TZ }),
  },
  stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
});
