import { expect, test } from '@jest/globals';
import { navigation } from '../../../seed/content/navigation';
import { setUp, startOldTestDatabase } from '../../platform/testing';

const { pool, upgrade } = await setUp(startOldTestDatabase('0132_navigation.sql'));

test('an installation from before has the navigation in the order in which it stood', async () => {
  await pool.query(
    `insert into documents (key, value, version, updated_at) values ('setting', '{"siteName": {}}', 3, now())`,
  );
  await upgrade();
  const { rows } = await pool.query(`select value, version from documents where key = 'setting'`);
  expect(rows).toEqual([{ value: { siteName: {}, navigation }, version: 3 }]);
});
