import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { createTemporaryFolder } from 'shared/build/testing';
import { lockData } from './data-lock';

let dataDir: string;

beforeEach(() => {
  dataDir = createTemporaryFolder();
});

test('a second product on the same data is refused until the first one has ended', () => {
  const unlock = lockData(dataDir);
  expect(() => lockData(dataDir)).toThrow(
    `Portico already runs on ${dataDir} (process ${process.pid}): end it there with Ctrl-C, or choose another DATA_DIR and PORT.`,
  );
  unlock();
  lockData(dataDir)();
});

test('the lock of a killed process is taken over', async () => {
  const program = `import { lockData } from ${JSON.stringify(join(import.meta.dirname, 'data-lock.ts'))};
    lockData(${JSON.stringify(dataDir)});
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const flags = ['--import', 'tsx', '--input-type=module', '-e', program];
  const holder = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  expect(() => lockData(dataDir)).toThrow(`process ${holder.pid}`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  lockData(dataDir)();
});

test('another process with the same number does not hold the lock', () => {
  writeFileSync(join(dataDir, 'portico.lock'), `${process.pid} 1`);
  lockData(dataDir)();
});
