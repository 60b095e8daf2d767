import { expect, test } from '@jest/globals';
import { setUp, startOldTestDatabase } from '../../platform/testing';

const { pool, upgrade } = await setUp(startOldTestDatabase('0092_reply_threads.sql'));

const first = { subject: '첫 답변', html: '<p>1</p>', to: [], cc: [], sentAt: '2026-01-02T03:04:05.000Z', by: 'admin' };
const second = { ...first, subject: '둘째 답변' };
const third = { ...first, subject: '셋째 답변' };

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
  await insertForm('replied', first);
  await insertForm('open', null);
  await upgrade();
  expect(await readReplies('replied')).toEqual({ reply: first, replies: [first] });
  expect(await readReplies('open')).toEqual({ reply: null, replies: [] });

  await pool.query('update forms set reply = $1 where _id = $2', [JSON.stringify(second), 'replied']);
  expect(await readReplies('replied')).toEqual({ reply: second, replies: [first, second] });

  await pool.query('update forms set replies = $1 where _id = $2', [JSON.stringify([first, second, third]), 'replied']);
  expect(await readReplies('replied')).toEqual({ reply: third, replies: [first, second, third] });
});
