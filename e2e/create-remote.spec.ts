import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createOrigin } from './clone/create-origin';
import { createEnv, openTerminal } from './clone/open-terminal';
import { provideInstallation } from './clone/provide-installation';
import { provideShared } from './clone/provide-shared';
import { readCommands } from './clone/read-commands';
import { findFreePort } from './hosts';
import { expect, test } from './support';

const page = 'docs/add-a-remote.md';
const [create = '', deploy = '', ...others] = readCommands(page, 'In this repository').commands;
const [createElsewhere = '', install = '', deployElsewhere = '', ...othersElsewhere] = readCommands(
  page,
  'In a repository of its own',
).commands;

let terminal: ReturnType<typeof openTerminal>;
let folder: string;
let site: string;
let env: NodeJS.ProcessEnv;
const succeed = (command: string, cwd = folder) => terminal.succeed(command, { cwd, env });

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.skip(!process.env.CI && spawnSync('git', ['--version']).status !== 0, 'git is not installed here');
  test.setTimeout(900_000);
  terminal = openTerminal('create-remote');
  folder = path.join(terminal.home, 'portico');
  const port = await findFreePort();
  site = `http://localhost:${port}`;
  const { CHROMIUM_PATH, DEMO_PASSWORD, FRESH_DATA_DIR } = process.env;
  env = { ...createEnv(port), SEED: undefined, CHROMIUM_PATH, DEMO_PASSWORD };
  await succeed(`git clone --quiet ${createOrigin(terminal.home)} portico`, terminal.home);
  provideInstallation(folder);
  // With members and fairs, which otherwise take a minute to seed.
  if (FRESH_DATA_DIR) cpSync(FRESH_DATA_DIR, path.join(folder, '.data'), { recursive: true });
  await terminal.startUntil('Ctrl-C ends it.', 'npm start', { cwd: folder, env });
});

test.afterAll(() => terminal?.close());

/** The page for everybody has data of the API as the server sends it: the name of the site, and its fairs that are not over. */
const expectPage = async (path: string) => {
  const ask = async (path: string) =>
    (await fetch(`${site}/api/v1/${path}`, { headers: { 'Accept-Language': 'en' } })).json();
  const { setting } = await ask('setting');
  const { fairs }: { fairs: { title: string; status: string }[] } = await ask('fairs?limit=50');
  const titles = fairs.filter(({ status }) => status !== 'EXPIRED').map(({ title }) => title);
  expect(titles).not.toEqual([]);
  // A page that comes too late is sent as its shell, and a registry is read once a second.
  await expect(async () => {
    const html = await (await fetch(`${site}/en${path}`)).text();
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(`Fairs | ${setting.siteName}`);
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe('Fairs');
    expect([...html.matchAll(/<h2[^>]*><a[^>]*>(.*?)<\/a>/g)].map(([, title]) => title)).toEqual(titles);
  }).toPass();
};

test('two commands lead from a name to its pages on a site that runs, and touch no other part', async () => {
  test.setTimeout(600_000);
  expect(others).toEqual([]);
  expect((await fetch(`${site}/events`)).status).toBe(404);
  await succeed(create);
  expect(await succeed(deploy)).toMatch(/Hydrated \d+ documents/);
  await expectPage('/events');

  const touched = (await succeed('git status --porcelain')).split('\n').map((line) => line.slice(3));
  expect(touched).toContain('remote-events/');
  expect(touched.filter((file) => /^(host|shared|api|remote-(?!events\/).*)\//.test(file))).toEqual([]);
  await succeed('npx biome ci remote-events e2e/events.spec.ts');
  await succeed(
    'npm test -- remote-events/src/routes.test.ts remote-events/src/fairs/load.test.ts tools/tests/deployment-files.test.ts',
  );
  env = { ...env, PORTICO_URL: site };
  await succeed('npx playwright test events.spec.ts', path.join(folder, 'e2e'));
  expect(await terminal.run(create, { cwd: folder, env })).toMatchObject({
    code: 2,
    output: expect.stringContaining('remote-events is there already'),
  });
});

test('three commands do so in a repository that has nothing of ours but the package shared', async () => {
  test.setTimeout(600_000);
  expect(othersElsewhere).toEqual([]);
  const team = path.join(terminal.home, 'team');
  mkdirSync(team);
  await succeed('npm pack --workspace shared --pack-destination ..');
  await succeed('npm init --yes', team);
  const archive = path.join(terminal.home, 'shared-1.0.0.tgz');
  provideShared(team, archive);

  await succeed(createElsewhere, team);
  // What it would install has been linked above.
  expect(install).toBe('npm install');
  expect((await fetch(`${site}/tickets`)).status).toBe(404);
  await succeed(`CHROMIUM_PATH= ${deployElsewhere}`.replace(/<.*>/, path.join(folder, '.data')), team);
  await expectPage('/tickets');
  await succeed('npm test', team);
  await succeed('npm run journeys', team);
});

test('a remote runs alone in its own repository, against the site', async ({ page }) => {
  const port = await findFreePort();
  const command = `API_URL=${site} PORT=${port} npm run dev -w remote-tickets`;
  await terminal.startUntil('Ready: ', command, { cwd: path.join(terminal.home, 'team'), env });
  await page.goto(`http://localhost:${port}/tickets`);
  await expect(page.getByRole('heading', { level: 1, name: '매칭 행사' })).toBeVisible();
});
