import type { Database } from '../../platform/database/connect';
import { readDocument } from '../../platform/documents/documents';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Until when a form of today is kept. */
export const purgeMoment = async (tx: Database) => {
  const { value: setting } = await readDocument(tx, 'setting');
  return new Date(Date.now() + setting.retention.formDays * DAY_MS).toISOString();
};
