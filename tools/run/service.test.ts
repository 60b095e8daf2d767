import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, test } from '@jest/globals';
import { createTemporaryFolder } from 'shared/build/testing';
import { getRestartDelay, startService } from './service';

let folder: string;
let lines: string[];

beforeEach(() => {
  folder = createTemporaryFolder();
  lines = [];
});

function start(program: string) {
  const script = join(folder, 'service.mjs');
  writeFileSync(script, `import { appendFileSync, readFileSync } from 'node:fs';\n${program}`);
  return startService({
    name: 'service',
    script,
    env: { STARTS: join(folder, 'starts') },
    logFile: join(folder, 'logs', 'service.log'),
    log: (line) => lines.push(line),
  });
}

const READY = `appendFileSync(process.env.STARTS, '.'); process.send({ ready: true, port: 4200 });`;
const END = `process.on('SIGTERM', () => { console.log('ended in order'); process.exit(0); });`;
const starts = () => readFileSync(join(folder, 'starts'), 'utf8').length;
const logged = () => readFileSync(join(folder, 'logs', 'service.log'), 'utf8');

test('a service reports that it is ready, and stops when asked', async () => {
  const service = start(`${END} ${READY} setInterval(() => {}, 1000);`);
  expect(await service.ready).toEqual({ ready: true, port: 4200 });
  await service.stop();
  expect(logged()).toContain('ended in order');
  expect(lines).toEqual([]);
});

test('a service reports its progress until it is ready', async () => {
  const service = start(
    `process.send({ says: 'seed 1 of 2, the firm', share: 0 }); ${READY} setInterval(() => {}, 1000);`,
  );
  await service.ready;
  expect(lines).toEqual(['seed 1 of 2, the firm']);
  await service.stop();
});

test('a service that cannot start reports the reason', async () => {
  const service = start(`console.error('no room for the database'); process.exit(3);`);
  await expect(service.ready).rejects.toThrow(
    /^service ended \(code 3\). The end of .*service.log:\nno room for the database$/,
  );
  await service.stop();
});

test.each([
  ['an error that nobody caught', `throw new Error('The setting HOME is missing.');`, 'The setting HOME is missing.'],
  ['a full disk', `appendFileSync('/dev/full', '.');`, 'No space is left on the disk: free 2 GB'],
  [
    'a port that is taken',
    `import { createServer } from 'node:net';
      const first = createServer().listen(0, '127.0.0.1', () => createServer().listen(first.address().port, '127.0.0.1'));`,
    'Port \\d+ is in use: end the program that holds it',
  ],
])('a service that cannot start for %s says so in one line', async (_, program, reason) => {
  const service = start(program);
  const error = await service.ready.catch((caught: Error) => caught);
  expect((error as Error).message).toMatch(new RegExp(`^service ended: ${reason}.* \\(log: .*service.log\\)$`));
  await service.stop();
});

test('a service whose database goes away while it starts is started again, until it is ready', async () => {
  const service = start(`appendFileSync(process.env.STARTS, '.');
    const isFirst = readFileSync(process.env.STARTS, 'utf8').length === 1;
    process.send(isFirst ? { databaseLost: true } : { ready: true, port: 4200 }, () => isFirst && process.exit(1));
    setInterval(() => {}, 1000);`);
  expect(await service.ready).toEqual({ ready: true, port: 4200 });
  expect(lines).toEqual(['service lost its database while it started, starting it again']);
  await service.stop();
});

test('a service that keeps crashing is restarted with growing pauses, without end', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 100].map(getRestartDelay);
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test('a service that crashes is restarted', async () => {
  const service = start(`${READY} setInterval(() => {}, 1000);
    setTimeout(() => process.exit(1), 300);`);
  await service.ready;
  for (let tries = 0; tries < 100 && starts() < 2; tries += 1) await delay(50);
  expect(starts()).toBe(2);
  expect(lines).toEqual(['service crashed (code 1), restarting it']);
  await service.stop();
});
