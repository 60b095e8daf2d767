import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, jest, test } from '@jest/globals';
import { createTemporaryFolder } from 'shared/build/testing';
import { inProject } from './project';
import { startService } from './service';

jest.setTimeout(300_000);

/** Runs the API from its sources. */
const createScript = (folder: string) => {
  const script = join(folder, 'api.mjs');
  const main = pathToFileURL(inProject('api/src/app/main.ts')).href;
  writeFileSync(
    script,
    `import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))};
    register();
    await import(${JSON.stringify(main)});`,
  );
  return script;
};

test('a first start whose embedded PostgreSQL is killed during the seed goes on by itself', async () => {
  const folder = createTemporaryFolder();
  const dataDir = join(folder, 'data');
  const lines: string[] = [];
  let isKilled = false;
  const killDatabase = () => {
    const [pid] = readFileSync(join(dataDir, 'database', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    isKilled = true;
  };
  const service = startService({
    name: 'api',
    script: createScript(folder),
    env: { NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '', PUBLIC_URL: '', SEED: 'firm', API_PORT: '0' },
    logFile: join(folder, 'api.log'),
    log: (line) => lines.push(line),
    onProgress: ({ says }) => {
      if (!isKilled && says.includes('articles')) killDatabase();
    },
  });
  const { port } = await service.ready;
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/boards?code=MAGAZINE&limit=100`);
  expect(((await answer.json()) as { boards: unknown[] }).boards).toHaveLength(12);
  expect(lines).toContain('api lost its database while it started, starting it again');
  await service.stop();
  // It has stopped in order.
  expect(existsSync(join(dataDir, 'database', 'postmaster.pid'))).toBe(false);
});
