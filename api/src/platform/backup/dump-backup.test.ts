import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { setUp, startTestDatabase } from '../testing';
import { backUpByDump } from './dump-backup';

const database = await setUp(startTestDatabase());
const { PATH } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'portico-dump-'));
afterAll(() => {
  process.env.PATH = PATH;
  rmSync(folder, { recursive: true });
});

test('a dump that takes longer than an idle transaction of the role may keeps its snapshot', async () => {
  const { rows } = await database.pool.query<{ statement: string }>(
    `select format('alter role %I in database %I set idle_in_transaction_session_timeout = 100', current_user, current_database()) as statement`,
  );
  await database.pool.query(rows[0]?.statement ?? '');
  writeFileSync(join(folder, 'pg_dump'), '#!/bin/sh\nsleep 1\necho dumped\n');
  chmodSync(join(folder, 'pg_dump'), 0o755);
  process.env.PATH = `${folder}${delimiter}${PATH}`;

  const names: string[] = [];
  const { tables } = await backUpByDump(database.url, async ({ name }) => {
    names.push(name);
  });
  expect(names).toEqual(['dump/00000000']);
  expect(tables?.map(({ name }) => name)).toContain('users');
});
