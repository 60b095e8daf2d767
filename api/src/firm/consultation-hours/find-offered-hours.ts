import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { findRow } from '../../platform/database/rows';
import { isListedLawyer } from '../lawyers/is-listed-lawyer';
import { consultationHours } from './table';

interface Wish {
  /** The hours that are booked. */
  _hours?: string | null | undefined;
  _lawyer?: string | null | undefined;
  office?: number | null | undefined;
}

/** Hours that clients can choose from; those of a lawyer only while the site shows the lawyer. */
const findEnabled = async (db: Database, where: SQL) => {
  const hours = await findRow(db, consultationHours, and(where, eq(consultationHours.enabled, true)));
  return hours && (!hours._lawyer || (await isListedLawyer(db, hours._lawyer))) ? hours : undefined;
};

/** The hours that clients can choose from: those that are booked, else of the lawyer, or of the office if the lawyer has none. */
export const findOfferedHours = async (db: Database, { _hours, _lawyer, office }: Wish) =>
  (_hours && (await findEnabled(db, eq(consultationHours._id, _hours)))) ||
  (_lawyer && (await findEnabled(db, eq(consultationHours._lawyer, _lawyer)))) ||
  (typeof office === 'number' ? findEnabled(db, eq(consultationHours.office, office)) : undefined);
