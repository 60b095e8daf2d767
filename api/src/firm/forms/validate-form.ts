import type { Form } from 'shared/contract';
import { findOpeningHours, formatDateTime } from 'shared/format';
import type { Database } from '../../platform/database/connect';
import { readDocument } from '../../platform/documents/documents';
import { assertNoFieldErrors, throwFieldError } from '../../platform/http/errors';
import { isListedLawyer } from '../lawyers/is-listed-lawyer';

type FormReferences = Partial<
  Pick<Form, 'code' | '_lawyer' | 'practice' | 'office' | 'preferredAt' | 'extra' | 'email'>
>;

/** Refuses missing fields, an invalid period, and a practice or office that does not exist. */
export const assertValidForm = async (
  tx: Database,
  { code, _lawyer, practice, office, preferredAt, extra, email }: FormReferences,
) => {
  const isUnknownLawyer = async () => {
    const { value } = await readDocument(tx, 'lawyers', []);
    return !value.some(({ _id }) => _id === _lawyer);
  };
  const isUnknownPractice = async () => {
    const { value } = await readDocument(tx, 'practices', []);
    return !value.some((one) => one.code === practice);
  };
  const isUnknownOffice = async (index: number) => {
    const { value } = await readDocument(tx, 'setting');
    return index >= value.offices.length;
  };
  assertNoFieldErrors([
    code === 'award-entry' && !extra && { field: 'extra', code: 'required' },
    // The account details are sent to this address.
    code === 'award-entry' && !email && { field: 'email', code: 'required' },
    _lawyer && (await isUnknownLawyer()) && { field: '_lawyer', code: 'invalid' },
    practice && (await isUnknownPractice()) && { field: 'practice', code: 'invalid' },
    typeof office === 'number' && (await isUnknownOffice(office)) && { field: 'office', code: 'invalid' },
    preferredAt && preferredAt.from >= preferredAt.to && { field: 'preferredAt.to', code: 'period' },
  ]);
};

/** Refuses a lawyer whom a sender wishes for if the site does not show them. */
export const assertListedLawyer = async (tx: Database, { _lawyer }: Pick<FormReferences, '_lawyer'>) => {
  if (_lawyer && !(await isListedLawyer(tx, _lawyer))) throwFieldError('_lawyer', 'invalid');
};

/** Refuses a time that a sender wishes for if it is over, or the office, or without one every office, is closed then. */
export const assertOpenAt = async (
  tx: Database,
  { office, preferredAt }: Pick<FormReferences, 'office' | 'preferredAt'>,
  now = Date.now(),
) => {
  if (!preferredAt) return;
  const [today = '', time = ''] = formatDateTime(now).split(' ');
  if (preferredAt.date < today) throwFieldError('preferredAt.date', 'closed');
  if (preferredAt.date === today && preferredAt.to < time) throwFieldError('preferredAt.from', 'closed');
  const { value } = await readDocument(tx, 'setting');
  const chosen = value.offices[office ?? -1];
  const hours = findOpeningHours(chosen ? [chosen] : value.offices, preferredAt.date);
  if (hours.length === 0) throwFieldError('preferredAt.date', 'closed');
  const isOpen = hours.some(({ from, to }) => from < preferredAt.to && preferredAt.from < to);
  if (!isOpen) throwFieldError('preferredAt.from', 'closed');
};
