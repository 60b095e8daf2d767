import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { inProject } from '../run/project';

// npm puts a package that is needed in two versions into the workspace's own folder.
test('an image contains the packages in the workspace’s own folder beside those of the root', () => {
  const dockerfile = readFileSync(inProject('deploy/Dockerfile'), 'utf8');
  const installed = [...dockerfile.matchAll(/npm install [^\n]*--omit=dev -w (\w+)/g)].map(([, name]) => name);
  expect(installed).toEqual(['api', 'host', 'shared']);
  const copied = [...dockerfile.matchAll(/^COPY --from=\S+-packages \/portico\/(\w+)\/node_modules /gm)];
  // The image of backups has the packages of the API.
  expect(copied.map(([, name]) => name)).toEqual([...installed, 'api']);
});
