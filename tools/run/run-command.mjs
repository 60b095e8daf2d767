// Plain JavaScript, because on a fresh clone nothing is installed yet.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from './install-packages.mjs';
import { loadCommand } from './load-command.mjs';
import { setNoProxy } from './set-no-proxy.mjs';

const root = path.resolve(import.meta.dirname, '..', '..');

/** Installs what is missing, runs the command of `tools/commands` that the first argument names, and ends the process. */
export async function runCommand([name = 'start', ...args]) {
  // shared may be linked from elsewhere; its commands work on this project.
  process.env.PORTICO_ROOT ??= root;
  setNoProxy(process.env);
  const problem = await installPackages(root, name === 'start' ? '[1/4] Packages' : 'Packages');
  if (problem) fail(problem);

  const commands = path.join(root, 'tools/commands');
  const file = path.join(commands, `${name}.ts`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
    const names = readdirSync(commands).map((entry) => path.basename(entry, '.ts'));
    fail(`There is no command "${name}". Commands: ${names.join(', ')}.`);
  }
  if (process.versions.node.startsWith('20.') && ['start', 'dev', 'test', 'check'].includes(name))
    console.error('Node 20 gets no security fixes any more: install Node 24. Everything works with 20 for now.');
  const { command } = await loadCommand(root, name);
  const code = await command(args);
  // What was printed leaves first; connections that a command left open do not keep it alive.
  process.stdout.write('', () => process.exit(code));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
