import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { hostContract } from 'shared/remotes';
import { emptyRegistry } from '../storage/store';
import { buildTestRelease } from '../testing';
import { checkRelease } from './check-release';

test('a release from before addresses had languages may run again', async () => {
  const { folder, release } = buildTestRelease({ routes: ['/en'] });
  const check = checkRelease(release, {
    registry: { ...emptyRegistry, hostContract },
    origins: [],
    readLocal: (_, file) => readFile(path.join(folder, file)),
  });
  await expect(check).resolves.toBeUndefined();
});
