import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createTemporaryFolder } from 'shared/build/testing';

let folder: string;

beforeEach(() => {
  folder = createTemporaryFolder();
  const programs = JSON.stringify(join(import.meta.dirname, 'programs.ts'));
  // A command that runs a program without end, and writes down the numbers of both.
  writeFileSync(
    join(folder, 'command.ts'),
    `import { runNode } from ${programs};
    import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(join(folder, 'command'))}, String(process.pid));
    const program = "require('fs').writeFileSync(" + JSON.stringify(${JSON.stringify(join(folder, 'program'))}) +
      ", String(process.pid)); console.log('running'); setInterval(() => {}, 1000)";
    void runNode(['-e', program]);`,
  );
});

const readPid = (name: string) => Number(readFileSync(join(folder, name), 'utf8'));

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

afterEach(() => {
  for (const name of ['command', 'program']) if (isRunning(readPid(name))) process.kill(readPid(name), 'SIGKILL');
});

/** Runs a line of the shell in which `$COMMAND` starts the command; resolves when the first output has come. */
const runLine = async (line: string) => {
  const env = { ...process.env, COMMAND: `${process.execPath} --import tsx ${join(folder, 'command.ts')}` };
  const shell = spawn('sh', ['-c', line], { stdio: ['ignore', 'pipe', 'inherit'], env });
  await once(shell.stdout, 'data');
};

const hasEnded = async (name: string) => {
  for (let tries = 0; tries < 150 && isRunning(readPid(name)); tries += 1) await delay(100);
  return !isRunning(readPid(name));
};

test('a command and its programs end when the reader of its output has gone', async () => {
  await runLine('$COMMAND | head -n 1');
  expect(await hasEnded('command')).toBe(true);
  expect(await hasEnded('program')).toBe(true);
});

test('a command that is asked to end ends its programs', async () => {
  await runLine('exec $COMMAND');
  process.kill(readPid('command'), 'SIGTERM');
  expect(await hasEnded('command')).toBe(true);
  expect(await hasEnded('program')).toBe(true);
});
