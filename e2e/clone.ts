import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
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
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from './support';

/** The folder of this repository. */
export const root = path.resolve(import.meta.dirname, '..');

/** The commands of a page of the documentation below a heading, one a line of its blocks. */
export const readCommands = (file: string, heading: string) => {
  const parts = readFileSync(path.join(root, file), 'utf8').split(/^## /m);
  const part = parts.find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const blocks = [...part.matchAll(/^```\n([\s\S]*?)^```/gm)];
  return { text: part, commands: blocks.flatMap(([, block = '']) => block.trim().split('\n')) };
};

const workspaces = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'package.json')));

/** A repository of the files as they are now, committed or not, where a stranger clones it. */
export const createOrigin = (home: string) => {
  const origin = path.join(home, 'origin');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=portico', '-c', 'user.email=portico@localhost', ...args], { stdio: 'pipe' });
  const place = [`--git-dir=${origin}/.git`, `--work-tree=${root}`];
  git('init', '--quiet', origin);
  git(...place, 'add', '--all');
  git(...place, 'commit', '--quiet', '--no-verify', '--no-gpg-sign', '--message=now');
  return origin;
};

/** Links the packages that are installed here into another folder, but for those that are `kept` out. */
const linkPackages = (folder: string, kept: (name: string) => boolean) => {
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages, { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    const installed = path.join(root, 'node_modules', name);
    // A link leads to a workspace beside node_modules.
    const target = lstatSync(installed).isSymbolicLink() ? readlinkSync(installed) : installed;
    if (!kept(name)) symlinkSync(target, path.join(packages, name));
  }
};

/** What the first start would install and build, taken from here. */
export const provideInstallation = (folder: string) => {
  linkPackages(folder, (name) => name === '.portico-lock');
  const lock = createHash('sha256').update(readFileSync(path.join(folder, 'package-lock.json')));
  writeFileSync(path.join(folder, 'node_modules/.portico-lock'), lock.digest('hex'));
  for (const name of workspaces) {
    const own = path.join(root, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(folder, name, 'node_modules'));
    const built = path.join(root, name, 'dist');
    if (existsSync(built)) cpSync(built, path.join(folder, name, 'dist'), { recursive: true });
  }
  cpSync(path.join(root, '.cache/built'), path.join(folder, '.cache/built'), { recursive: true });
};

/** What npm would install in a repository of a remote: shared from its package, and the packages that both need. */
export const provideShared = (folder: string, archive: string) => {
  const shared = path.join(folder, 'node_modules/shared');
  mkdirSync(shared, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', shared, '--strip-components=1']);
  linkPackages(folder, (name) => name === '.bin' || workspaces.includes(name));
  const programs = path.join(root, 'node_modules/.bin');
  mkdirSync(path.join(folder, 'node_modules/.bin'));
  for (const name of readdirSync(programs)) {
    const program =
      name === 'portico' ? path.join(shared, 'build/portico.mjs') : realpathSync(path.join(programs, name));
    symlinkSync(program, path.join(folder, 'node_modules/.bin', name));
  }
  chmodSync(path.join(shared, 'build/portico.mjs'), 0o755);
};

/** Only the terminal of a stranger, behind a proxy that does not answer: nothing here may need it. */
export const createEnv = (port: number): NodeJS.ProcessEnv => {
  const { PATH, HOME, TMPDIR, CI } = process.env;
  const proxy = 'http://127.0.0.1:9';
  // The firm alone is seeded in a few seconds.
  return { PATH, HOME, TMPDIR, CI, PORT: String(port), SEED: 'firm', HTTP_PROXY: proxy, HTTPS_PROXY: proxy };
};

/** A terminal that has the commands of a stranger run, in a folder that is deleted at the end. */
export const openTerminal = (name: string) => {
  const home = mkdtempSync(path.join(tmpdir(), `portico-${name}-`));
  // PostgreSQL runs as another user where this one is root.
  chmodSync(home, 0o755);
  const started: ChildProcess[] = [];

  /** Runs a command without an end; resolves with what it has printed when that contains `mark`. */
  const startUntil = (mark: string, command: string, options: { cwd: string; env: NodeJS.ProcessEnv }) =>
    new Promise<string>((resolve, reject) => {
      let said = '';
      const child = spawn('sh', ['-c', command], { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
      started.push(child);
      const read = (text: Buffer) => {
        said += text;
        if (said.includes(mark)) resolve(said);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', (code) => reject(new Error(`${command} ended with code ${code}: ${said}`)));
    });

  const run = (command: string, options: { cwd: string; env: NodeJS.ProcessEnv }) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      execFile('sh', ['-c', command], options, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
      );
    });

  /** Runs a command that has to succeed; resolves with what it has printed. */
  const succeed = async (command: string, options: { cwd: string; env: NodeJS.ProcessEnv }) => {
    const { code, said } = await run(command, options);
    expect(code, `${command}\n${said}`).toBe(0);
    return said;
  };

  const end = async (child: ChildProcess) => {
    if (!child.pid || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // Ctrl-C.
    process.kill(-child.pid, 'SIGINT');
    await ended;
  };
  const close = async () => {
    await Promise.all(started.map(end));
    rmSync(home, { recursive: true, force: true });
    // Where the unit tests keep their database (scratch-path.ts), which the next run of a clone elsewhere would not find.
    const tests = path.join(home, 'portico/.cache/tests');
    const memory = createHash('sha256').update(tests).digest('hex').slice(0, 12);
    rmSync(`/dev/shm/portico-${memory}`, { recursive: true, force: true });
  };
  return { home, startUntil, run, succeed, close };
};
