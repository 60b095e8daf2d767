import { expect, test } from '@jest/globals';
import { setUp, startOldTestDatabase } from '../../platform/testing';

const { pool, upgrade } = await setUp(startOldTestDatabase('0104_any_time.sql'));

const insertForm = (id: string, code: string, from: string, to: string) =>
  pool.query(
    `insert into forms (_id, created_at, updated_at, code, receipt_no, name, phone, purge_at, preferred_at)
     values ($1, now(), now(), $2, $1, '김철수', '01012345678', now(), $3)`,
    [id, code, JSON.stringify({ date: '2026-12-02', from, to })],
  );

test('a stored wish for any time becomes one for the whole day, others stay', async () => {
  await insertForm('any', 'consult', '09:00', '18:00');
  await insertForm('morning', 'consult', '09:00', '12:00');
  await upgrade();
  const { rows } = await pool.query('select _id, preferred_at from forms order by _id');
  expect(rows).toEqual([
    { _id: 'any', preferred_at: { date: '2026-12-02', from: '00:00', to: '23:59' } },
    { _id: 'morning', preferred_at: { date: '2026-12-02', from: '09:00', to: '12:00' } },
  ]);
});
