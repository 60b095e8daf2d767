import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '../support';

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
      let output = '';
      const child = spawn('sh', ['-c', command], { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
      started.push(child);
      const read = (text: Buffer) => {
        output += text;
        if (output.includes(mark)) resolve(output);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', (code) => reject(new Error(`${command} ended with code ${code}: ${output}`)));
    });

  const run = (command: string, options: { cwd: string; env: NodeJS.ProcessEnv }) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      execFile('sh', ['-c', command], options, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
      );
    });

  /** Runs a command that has to succeed; resolves with what it has printed. */
  const succeed = async (command: string, options: { cwd: string; env: NodeJS.ProcessEnv }) => {
    const { code, output } = await run(command, options);
    expect(code, `${command}\n${output}`).toBe(0);
    return output;
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
