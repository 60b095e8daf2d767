import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { inProject } from './run/project';

const run = promisify(execFile);
const commands = readdirSync(inProject('tools/commands')).map((file) => basename(file, '.ts'));

test.each(commands)(
  '%s --help prints how to use it and does nothing else',
  async (name) => {
    const { stdout } = await run(process.execPath, [inProject('tools/portico.mjs'), name, '--help']);
    expect(stdout).toContain('Usage');
  },
  60_000,
);

test('an unknown command is refused with the names of all commands', async () => {
  const refused = run(process.execPath, [inProject('tools/portico.mjs'), 'strat']);
  await expect(refused).rejects.toThrow(/There is no command "strat".*start/s);
});
