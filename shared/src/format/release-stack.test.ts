import { expect, test } from '@jest/globals';
import { cleanReleaseStack, maxStackLength, parseReleaseStack } from './release-stack';

const guide = '/remotes/remote-home/1.4.0+3540f97106/12.js';

test('a stack of Chromium keeps the functions and places of releases and of the host', () => {
  const stack = `TypeError: kim@example.com is not a function
    at Array.map (<anonymous>)
    at Page (https://www.example.com/remotes/remote-home/1.4.0%2B3540f97106/12.js?retry=1:1:2345)
    at async new Ab.c (https://www.example.com/assets/main.0a1b2c3d.js:2:10)
    at https://cdn.example.com/some/where/remote-matching/2.0.0+ffffffffff/remoteEntry.js:1:7
    at Object.kim@example.com [as x] (https://www.example.com/assets/main.0a1b2c3d.js:2:11)
    at <anonymous>
    at /assets/main.0a1b2c3d.js:3:1
    at chrome-extension://abcdef/content.js:1:2
    at https://evil.example/secret/path.js:1:2`;
  expect(cleanReleaseStack(stack)?.split('\n')).toEqual([
    `at Page (${guide}:1:2345)`,
    'at Ab.c (/assets/main.0a1b2c3d.js:2:10)',
    'at /remotes/remote-matching/2.0.0+ffffffffff/remoteEntry.js:1:7',
    'at /assets/main.0a1b2c3d.js:2:11',
    '…',
    'at /assets/main.0a1b2c3d.js:3:1',
  ]);
  expect(parseReleaseStack(stack).map(({ isCalledByNext }) => isCalledByNext)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('so does one of Firefox or Safari', () => {
  const address = 'https://www.example.com/remotes/remote-home/1.4.0%2B3540f97106/12.js';
  expect(cleanReleaseStack(`Page@${address}:1:2345\nload/<@${address}:3:4\n@${address}:5:6\n[native code]`)).toBe(
    `at Page (${guide}:1:2345)\nat load (${guide}:3:4)\nat ${guide}:5:6`,
  );
});

test('a clean stack stays as it is', () => {
  const stack = `at Page (${guide}:1:2345)\nat ${guide}:5:6\n…\nat ${guide}:7:8`;
  expect(cleanReleaseStack(stack)).toBe(stack);
});

test('a stack of nothing but other code is none', () => {
  expect(cleanReleaseStack('Error: x\n    at node:internal/process:1:2\n    at /home/kim/secret.js:1:2')).toBeNull();
  expect(cleanReleaseStack('')).toBeNull();
});

test('an endless stack is cut between two frames', () => {
  const long = Array.from({ length: 10_000 }, (_, n) => `at ${'x'.repeat(80)} (${guide}:1:${n})`).join('\n');
  const cleaned = cleanReleaseStack(long) ?? '';
  expect(cleaned.length).toBeLessThanOrEqual(maxStackLength);
  const frames = parseReleaseStack(cleaned);
  expect([frames.length, frames.at(-1)?.file]).toEqual([cleaned.split('\n').length, guide]);
  expect(cleanReleaseStack(`at ${'('.repeat(1_000_000)}`)).toBeNull();
});
