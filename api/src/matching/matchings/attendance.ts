import type { Attendance, MatchingStatus, MeetingLog } from 'shared/contract';
import type { z } from 'zod';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import { release } from '../holds/holds';
import { change } from './change';
import type { MatchingRow } from './table';
import { type Asked, roleOf, type Turn } from './turn';

type Said = z.infer<typeof Attendance>;

/** One side that says it did not happen is enough, as long as no administrator has settled it (M19). */
export const outcomeOf = ({ seller, buyer, final }: Said): MatchingStatus => {
  if (final) return final === 'YES' ? 'COMPLETED' : 'NO_SHOW';
  return seller === 'NO' || buyer === 'NO' ? 'NO_SHOW' : 'COMPLETED';
};

const isMet = ({ status }: MatchingRow) => ['ACCEPTED', 'COMPLETED', 'NO_SHOW'].includes(status);
const isOver = ({ end }: MatchingRow) => end !== null && end <= now();

/** Only of a meeting that was agreed, and not before its end. */
const checkOver = (row: MatchingRow) => {
  if (!isMet(row) || !isOver(row)) fail('wrong_state', { answer: { status: row.status } });
};

/** Writes down who was there; a meeting that is over leaves the agreed ones with it. */
export const settleAttendance = async (tx: Database, row: MatchingRow, attendance: Said, by: string | null) => {
  if (!isOver(row)) return change(tx, row, { attendance }, by);
  await release(tx, row._id);
  return change(tx, row, { attendance, status: outcomeOf(attendance) }, by);
};

export const attend = async (turn: Turn, { value }: Asked) => {
  const { tx, row, user } = turn;
  checkOver(row);
  if (value === undefined) failField('value', 'required');
  if (row.attendance.final) fail('wrong_state', { answer: { status: row.status } });
  const side = roleOf(turn) === 'SELLER' ? 'seller' : 'buyer';
  return settleAttendance(tx, row, { ...row.attendance, [side]: value }, user);
};

/** What one side keeps of a meeting; written again it replaces what was there. */
export const log = ({ tx, row, user }: Turn, asked: Asked) => {
  checkOver(row);
  const { score, amount = null, currency = null, contract = 'NONE', followUp = null, note = '' } = asked;
  if (score === undefined) failField('score', 'required');
  if (amount !== null && currency === null) failField('currency', 'required');
  const entry: MeetingLog = { by: user, score, amount, currency, contract, followUp, note, at: now() };
  return change(tx, row, { logs: [...row.logs.filter(({ by }) => by !== user), entry] }, user);
};

/** Scanned at the table: both were there. */
export const attendBoth = (turn: Turn) => {
  const { tx, row, user } = turn;
  if (!isMet(row) || row.attendance.final) fail('wrong_state', { answer: { status: row.status } });
  return settleAttendance(tx, row, { ...row.attendance, seller: 'YES', buyer: 'YES' }, user);
};
