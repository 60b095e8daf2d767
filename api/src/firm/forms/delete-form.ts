import { eq } from 'drizzle-orm';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { purgeResponses } from '../../platform/http/idempotency';
import type { Caller } from '../../platform/http/serve';
import { purgeMails } from '../../platform/mail/outbox';
import { type FormRow, forms } from './table';

/** Deletes a form with its personal data: files, consents, mails and stored idempotent responses (W11). */
export const deleteForm = async (tx: Database, files: Files, { _id, thumb, files: attached }: FormRow) => {
  await files.release(
    tx,
    [...(thumb ? [thumb] : []), ...attached].map((file) => file._id),
  );
  await purgeMails(tx, 'forms', _id);
  await purgeResponses(tx, _id);
  await tx.delete(forms).where(eq(forms._id, _id));
};

/** The receipt number stays in the audit, so that the sender can still refer to it. */
export const auditFormDeletion = (tx: Database, { _id: target, receiptNo, code, status }: FormRow, caller: Caller) =>
  writeAudit(tx, caller, { action: 'DELETE', resource: 'forms', target, before: { receiptNo, code, status } });

/** Deletes a form for good, as its sender may ask, and audits it. */
export const deleteAuditedForm = async (tx: Database, files: Files, form: FormRow, caller: Caller) => {
  await deleteForm(tx, files, form);
  await auditFormDeletion(tx, form, caller);
};
