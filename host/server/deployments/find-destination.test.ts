import { expect, test } from '@jest/globals';
import { deploy } from 'shared/build/release/deployments';
import { emptyRegistry } from 'shared/build/storage/store';
import { createTestRelease } from 'shared/build/testing';
import type { Registry } from 'shared/remotes';
import { findDestination } from './find-destination';

const releases = '/srv/releases';
const inFile = { registry: '/srv/releases/remotes.json', releases };
const inBucket = { registry: 's3://cdn/remotes/remotes.json', releases };

const add = (registry: Registry, base: string, name: 'remote-home' | 'remote-events' = 'remote-home') => {
  const release = createTestRelease({ name });
  const address = `${base}${name}/${encodeURIComponent(release.version)}/`;
  return deploy(registry, { channel: 'stable', name }, { ...release, base: address });
};
const find = (config: typeof inFile, registry: Registry) => {
  const { releases: store, base } = findDestination(config, registry, 'remote-home');
  return [store.title, base];
};

test('with the registry in a file, a release goes into the folder that the host serves', () => {
  expect(find(inFile, emptyRegistry)).toEqual(['/srv/releases', '/remotes/']);
  expect(find(inFile, add(emptyRegistry, 'https://cdn.example.com/'))).toEqual(['/srv/releases', '/remotes/']);
});

test('with the registry in a bucket, it goes where the last one of its remote went', () => {
  const registry = add(
    add(emptyRegistry, 'https://events.example.com/', 'remote-events'),
    'https://cdn.example.com/r/',
  );
  expect(find(inBucket, registry)).toEqual(['s3://cdn/remotes/', 'https://cdn.example.com/r/']);
  expect(find(inBucket, add(emptyRegistry, '/remotes/'))).toEqual(['/srv/releases', '/remotes/']);
});

test('a remote that is new goes where the others went, and nowhere if there are none', () => {
  const registry = add(emptyRegistry, 'https://cdn.example.com/r/', 'remote-events');
  expect(find(inBucket, registry)).toEqual(['s3://cdn/remotes/', 'https://cdn.example.com/r/']);
  expect(() => find(inBucket, emptyRegistry)).toThrow('Nothing was published in the bucket');
});
