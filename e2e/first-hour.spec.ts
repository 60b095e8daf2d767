import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createOrigin } from './clone/create-origin';
import { createEnv, openTerminal } from './clone/open-terminal';
import { provideInstallation } from './clone/provide-installation';
import { readCommands } from './clone/read-commands';
import { findFreePort } from './hosts';
import { expect, test } from './support';

const { text: guide, commands } = readCommands('CONTRIBUTING.md', 'The first hour');
const [clone = '', start = '', format = '', check = '', raise = '', deploy = '', ...releases] = commands;
const [status = '', promote = '', rollback = '', restore = ''] = releases;
const [, key = '', file = ''] = /`(\w+)` in\s+`([^`]+)`/.exec(guide) ?? [];
const [, address = ''] = /`http:\/\/localhost:3000(\/[^`]*)`/.exec(guide) ?? [];

let terminal: ReturnType<typeof openTerminal>;
test.beforeAll(() => {
  terminal = openTerminal('first-hour');
});
test.afterAll(() => terminal.close());

test('the ten commands of CONTRIBUTING lead from a clone to a change that everybody sees, and back', async ({
  page,
  context,
}) => {
  test.skip(!process.env.CI && spawnSync('git', ['--version']).status !== 0, 'git is not installed here');
  test.setTimeout(900_000);
  expect(commands).toHaveLength(10);
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  // A stranger without a browser for the deployment, which `create-remote` has.
  const env = { ...createEnv(port), CHROMIUM_PATH: '' };
  const { home } = terminal;
  const folder = path.join(home, 'portico');
  const run = (command: string, cwd = folder) => terminal.run(command, { cwd, env });
  const succeed = (command: string, cwd = folder) => terminal.succeed(command, { cwd, env });

  await succeed(clone.replace(/<.*>/, createOrigin(home)), home);
  provideInstallation(folder);
  const output = await terminal.startUntil('Ctrl-C ends it.', start, { cwd: folder, env });
  for (const line of ['[2/4] Build: up to date', '[3/4] Database: ready in', '[4/4] Server: ready in'])
    expect(output).toContain(line);
  expect(output).toContain(`Ready: ${url}\nAccounts: admin. Password: `);

  // A second one says in a line why it does not start.
  const [again, beside] = await Promise.all([run(start), run(`DATA_DIR=.data/other ${start}`)]);
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('Portico already runs on') });
  expect(beside).toMatchObject({ code: 1, output: expect.stringContaining(`Port ${port} is in use: end the program`) });

  const source = path.join(folder, file);
  const [entry = '', old = ''] = new RegExp(`${key}: '(.+)'`).exec(readFileSync(source, 'utf8')) ?? [];
  const changed = '처음 한 시간에 바꾼 글입니다.';
  writeFileSync(source, readFileSync(source, 'utf8').replace(entry, `${key}: '${changed}'`));
  for (const command of [format, check, raise, deploy]) await succeed(command);

  const other = await context.newPage();
  const expectEverybodyReads = async (text: string) => {
    await other.goto(url);
    await expect(other.getByText(text)).toBeVisible();
  };
  await page.goto(url + address);
  await expect(page.getByText(changed)).toBeVisible();
  await expectEverybodyReads(old);

  expect(await succeed(status)).toMatch(/^mine +remote-home +1\.0\.1\+/m);
  await succeed(promote);
  await expectEverybodyReads(changed);
  await succeed(rollback);
  await expectEverybodyReads(old);
  await succeed(restore);
  expect(await succeed('git status --porcelain')).toBe('');
});
