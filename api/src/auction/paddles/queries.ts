import { and, eq } from 'drizzle-orm';
import type { OwnPaddle } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { findRow } from '../../platform/database/rows';
import { type PaddleRow, paddles } from './table';

/** The paddle number as shown to others, for example `101`. */
export const formatAlias = ({ no }: Pick<PaddleRow, 'no'>) => String(no).padStart(3, '0');

export const findPaddle = (db: Database, program: string, user: string, lock?: 'update') =>
  findRow(db, paddles, and(eq(paddles._program, program), eq(paddles._user, user)), lock);

export const findOwnPaddle = async (db: Database, program: string, user: string | null): Promise<OwnPaddle> => {
  const row = user === null ? null : await findPaddle(db, program, user);
  return row ? { ...row, alias: formatAlias(row) } : null;
};
