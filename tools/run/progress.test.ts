import { beforeEach, expect, test } from '@jest/globals';
import { createProgress } from './progress';

let written: string;
const open = (isTTY: boolean) =>
  createProgress({
    isTTY,
    columns: 80,
    write: (text: string | Uint8Array) => {
      written += text;
      return true;
    },
  });

beforeEach(() => {
  written = '';
});

const start = ({ begin, report }: ReturnType<typeof open>) => {
  begin({ build: 100, database: 40, server: 5 });
  report('build', 0, 'api, host');
  report('build', 0.25, 'api, host');
  report('database', 0.5, 'seed 9 of 18, the shop');
  report('build', 0.3, 'built api (1 of 2, 20 s)');
};

test('outside a terminal each step is a line with its number and time, and so is each thing that is done', () => {
  const progress = open(false);
  start(progress);
  progress.report('build', 1, 'done in 90 s');
  progress.log('Ready');
  expect(written.trim().split('\n')).toEqual([
    'Ready in about 2 min',
    '[2/4] Build: api, host, about 2 min',
    '[3/4] Database: seed 9 of 18, the shop, about 40 s',
    '[2/4] Build 30 %: built api (1 of 2, 20 s)',
    '[2/4] Build: done in 90 s',
    'Ready',
  ]);
});

test('in a terminal one line shows how far the steps are and how long they will take, and is gone in the end', () => {
  const progress = open(true);
  start(progress);
  const lines = () => written.split('\n').map((line) => line.split('\r\x1b[K').at(-1));
  expect(lines().at(-1)).toBe('[2/4] Build 30 % built api (1 of 2, 20 s) · [3/4] Database 50 % seed 9 of 18, t');
  progress.report('database', 1, 'ready in 41 s');
  expect(lines().at(-1)).toBe('[2/4] Build 30 % built api (1 of 2, 20 s) · about 75 s left');
  progress.close();
  expect(lines().at(-1)).toBe('');
  expect(lines()).toContain('[3/4] Database: ready in 41 s');
});
