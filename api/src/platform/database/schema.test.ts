import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { setUp, startTestDatabase } from '../testing';

/** The folder `src`, which must stay right when this file moves: a test below counts the tables. */
const SOURCE = resolve(import.meta.dirname, '../..');

/** Tables that are read and written in SQL alone. */
const SQL_ONLY = ['data_version', 'migration', 'sequences'];

type Column = { column: string; type: string; required: boolean; filled: boolean };

const { pool } = await setUp(startTestDatabase());

async function declaredTables() {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|[/\\])table\.ts$/.test(file),
  );
  const found: unknown[] = [];
  for (const file of files) found.push(...Object.values(await import(resolve(SOURCE, file))));
  return found.filter((value) => is(value, PgTable));
}

async function readTables(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  return rows.map(({ name }) => name).filter((name) => !SQL_ONLY.includes(name));
}

async function readColumns(table: string): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `select attname as column, format_type(atttypid, atttypmod) as type, attnotnull as required,
       atthasdef or attidentity <> '' as filled
     from pg_attribute where attrelid = to_regclass(quote_ident($1)) and attnum > 0 and not attisdropped`,
    [table],
  );
  return rows;
}

// PostgreSQL's names for the types of drizzle.
const spelled = (type: string) =>
  type
    .replace(
      /^timestamptz(\(\d\))?(\[\])?$/,
      (_, precision = '', array = '') => `timestamp${precision} with time zone${array}`,
    )
    .replace(/^(var)?char\b/, (_, variable) => (variable ? 'character varying' : 'character'))
    .replace(/^(big|small)?serial$/, (_, size = '') => (size ? `${size}int` : 'integer'));

test('the code declares every table of the database', async () => {
  const declared = (await declaredTables()).map((table) => getTableConfig(table).name);
  expect(declared.sort()).toEqual((await readTables()).sort());
});

test('the migrations create the tables that the code declares', async () => {
  const differences: string[] = [];
  for (const table of await declaredTables()) {
    const { name, columns } = getTableConfig(table);
    const actual = new Map((await readColumns(name)).map((row) => [row.column, row]));
    for (const column of columns) {
      const row = actual.get(column.name);
      actual.delete(column.name);
      const declared = `${name}.${column.name} ${spelled(column.getSQLType())}${column.notNull ? ' not null' : ''}`;
      const found = row ? `${name}.${column.name} ${row.type}${row.required ? ' not null' : ''}` : 'missing';
      if (declared !== found) differences.push(`${declared}: ${found}`);
      if (column.default !== undefined && !row?.filled) differences.push(`${declared}: no default`);
    }
    for (const { column, required, filled } of actual.values()) {
      if (required && !filled) differences.push(`${name}.${column}: not null, but unknown to the code`);
    }
  }
  expect(differences).toEqual([]);
});
