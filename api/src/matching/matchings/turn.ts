import { and, eq } from 'drizzle-orm';
import type { matchings as contractOf } from 'shared/contract';
import type { z } from 'zod';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { checkRuns } from '../fairs/clock';
import { type FairRow, fairs } from '../fairs/table';
import { lockParticipants } from '../participations/find';
import { isParty, lock } from './change';
import { type MatchingRow, matchings } from './table';
import type { Told } from './told';

export type Asked = z.output<(typeof contractOf)['update']['body']>;

/** A party’s turn on a matching that is locked until the end of the transaction. */
export interface Turn {
  tx: Database;
  told: Told;
  row: MatchingRow;
  fair: FairRow;
  /** Who acts. */
  user: string;
}

/** Whoever is not a party of it learns nothing of it, not even that it is there (M10). */
export const findOwn = async (db: Database, id: string, user: string): Promise<MatchingRow> => {
  const [row] = await db
    .select()
    .from(matchings)
    .where(and(eq(matchings._id, id), isParty(user)));
  return row ?? fail('not_found');
};

/** Locks in one order for everybody: the fair against changes, the participants against leaving, then the matching. */
export const takeTurn = async (tx: Database, told: Told, id: string, user: string): Promise<Turn> => {
  const known = await findOwn(tx, id, user);
  const [fair] = await tx.select().from(fairs).where(eq(fairs._id, known._fair)).for('share');
  await lockParticipants(tx, known._fair, [known.seller, known.buyer]);
  const row = await lock(tx, id);
  if (!row || !fair) fail('not_found');
  return { tx, told, row, fair, user };
};

export const partnerOf = ({ row, user }: Turn) => (row.seller === user ? row.buyer : row.seller);
export const roleOf = ({ row, user }: Turn) => (row.seller === user ? 'SELLER' : 'BUYER');

/** Both must still take part: one who was revoked meanwhile books nothing. */
export const checkPresence = async ({ tx, fair, row }: Turn) => {
  const present = await lockParticipants(tx, fair._id, [row.seller, row.buyer]);
  if (present.includes(undefined)) fail('not_participant');
};

/** After the fair nothing is decided any more (M13). */
export const checkOpen = (turn: Turn, ...statuses: MatchingRow['status'][]) => {
  checkRuns(turn.fair);
  if (!statuses.includes(turn.row.status)) fail('wrong_state', { answer: { status: turn.row.status } });
};

/** Until when a party cancels or moves an agreed meeting (M12). */
export const cutoffOf = ({ start }: Pick<MatchingRow, 'start'>, { cancelCutoffHours }: FairRow) =>
  Date.parse(start ?? '') - cancelCutoffHours * 3_600_000;

export const checkCutoff = ({ row, fair }: Turn) => {
  if (Date.now() > cutoffOf(row, fair)) fail('cutoff_passed');
};
