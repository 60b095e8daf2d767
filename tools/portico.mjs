// Entry of every command; plain JavaScript, because on a fresh clone nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname ?? '', '..');
const inRoot = (...parts) => path.join(root, ...parts);
// What lies in shared works on this project, wherever shared is linked from.
process.env.PORTICO_ROOT ??= root;

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 20)) fail(`Portico needs Node 20.20 or later; this is ${process.version}.`);

const lock = createHash('sha256')
  .update(readFileSync(inRoot('package-lock.json')))
  .digest('hex');
const stamp = inRoot('node_modules/.portico-lock');
if (!isInstalled()) install();

const [name = 'start', ...rest] = process.argv.slice(2);
const command = path.join(import.meta.dirname, 'commands', `${name}.ts`);
if (!/^[a-z]+$/.test(name) || !existsSync(command)) fail(`There is no command "${name}".`);
process.argv.splice(1, Number.POSITIVE_INFINITY, command, ...rest);
const { register } = await import('tsx/esm/api');
register();
await import(pathToFileURL(command).href);

// By our own stamp, or by npm's own list being newer than the lock when somebody installed by hand.
function isInstalled() {
  const listed = inRoot('node_modules/.package-lock.json');
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === lock;
  return existsSync(listed) && statSync(listed).mtimeMs >= statSync(inRoot('package-lock.json')).mtimeMs;
}

function install() {
  const fresh = !existsSync(inRoot('node_modules'));
  console.error(fresh ? 'Installing the packages (once, some minutes)' : 'Installing changed packages');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it wants every platform's optional packages in the lock. Without saving, the lock stays as it is.
  const args = ['install', '--no-save', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
  const { status } = spawnSync(npm, args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (status !== 0) fail('npm could not install the packages; its message is above.');
  writeFileSync(
    stamp,
    createHash('sha256')
      .update(readFileSync(inRoot('package-lock.json')))
      .digest('hex'),
  );
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
