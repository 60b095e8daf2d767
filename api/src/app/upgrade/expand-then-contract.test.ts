import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { applyMigration, readMigrations } from '../../platform/database/migrate';
import { resolveApiFolder } from '../../platform/paths';
import { setUp, startOldTestDatabase } from '../../platform/testing';
import { findContractions, readSchemaShape } from './contractions';

/** The last migration before the rule was made (decision 66). */
const lastBefore = '0108_sign_in_codes.sql';
const folder = resolveApiFolder('migrations');
const migrations = readMigrations(folder).filter(({ name }) => name > lastBefore);

const { pool } = await setUp(startOldTestDatabase('0109'));

/** The release before which no code needs what a file removes: `-- Contract after 1.2.0: nothing reads it any more`. */
const findRelease = (sql: string) => /^-- Contract after (\d+\.\d+\.\d+): \S/m.exec(sql)?.[1];

const apply = async (migration: { name: string; sql: string; sha256: string }) => {
  const before = await readSchemaShape(pool);
  const client = await pool.connect();
  await applyMigration(client, migration).finally(() => client.release());
  return findContractions(before, await readSchemaShape(pool));
};

test('each migration leaves the version before working, unless it says since which release nothing needs what it removes', async () => {
  const released = readFileSync(join(folder, '../../CHANGELOG.md'), 'utf8');
  const refused: string[] = [];
  for (const migration of migrations) {
    const contractions = await apply(migration);
    const release = findRelease(migration.sql);
    if (contractions.length > 0 && !(release && released.includes(`\n## ${release}`)))
      refused.push(`${migration.name}: ${contractions.join(', ')}`);
  }
  expect(refused).toEqual([]);
});

const harmless = `
  alter table faqs add column hint text, add column weight int not null default 0 check (weight >= 0);
  create table hints (_id text primary key, of_faq text not null unique references faqs);
  alter table faqs alter column hint set default '';
  create index on faqs (hint);`;
const breaking: [says: string, sql: string][] = [
  ['hints.of_faq is gone', 'drop table hints'],
  ['faqs.hint takes no null any more', `update faqs set hint = ''; alter table faqs alter column hint set not null`],
  ['faqs.hint is gone', 'alter table faqs drop column hint'],
  ['faqs.weight is bigint instead of integer', 'alter table faqs alter column weight type bigint'],
  ['faqs.weight has no default any more', 'alter table faqs alter column weight drop default'],
  ['faqs.size is required and has no default', 'delete from faqs; alter table faqs add column size int not null'],
  ['faqs_weight_key may refuse rows of faqs that were right', 'alter table faqs add unique (weight)'],
  ['faqs_sizes may refuse rows of faqs that were right', 'create unique index faqs_sizes on faqs ((size * weight))'],
  ['faqs.weight is gone', 'alter table faqs rename column weight to mass'],
];

test('control: what breaks the version before is found, and what does not is let through', async () => {
  let number = 9000;
  const run = (sql: string) => {
    number += 1;
    return apply({ name: `${number}.sql`, sql, sha256: '' });
  };
  expect(await run(harmless)).toEqual([]);
  for (const [says, sql] of breaking) expect(await run(sql)).toContain(says);
});
