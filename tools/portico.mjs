// Entry of every command; plain JavaScript, because on a fresh clone nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname ?? '', '..');
const inRoot = (...parts) => path.join(root, ...parts);
// shared may be linked from elsewhere; its commands work on this project.
process.env.PORTICO_ROOT ??= root;

// As `engines` in package.json says.
const [major, minor] = process.versions.node.split('.').map(Number);
const isSupported = major >= 24 || (major === 22 && minor >= 18) || (major === 20 && minor >= 20);
if (!isSupported) fail(`Portico needs Node 24, 22.18 or 20.20; this is ${process.version}. Install Node 24.`);

const lock = createHash('sha256')
  .update(readFileSync(inRoot('package-lock.json')))
  .digest('hex');
const stamp = inRoot('node_modules/.portico-lock');
if (!isInstalled()) install();

const commands = inRoot('tools/commands');
const [name = 'start', ...args] = process.argv.slice(2);
const file = path.join(commands, `${name}.ts`);
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  const names = readdirSync(commands).map((entry) => path.basename(entry, '.ts'));
  fail(`There is no command "${name}". Commands: ${names.join(', ')}.`);
}
if (major === 20 && ['start', 'dev', 'test', 'check'].includes(name))
  console.error('Node 20 gets no security fixes any more: install Node 24. Everything works with 20 for now.');
const { register } = await import('tsx/esm/api');
register();
const { command } = await import(pathToFileURL(file).href);
const code = await command(args);
// What was printed leaves first; connections that a command left open do not keep it alive.
process.stdout.write('', () => process.exit(code));

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
  const options = ['install', '--no-save', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
  const { status } = spawnSync(npm, options, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('npm could not install the packages; its message is above.');
  writeFileSync(stamp, lock);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
