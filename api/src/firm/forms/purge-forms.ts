import { sql } from 'drizzle-orm';
import { audit } from '../../platform/audit/table';
import type { Database } from '../../platform/database/connect';
import { readDocument } from '../../platform/documents/documents';
import type { Files } from '../../platform/files/files';
import { deleteForm } from './delete-form';
import { forms } from './table';

const BATCH_SIZE = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The time at which a form submitted now is purged, by the retention setting. */
export const computePurgeAt = async (tx: Database) => {
  const { value: setting } = await readDocument(tx, 'setting');
  return new Date(Date.now() + setting.retention.formDays * DAY_MS).toISOString();
};

/** Deletes the expired forms and audits each deletion. Safe to run in several processes. Returns how many were deleted. */
export const purgeForms = async (db: Database, files: Files): Promise<number> => {
  const purged = await db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(forms)
      .where(sql`${forms.purgeAt} <= now()`)
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true });
    for (const form of due) {
      await deleteForm(tx, files, form);
      const actor = { _id: null, username: '', role: 'system' };
      await tx
        .insert(audit)
        .values({ actor, ip: '', requestId: '', action: 'DELETE', resource: 'forms', target: form._id });
    }
    return due.length;
  });
  return purged < BATCH_SIZE ? purged : purged + (await purgeForms(db, files));
};
