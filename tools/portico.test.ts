import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { inProject } from './run/project';

const run = promisify(execFile);
const commands = readdirSync(inProject('tools/commands')).map((file) => basename(file, '.ts'));

const portico = inProject('tools/portico.mjs');
const isNode20 = process.versions.node.startsWith('20.');
const adviceCommands = ['start', 'dev', 'test', 'check'];

test.each(commands)(
  '%s --help prints how to use it and does nothing else',
  async (name) => {
    const { stdout, stderr } = await run(process.execPath, [portico, name, '--help']);
    expect(stdout).toContain('Usage');
    const advice = isNode20 && adviceCommands.includes(name) ? 1 : 0;
    expect(stderr.match(/install Node 24/g) ?? []).toHaveLength(advice);
  },
  60_000,
);

test.each(['18.20.8', '20.19.6', '21.7.3', '22.17.1', '23.11.1'])('Node %s is refused in one line', async (version) => {
  const pretend = `for (const [name, value] of [['versions', { ...process.versions, node: '${version}' }], ['version', 'v${version}']])
    Object.defineProperty(process, name, { value })`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, portico, 'test'];
  await expect(run(process.execPath, args)).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: `Portico needs Node 24, 22.18 or 20.20, and this is v${version}: install Node 24 (https://nodejs.org), then run the command again.\n`,
  });
});

test('an unknown command is refused with the names of all commands', async () => {
  const refused = run(process.execPath, [portico, 'strat']);
  await expect(refused).rejects.toThrow(/There is no command "strat".*start/s);
});

test('an old Node can read the entry up to that line', () => {
  const source = readFileSync(portico, 'utf8');
  const translate = (target: ts.ScriptTarget) =>
    ts.transpileModule(source, { compilerOptions: { target, module: ts.ModuleKind.ES2020 } }).outputText;
  // Where there is nothing to translate for 2020, there is nothing newer; `await` outside a function is not translated.
  expect(translate(ts.ScriptTarget.ES2020)).toBe(translate(ts.ScriptTarget.ESNext));
  expect(source.replace(/\/\/.*/g, '')).not.toMatch(/\bawait\b|^import[^(]/m);
});
