import { createBadRequest, createRandom } from '../../api/src/app/bad-requests';
import { createAttackClient } from '../../bench/attack/attack-client';
import { openAttackDatabase } from '../../bench/attack/database';
import { runAttacks } from '../../bench/attack/run';
import { log } from '../run/project';
import { findUnsafeExpressions, listExpressions } from '../tests/regular-expressions';
import type { AttackOptions } from './attack-options';

// Attacks the product that the first message names, and answers with the reports.

const attack = async ({ hostKey, databaseUrl, seed, names, ...product }: AttackOptions) => {
  const db = await openAttackDatabase(databaseUrl);
  const target = {
    ...product,
    client: createAttackClient({ api: product.apis[0], hostKey }),
    db,
    roll: createRandom(seed),
    createBadRequest,
    listExpressions,
    findUnsafeExpressions,
  };
  const reports = await runAttacks(target, names, log);
  await db.close();
  return reports;
};

process.once('disconnect', () => process.exit());
process.once('message', async (options) => process.send?.(await attack(options as AttackOptions)));
