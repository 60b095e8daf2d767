import { expect, test } from '@jest/globals';
import { buildPattern, remotePattern } from 'shared/contract';
import { isRemoteName } from './remote-name';

const longest = `remote-${'a'.repeat(30)}`;

// A permit names builds, and a remote whose builds no permit can name could not be tested on a public host.
test.each(['remote-events', 'remote-x', longest])('%s can be a remote, and a permit can name its builds', (name) => {
  expect(isRemoteName(name)).toBe(true);
  expect(buildPattern.exec(`${name}@1.0.0`)?.[1]).toBe(name);
  expect(remotePattern.test(name)).toBe(true);
});

test.each([
  'events',
  'remote-',
  'remote-Events',
  'remote-a-b',
  'remote-../x',
  'remote-a/b',
  '__proto__',
  `${longest}a`,
])('%s cannot be a remote, and no permit names it', (name) => {
  expect(isRemoteName(name)).toBe(false);
  expect(buildPattern.test(`${name}@1.0.0`)).toBe(false);
  expect(remotePattern.test(name)).toBe(false);
});
