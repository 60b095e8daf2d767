import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { createTemporaryFolder } from 'shared/build/testing';
import { bundleMain } from '../../api/src/app/testing-bundle';
import { startService } from './service';

jest.setTimeout(300_000);

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
    script: await bundleMain(),
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
