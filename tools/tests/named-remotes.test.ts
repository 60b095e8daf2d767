import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { listRemotes } from 'shared/build/project';
import { findNamedRemotes } from './named-remotes';

const folder = mkdtempSync(join(tmpdir(), 'portico-named-remotes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

test('host and shared name no remote', () => {
  expect(listRemotes().length).toBeGreaterThan(0);
  expect([...findNamedRemotes(listRemotes())]).toEqual([]);
});

test('a name in a source is found with its line, one in a test is not', () => {
  write('host/src/shell/links.ts', "const one = 1;\nconst name = 'remote-events';\n");
  write('host/src/shell/links.test.ts', "const name = 'remote-events';\n");
  write('host/server/testing.ts', "const name = 'remote-events';\n");
  write('shared/src/remotes/names.ts', "const pattern = 'remote-eventsx'; const file = 'remote-*';\n");
  write('shared/build/help.ts', 'npm run deploy -- remote-events --channel staging');
  write('biome.json', '{ "includes": ["remote-events/src/**"] }');
  const found = [...findNamedRemotes(['remote-events', 'remote-tickets'], folder)].map((line) =>
    line.split(':').slice(0, 2).join(':'),
  );
  expect(found).toEqual([
    'host/src/shell/links.ts:2 names remote-events',
    'shared/build/help.ts:1 names remote-events',
    'biome.json:1 names remote-events',
  ]);
});
