import { eq, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit/table';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { forgetAnswers } from '../../platform/http/idempotency';
import { forgetMails } from '../../platform/mail/outbox';
import { type FormRow, forms } from './table';

/** Removes a form with everything personal that hangs on it: files, consents, mails, stored answers (W11). */
export const eraseForm = async (tx: Database, files: Files, { _id, thumb, files: attached }: FormRow) => {
  await files.release(
    tx,
    [...(thumb ? [thumb] : []), ...attached].map((file) => file._id),
  );
  await forgetMails(tx, 'forms', _id);
  await forgetAnswers(tx, _id);
  await tx.delete(forms).where(eq(forms._id, _id));
};

const BATCH = 50;

/** Removes the forms whose time is over; the audit keeps that there was one. Processes share the work. */
export const purgeForms = async (db: Database, files: Files): Promise<number> => {
  const purged = await db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(forms)
      .where(sql`${forms.purgeAt} <= now()`)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const form of due) {
      await eraseForm(tx, files, form);
      const actor = { _id: null, username: '', role: 'system' };
      await tx
        .insert(audit)
        .values({ actor, ip: '', requestId: '', action: 'DELETE', resource: 'forms', target: form._id });
    }
    return due.length;
  });
  return purged < BATCH ? purged : purged + (await purgeForms(db, files));
};
