import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { startApi } from '../app/testing';
import { setUp } from './testing';

const api = await setUp(startApi());
const folder = path.join(import.meta.dirname, '../..');

test('the program in docs/api.md signs in, reads its account and opens a stream', async () => {
  const guide = await readFile(path.join(folder, '../docs/api.md'), 'utf8');
  const program = [...guide.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code).join('\n');
  const env = { ...process.env, PORTICO_URL: api.address, PORTICO_USER: 'buyer', PORTICO_PASSWORD: 'Portico-2026!' };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    env,
  });
  expect(stdout.trim().split('\n')).toEqual([
    '0 of 0 fairs',
    'signed in as buyer',
    'live: text/event-stream; charset=utf-8',
  ]);
});
