import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { migrate } from '../../platform/database/migrate';
import { resolveApiFolder } from '../../platform/paths';
import { setUp } from '../../platform/testing';
import { startApi } from '../testing';

const api = await setUp(startApi());
const url = api.pool.options.connectionString ?? '';

test('a migration that fails leaves the version before working', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    cpSync(resolveApiFolder('migrations'), folder, { recursive: true });
    writeFileSync(join(folder, '9999_broken.sql'), 'alter table coupons rename to vouchers;\nselect 1 from nowhere;');
    await expect(migrate(url, folder)).rejects.toThrow(/^9999_broken.sql:2: .*"nowhere"/);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect((await api.call(contract.console.coupons.list, { as: 'admin' })).status).toBe(200);
  // Corrected, the same start goes on.
  expect(await migrate(url, resolveApiFolder('migrations'))).toEqual([]);
});
