import type { Database } from '../../platform/database/connect';
import { readDocument } from '../../platform/documents/documents';

/** Whether the site shows a lawyer: one who is disabled or gone receives nobody. */
export const isListedLawyer = async (db: Database, id: string) => {
  const { value: lawyers } = await readDocument(db, 'lawyers', []);
  return lawyers.some(({ _id, enabled }) => _id === id && enabled);
};
