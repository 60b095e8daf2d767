import { expect, test } from '@jest/globals';
import { setUp, startOldTestDatabase } from '../testing';

const { pool, upgrade } = await setUp(startOldTestDatabase('0116_slugs.sql'));

/** As the version before writes a post, which knows no slugs. */
const insert = (id: string, createdAt: string, subject: object, slug: string | null = null) =>
  pool.query(
    `insert into boards (_id, code, subject, status, slug, created_at, updated_at, publish_at)
     values ($1, 'NEWS', $2, 'PUBLISHED', $4, $3, $3, $3)`,
    [id, JSON.stringify(subject), createdAt, slug],
  );
const read = async () =>
  (await pool.query<{ _id: string; slugs: object }>('select _id, slugs from boards order by _id')).rows.map(
    ({ _id, slugs }) => [_id, slugs],
  );

test('records from before get slugs, the oldest the plain one, and so do those that the version before goes on writing', async () => {
  await insert('A', '2026-01-02T00:00:00Z', { ko: '하자' });
  await insert('B', '2026-01-01T00:00:00Z', { ko: '하자', en: 'Defect' }, 'defect-2025');
  await upgrade();
  await insert('C', '2026-01-03T00:00:00Z', { ko: '하자', en: 'Defect' });
  await pool.query(`update boards set subject = '{"ko": "다른 제목"}', version = version + 1 where _id = 'A'`);
  expect(await read()).toEqual([
    ['A', { ko: '하자-2' }],
    ['B', { ko: '하자', en: 'defect-2025' }],
    ['C', { ko: '하자-3', en: 'defect' }],
  ]);
});
