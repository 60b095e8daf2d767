import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { inProject } from './project';

const runFile = promisify(execFile);

let root: string;
const bundle = () => join(root, '.cache/commands/greet.mjs');
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portico-load-command-'));
  write('package.json', '{ "type": "module" }');
  write('tools/texts.ts', `export const text: string = 'Good morning';`);
  write('tools/folder.mjs', 'export const folder = import.meta.dirname;');
  write(
    'tools/commands/greet.ts',
    `import { basename } from 'node:path';
    import { folder } from '../folder.mjs';
    import { text } from '../texts';
    export const command = () => \`\${text} from \${basename(folder)}/\${basename(import.meta.dirname)}\`;`,
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Runs the command in a program of its own. */
const greet = async () => {
  const program = `import { loadCommand } from ${JSON.stringify(inProject('tools/run/load-command.mjs'))};
    const { command } = await loadCommand(${JSON.stringify(root)}, 'greet');
    process.stdout.write(command());`;
  const { stdout } = await runFile(process.execPath, ['--input-type=module', '-e', program]);
  return stdout;
};

const getTime = () => statSync(bundle()).mtimeMs;

test('a command runs from a bundle that is made once, and anew when one of its sources has changed', async () => {
  expect(await greet()).toBe('Good morning from tools/commands');
  const made = getTime();
  expect(await greet()).toBe('Good morning from tools/commands');
  expect(getTime()).toBe(made);
  write('tools/texts.ts', `export const text: string = 'Good evening';`);
  expect(await greet()).toBe('Good evening from tools/commands');
  expect(getTime()).not.toBe(made);
});

test('a source knows its own address, and a text that names it stays as it is', async () => {
  write('tools/texts.ts', `export const text = 'import.meta.url is ' + import.meta.url;`);
  expect(await greet()).toBe(
    `import.meta.url is ${pathToFileURL(join(root, 'tools/texts.ts')).href} from tools/commands`,
  );
});

test('a folder that is moved has its commands bundled anew', async () => {
  await greet();
  const former = root;
  root = `${former}-moved`;
  renameSync(former, root);
  write('tools/commands/greet.ts', 'export const command = () => import.meta.dirname;');
  expect(await greet()).toBe(join(root, 'tools/commands'));
});

test('a source that cannot be read is named, also where an older bundle is there', async () => {
  await greet();
  write('tools/texts.ts', 'export const text = ;');
  await expect(greet()).rejects.toThrow(/texts\.ts:1/);
});

test.each([
  ['is empty, as after a power failure', ''],
  ['does not say what it was made from', 'export const command = () => 5;'],
])('a bundle that %s is made anew', async (_, text) => {
  await greet();
  write('.cache/commands/greet.mjs', text);
  expect(await greet()).toBe('Good morning from tools/commands');
  expect(statSync(bundle()).size).toBeGreaterThan(text.length);
});

test('a command runs from its sources where no bundle can be written', async () => {
  write('.cache', '');
  expect(await greet()).toBe('Good morning from tools/commands');
});

test('an error names the line of the source', async () => {
  write('tools/texts.ts', `\n\nthrow new Error('broken');\nexport const text: string = '';`);
  await expect(greet()).rejects.toThrow(/tools\/texts\.ts:3/);
});
