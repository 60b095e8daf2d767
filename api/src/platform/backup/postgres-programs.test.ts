import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { requireProgram, runOnDatabase } from './postgres-programs';

const { PATH } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'portico-programs-'));
afterEach(() => {
  process.env.PATH = PATH;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Puts a program of this name first in the path. */
const provide = (script: string) => {
  writeFileSync(join(folder, 'pg_dump'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'pg_dump'), 0o755);
  process.env.PATH = `${folder}${delimiter}${PATH}`;
};

test('a missing pg_dump, and one that is older than the server, say in one sentence what to install', async () => {
  provide('echo "pg_dump (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)"');
  await expect(requireProgram('pg_dump', 17)).rejects.toThrow(
    'The database is PostgreSQL 17 and pg_dump is of version 15 here: install the package postgresql-client-17 (https://www.postgresql.org/download), then run the command again.',
  );
  await requireProgram('pg_dump', 15);
  process.env.PATH = join(folder, 'empty');
  await expect(requireProgram('pg_dump', 17)).rejects.toThrow('PostgreSQL 17 and there is no pg_dump here');
});

test('a program that fails says why, and sees the password without showing it', async () => {
  provide('echo "$PGPASSWORD $*" >&2; exit 1');
  await expect(
    runOnDatabase('pg_dump', ['--format=custom'], 'postgres://me:s%C3%A9cret@db:5432/portico'),
  ).rejects.toThrow('pg_dump failed: sécret --format=custom --dbname=postgres://me@db:5432/portico');
});
