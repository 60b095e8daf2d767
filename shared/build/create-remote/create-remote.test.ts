import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { inRoot } from '../project';
import { createTemporaryFolder } from '../testing';
import { completeRepository, createRemote, findProblem } from './create-remote.mjs';

let root: string;
beforeEach(() => {
  root = createTemporaryFolder();
});

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const listFiles = () => readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

test.each(['', 'Events', 'events2', 'remote-events', '../events', 'e'.repeat(31)])('%j cannot be a name', (name) =>
  expect(findProblem(root, name)).toContain('use up to 30 lower-case letters'),
);

test.each(['api', 'en', 'remotes'])('the path of the host /%s is no page of a remote', (name) =>
  expect(findProblem(root, name)).toContain('is a path of the host'),
);

test('the name of a remote that is there is refused', () => {
  expect(findProblem(root, 'events')).toBeNull();
  createRemote(root, 'events');
  expect(findProblem(root, 'events')).toContain('remote-events is there already');
});

test('the template has become the remote of this name', () => {
  createRemote(root, 'events');
  for (const { parentPath, name } of listFiles()) {
    expect(name).not.toContain('sample');
    expect(readFileSync(path.join(parentPath, name), 'utf8')).not.toContain('sample');
  }
  expect(read('remote-events/src/manifest.ts')).toContain("name: 'remote-events'");
  expect(read('e2e/events.spec.ts')).toContain("goto('/events')");
});

test('a remote has the versions of shared', () => {
  createRemote(root, 'events', { fields: { license: 'MIT' } });
  const { version, dependencies, devDependencies } = readJson(inRoot('shared/package.json'));
  expect(JSON.parse(read('remote-events/package.json'))).toMatchObject({
    name: 'remote-events',
    license: 'MIT',
    dependencies: { react: dependencies.react, shared: version },
    devDependencies: { '@types/react': devDependencies['@types/react'] },
  });
});

test('a repository of its own gets tools, and keeps what it has', () => {
  const own = { name: 'ours', scripts: { lint: 'eslint' }, workspaces: ['tools'], dependencies: {} };
  writeFileSync(path.join(root, 'package.json'), JSON.stringify(own));
  writeFileSync(path.join(root, '.gitignore'), 'ours\n');
  mkdirSync(path.join(root, 'remote-tickets'));
  completeRepository(root);
  const { devDependencies, ...made } = JSON.parse(read('package.json'));
  expect(made).toEqual({
    ...own,
    private: true,
    type: 'module',
    workspaces: ['tools', 'remote-*'],
    scripts: { lint: 'eslint', test: 'jest', journeys: 'playwright test' },
  });
  expect(devDependencies).toMatchObject(readJson(inRoot('shared/package.json')).devDependencies);
  expect(read('.gitignore')).toBe('ours\n');
  expect(existsSync(path.join(root, 'jest.config.mjs'))).toBe(true);
});

test('the tools of the template have the versions that test this repository', () => {
  const { devDependencies } = readJson(path.join(import.meta.dirname, 'template/repository/package.json'));
  const used = {
    ...readJson(inRoot('package.json')).devDependencies,
    ...readJson(inRoot('e2e/package.json')).devDependencies,
  };
  expect(used).toMatchObject(devDependencies);
});
