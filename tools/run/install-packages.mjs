// Plain JavaScript, because on a fresh clone nothing is installed yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { explainNpm } from './explain-npm.mjs';

const POLL_MS = 1000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Installs the packages of package-lock.json where others are there. Resolves to null, or to what prevented it. `title`
 * begins each line that is printed.
 */
export async function installPackages(root, title) {
  const text = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const lock = createHash('sha256').update(text).digest('hex');
  if (isInstalled(root, lock)) return null;
  const stopShowing = showProgress(root, title, listPackages(text));
  const { code, said } = await runNpm(root);
  stopShowing(code === 0);
  if (code !== 0) return explainNpm(said, { root, env: process.env });
  try {
    writeFileSync(path.join(root, 'node_modules/.portico-lock'), lock);
  } catch (error) {
    // npm takes optional packages for which there is no room as not wanted, and succeeds.
    return explainNpm(String(error), { root, env: process.env });
  }
  return null;
}

// By our own stamp, or by npm's own list being newer than the lock when somebody installed by hand.
function isInstalled(root, lock) {
  const [stamp, listed] = ['.portico-lock', '.package-lock.json'].map((name) => path.join(root, 'node_modules', name));
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === lock;
  return existsSync(listed) && statSync(listed).mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs;
}

// Of a package that names where it runs, as os, cpu or libc: `linux`, or `!win32`.
const fits = (value, list = []) =>
  !list.includes(`!${value}`) && (list.includes(value) || list.every((name) => name.startsWith('!')));

// Folders of the packages that npm puts there on this machine.
const listPackages = (lock) =>
  Object.entries(JSON.parse(lock).packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .filter(([, { os, cpu, libc }]) => fits(process.platform, os) && fits(process.arch, cpu) && fits('glibc', libc))
    .map(([folder]) => folder);

// Not `npm ci`: it wants every platform's optional packages in the lock. Without saving, the lock stays as it is.
const NPM_OPTIONS = ['install', '--no-save', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];

function runNpm(cwd) {
  const isWindows = process.platform === 'win32';
  const npm = spawn(isWindows ? 'npm.cmd' : 'npm', NPM_OPTIONS, {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: isWindows,
  });
  const end = () => {
    npm.kill();
    process.exit(130);
  };
  for (const signal of SIGNALS) process.once(signal, end);
  let said = '';
  npm.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  return new Promise((resolve) => {
    npm.once('error', ({ code }) => resolve({ code, said: `npm ${code}` }));
    npm.once('close', (code) => resolve({ code, said }));
  }).finally(() => {
    for (const signal of SIGNALS) process.off(signal, end);
  });
}

// npm itself prints nothing until it is done: its progress is what lies in the folders. One line in a terminal, and a
// line for each quarter elsewhere.
function showProgress(root, title, packages) {
  const { stderr } = process;
  const since = Date.now();
  const getSeconds = () => Math.round((Date.now() - since) / 1000);
  const count = packages.length.toLocaleString('en');
  stderr.write(`${title}: installing ${count}, the first time in about 1 to 3 minutes\n`);
  let waiting = packages;
  let quarter = 0;
  const show = () => {
    waiting = waiting.filter((folder) => !existsSync(path.join(root, folder, 'package.json')));
    const share = 1 - waiting.length / packages.length;
    const line = `${title}: ${Math.floor(share * 100)} % of ${count}, ${getSeconds()} s`;
    if (stderr.isTTY) stderr.write(`\r\x1b[K${line}`);
    else if (share < 1 && Math.floor(share * 4) > quarter) stderr.write(`${line}\n`);
    quarter = Math.floor(share * 4);
  };
  const timer = setInterval(show, POLL_MS);
  return (succeeded) => {
    clearInterval(timer);
    if (stderr.isTTY) stderr.write('\r\x1b[K');
    if (succeeded) stderr.write(`${title}: done in ${getSeconds()} s\n`);
  };
}
