import type { Form } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { readDocument } from '../../platform/documents/documents';
import { throwFieldError } from '../../platform/http/errors';

type FormReferences = Partial<Pick<Form, 'code' | 'practice' | 'office' | 'preferredAt' | 'extra' | 'email'>>;

/** Refuses missing fields, an invalid period, and a practice or office that does not exist. */
export const assertValidForm = async (
  tx: Database,
  { code, practice, office, preferredAt, extra, email }: FormReferences,
) => {
  if (code === 'award-entry' && !extra) throwFieldError('extra', 'required');
  // The account details are sent to this address.
  if (code === 'award-entry' && !email) throwFieldError('email', 'required');
  if (practice) {
    const { value } = await readDocument(tx, 'practices', []);
    if (!value.some(({ code }) => code === practice)) throwFieldError('practice', 'invalid');
  }
  if (typeof office === 'number') {
    const { value } = await readDocument(tx, 'setting');
    if (office >= value.offices.length) throwFieldError('office', 'invalid');
  }
  if (preferredAt && preferredAt.from >= preferredAt.to) throwFieldError('preferredAt.to', 'period');
};
