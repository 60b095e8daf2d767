import { readFileSync } from 'node:fs';

// Calls `end` when somebody asks us to stop, and when npm, which started us, is gone and cannot ask.
export function onEnd(end: () => Promise<void>) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
  // Without npm the parent may be a shell that goes and leaves us running.
  if (!process.env.npm_lifecycle_event) return;
  const parents = lineage();
  const timer = setInterval(() => {
    if (lineage() !== parents) void end();
  }, 500);
  timer.unref();
}

// npm runs a script through a shell that outlives it, so the shell's parent counts too.
function lineage(): string {
  const parent = process.ppid;
  if (process.platform !== 'linux') return `${parent}`;
  const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
  const [, name, grandparent] = /\((.*)\) \S (\d+)/.exec(stat) ?? [];
  return name?.endsWith('sh') ? `${parent} ${grandparent}` : `${parent}`;
}
