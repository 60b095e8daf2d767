import { spawn } from 'node:child_process';
import { inProject, root } from './project';

type Options = { cwd?: string; env?: Record<string, string> };

// Runs a Node program to its end in plain sight; answers whether it succeeded.
export function runNode(args: string[], { cwd = root, env }: Options = {}): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

// The tests that jest.config.mjs names, or those of them that `args` ask for.
export const runJest = (args: string[], options?: Options): Promise<boolean> =>
  runNode(['--import', 'tsx', inProject('node_modules/jest/bin/jest.js'), ...args], options);
