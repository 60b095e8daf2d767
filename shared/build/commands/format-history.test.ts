import { expect, test } from '@jest/globals';
import { deploy, rollback } from '../release/deployments';
import { emptyRegistry } from '../storage/store';
import { buildTestRelease } from '../testing';
import { formatHistory } from './format-history';

const target = { channel: 'stable', name: 'remote-home' } as const;
const versions = ['1.0.0+aaaaaaaaaa', '1.0.1+aaaaaaaaaa', '1.0.2+aaaaaaaaaa'];
const registry = versions.reduce(
  (it, version) => deploy(it, target, buildTestRelease({ version }).release),
  emptyRegistry,
);
const listRows = (text: string) =>
  text
    .split('\n')
    .slice(3)
    .map((line) => [line.split(' ')[0], line.split(/ {2,}/).at(-1)]);

test('the history of a channel names what runs, what ran before, and where a rollback leads', () => {
  expect(listRows(formatHistory(registry, target))).toEqual([
    ['1.0.2+aaaaaaaaaa', 'runs'],
    ['1.0.1+aaaaaaaaaa', 'before; a rollback returns to it'],
    ['1.0.0+aaaaaaaaaa', 'before'],
  ]);
});

test('after a rollback the release that was left can still be pinned', () => {
  expect(listRows(formatHistory(rollback(registry, target), target))).toEqual([
    ['1.0.1+aaaaaaaaaa', 'runs'],
    ['1.0.0+aaaaaaaaaa', 'before; a rollback returns to it'],
    ['1.0.2+aaaaaaaaaa', 'published, not in this channel'],
  ]);
});

test('a remote of which nothing was published has no history', () => {
  expect(formatHistory(emptyRegistry, target)).toBe('remote-home in stable: nothing was published.');
});
