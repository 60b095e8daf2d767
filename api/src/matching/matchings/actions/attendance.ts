import type { Attendance, MatchingStatus, MeetingLog } from 'shared/contract';
import { attendanceMinutes, getAttendanceWindow } from 'shared/format';
import type { z } from 'zod';
import { now } from '../../../platform/database/columns';
import type { Database } from '../../../platform/database/connect';
import { throwApiError, throwFieldError } from '../../../platform/http/errors';
import { releaseHolds } from '../../holds/holds';
import { type ActionInput, type MatchingContext, throwWrongState } from '../matching-context';
import { getRole } from '../parties';
import { getAgreedSlot, isAgreed } from '../slots';
import type { MatchingRow } from '../table';
import { updateMatching } from '../update-matching';

type AttendanceRecord = z.infer<typeof Attendance>;

/** One NO is enough for NO_SHOW, unless an administrator has decided (M19). */
const getOutcome = ({ seller, buyer, final }: AttendanceRecord): MatchingStatus => {
  if (final) return final === 'YES' ? 'COMPLETED' : 'NO_SHOW';
  return seller === 'NO' || buyer === 'NO' ? 'NO_SHOW' : 'COMPLETED';
};

export const isOver = ({ end }: MatchingRow) => end !== null && end <= now();

/** Refuses a matching without an agreed meeting, or one whose meeting has not ended. */
export const assertMeetingOver = (row: MatchingRow) => {
  if (!isAgreed(row) || !isOver(row)) throwWrongState(row);
};

/** Stores the attendance; once the meeting has ended also its outcome, and its slots are released (M19). */
export const recordAttendance = async (
  tx: Database,
  row: MatchingRow,
  attendance: AttendanceRecord,
  by: string | null,
) => {
  if (!isOver(row)) return updateMatching(tx, row, { attendance }, by);
  await releaseHolds(tx, row._id);
  return updateMatching(tx, row, { attendance, status: getOutcome(attendance) }, by);
};

export const reportAttendance = async ({ tx, row, user }: MatchingContext, { value }: ActionInput) => {
  assertMeetingOver(row);
  if (value === undefined) throwFieldError('value', 'required');
  if (row.attendance.final) throwWrongState(row);
  const side = getRole(row, user) === 'SELLER' ? 'seller' : 'buyer';
  return recordAttendance(tx, row, { ...row.attendance, [side]: value }, user);
};

/** Stores the meeting log of one party, replacing an earlier one. */
export const writeMeetingLog = ({ tx, row, user }: MatchingContext, input: ActionInput) => {
  assertMeetingOver(row);
  const { score, amount = null, currency = null, contract = 'NONE', followUp = null, note = '' } = input;
  if (score === undefined) throwFieldError('score', 'required');
  if (amount !== null && currency === null) throwFieldError('currency', 'required');
  const entry: MeetingLog = { by: user, score, amount, currency, contract, followUp, note, at: now() };
  return updateMatching(tx, row, { logs: [...row.logs.filter(({ by }) => by !== user), entry] }, user);
};

/** Refuses a matching without an agreed meeting, or one whose attendance cannot be confirmed by code now (M26). */
export const assertAttendanceOpen = (row: MatchingRow) => {
  if (!isAgreed(row)) throwWrongState(row);
  const { from, until } = getAttendanceWindow(getAgreedSlot(row));
  if (Date.now() < from || Date.now() > until) throwApiError('attendance_closed', { values: attendanceMinutes });
};

/** Records both parties as present, after one has scanned the code of the other (M19, M26). */
export const confirmBothAttended = ({ tx, row, user }: MatchingContext) => {
  assertAttendanceOpen(row);
  if (row.attendance.final) throwWrongState(row);
  return recordAttendance(tx, row, { ...row.attendance, seller: 'YES', buyer: 'YES' }, user);
};
