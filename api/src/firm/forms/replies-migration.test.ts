import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { migrate, readMigrations } from '../../platform/database/migrate';
import { resolveApiFolder } from '../../platform/paths';
import { setUp, startTestDatabase } from '../../platform/testing';

const { pool, url } = await setUp(startTestDatabase());

const first = { subject: '첫 답변', html: '<p>1</p>', to: [], cc: [], sentAt: '2026-01-02T03:04:05.000Z', by: 'admin' };
const second = { ...first, subject: '둘째 답변' };
const third = { ...first, subject: '셋째 답변' };

/** Applies the migrations before the thread of replies. */
const migrateBefore = async () => {
  const all = resolveApiFolder('migrations');
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  for (const { name } of readMigrations(all))
    if (name < '0092_reply_threads.sql') symlinkSync(join(all, name), join(folder, name));
  await pool.query('drop schema public cascade; create schema public');
  await migrate(url, folder);
  rmSync(folder, { recursive: true });
};

const insertForm = (id: string, reply: object | null) =>
  pool.query(
    `insert into forms (_id, created_at, updated_at, code, receipt_no, name, phone, purge_at, reply)
     values ($1, now(), now(), 'consult', $1, '김철수', '01012345678', now(), $2)`,
    [id, reply && JSON.stringify(reply)],
  );

const readReplies = async (id: string) =>
  (await pool.query<{ reply: object; replies: object[] }>('select reply, replies from forms where _id = $1', [id]))
    .rows[0];

test('a stored reply becomes the first of its thread; processes of the version before read and write the newest', async () => {
  await migrateBefore();
  await insertForm('replied', first);
  await insertForm('open', null);
  await migrate(url, resolveApiFolder('migrations'));
  expect(await readReplies('replied')).toEqual({ reply: first, replies: [first] });
  expect(await readReplies('open')).toEqual({ reply: null, replies: [] });

  await pool.query('update forms set reply = $1 where _id = $2', [JSON.stringify(second), 'replied']);
  expect(await readReplies('replied')).toEqual({ reply: second, replies: [first, second] });

  await pool.query('update forms set replies = $1 where _id = $2', [JSON.stringify([first, second, third]), 'replied']);
  expect(await readReplies('replied')).toEqual({ reply: third, replies: [first, second, third] });
});
