import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from './hosts';
import { expect, test } from './support';

const root = path.resolve(import.meta.dirname, '..');
const guide =
  readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8')
    .split(/^## /m)
    .find((part) => part.startsWith('The first hour\n')) ?? '';
const commands = [...guide.matchAll(/^```\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => block.trim().split('\n'));
const [clone = '', start = '', format = '', check = '', raise = '', deploy = '', ...releases] = commands;
const [status = '', promote = '', rollback = '', restore = ''] = releases;
const [, key = '', file = ''] = /`(\w+)` in\s+`([^`]+)`/.exec(guide) ?? [];
const [, address = ''] = /`http:\/\/localhost:3000(\/[^`]*)`/.exec(guide) ?? [];

const workspaces = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'package.json')));

/** A repository of the files as they are now, committed or not, where a stranger clones it. */
const createOrigin = (home: string) => {
  const origin = path.join(home, 'origin');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=portico', '-c', 'user.email=portico@localhost', ...args], { stdio: 'pipe' });
  const place = [`--git-dir=${origin}/.git`, `--work-tree=${root}`];
  git('init', '--quiet', origin);
  git(...place, 'add', '--all');
  git(...place, 'commit', '--quiet', '--no-verify', '--no-gpg-sign', '--message=now');
  return origin;
};

/** What the first start would install and build, taken from here. */
const provideInstallation = (folder: string) => {
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    const installed = path.join(root, 'node_modules', name);
    // A link leads to a workspace beside node_modules.
    const target = lstatSync(installed).isSymbolicLink() ? readlinkSync(installed) : installed;
    if (name !== '.portico-lock') symlinkSync(target, path.join(packages, name));
  }
  const lock = createHash('sha256').update(readFileSync(path.join(folder, 'package-lock.json')));
  writeFileSync(path.join(packages, '.portico-lock'), lock.digest('hex'));
  for (const name of workspaces) {
    const own = path.join(root, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(folder, name, 'node_modules'));
    const built = path.join(root, name, 'dist');
    if (existsSync(built)) cpSync(built, path.join(folder, name, 'dist'), { recursive: true });
  }
  cpSync(path.join(root, '.cache/built'), path.join(folder, '.cache/built'), { recursive: true });
};

/** Only the terminal of a stranger, behind a proxy that does not answer: nothing here may need it. */
const createEnv = (port: number) => {
  const { PATH, HOME, TMPDIR, CI } = process.env;
  const proxy = 'http://127.0.0.1:9';
  // The firm alone is seeded in a few seconds.
  return { PATH, HOME, TMPDIR, CI, PORT: String(port), SEED: 'firm', HTTP_PROXY: proxy, HTTPS_PROXY: proxy };
};

let home: string;
let product: ChildProcess | undefined;

test.beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'portico-first-hour-'));
  // PostgreSQL runs as another user where this one is root.
  chmodSync(home, 0o755);
});

test.afterAll(async () => {
  if (product?.pid && product.exitCode === null) {
    const ended = new Promise((resolve) => product?.once('exit', resolve));
    // Ctrl-C.
    process.kill(-product.pid, 'SIGINT');
    await ended;
  }
  rmSync(home, { recursive: true, force: true });
  // Where the unit tests keep their database (scratch-path.ts), which the next run of a clone elsewhere would not find.
  const tests = path.join(home, 'portico/.cache/tests');
  const memory = createHash('sha256').update(tests).digest('hex').slice(0, 12);
  rmSync(`/dev/shm/portico-${memory}`, { recursive: true, force: true });
});

/** Runs a command without an end; resolves with what it has printed when that contains `mark`. */
const startUntil = (mark: string, command: string, options: { cwd: string; env: NodeJS.ProcessEnv }) =>
  new Promise<string>((resolve, reject) => {
    let said = '';
    const child = spawn('sh', ['-c', command], { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    product = child;
    const read = (text: Buffer) => {
      said += text;
      if (said.includes(mark)) resolve(said);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`${command} ended with code ${code}: ${said}`)));
  });

test('the ten commands of CONTRIBUTING lead from a clone to a change that everybody sees, and back', async ({
  page,
  context,
}) => {
  test.skip(!process.env.CI && spawnSync('git', ['--version']).status !== 0, 'git is not installed here');
  test.setTimeout(900_000);
  expect(commands).toHaveLength(10);
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const env = createEnv(port);
  const folder = path.join(home, 'portico');
  const run = (command: string, cwd = folder) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      execFile('sh', ['-c', command], { cwd, env }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
      );
    });
  const succeed = async (command: string, cwd?: string) => {
    const { code, said } = await run(command, cwd);
    expect(code, `${command}\n${said}`).toBe(0);
    return said;
  };

  await succeed(clone.replace(/<.*>/, createOrigin(home)), home);
  provideInstallation(folder);
  const said = await startUntil('Ctrl-C ends it.', start, { cwd: folder, env });
  for (const line of ['[2/4] Build: up to date', '[3/4] Database: ready in', '[4/4] Server: ready in'])
    expect(said).toContain(line);
  expect(said).toContain(`Ready: ${url}\nAccounts: admin. Password: `);

  // A second one says in a line why it does not start.
  const [again, beside] = await Promise.all([run(start), run(`DATA_DIR=.data/other ${start}`)]);
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('Portico already runs on') });
  expect(beside).toMatchObject({ code: 1, said: expect.stringContaining(`Port ${port} is in use: end the program`) });

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
