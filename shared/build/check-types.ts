import { spawn } from 'node:child_process';
import path from 'node:path';
import { inRoot, root } from './project';

/**
 * Checks the types of the program in a folder with a tsconfig.json. Resolves to the messages of the compiler, one an
 * error; empty where there is none.
 */
export const checkTypes = (folder: string, signal?: AbortSignal) =>
  new Promise<string[]>((resolve, reject) => {
    const tsc = inRoot('node_modules/@typescript/native/bin/tsc');
    const args = [tsc, '--noEmit', '--pretty', 'false', '-p', path.join(folder, 'tsconfig.json')];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], signal });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      // Details of an error are indented below it.
      const messages = output.trim() ? output.trim().split(/\n(?! )/) : [];
      if (code !== 0 && messages.length === 0) reject(new Error(`tsc ended with code ${code}.`));
      else resolve(messages);
    });
  });
