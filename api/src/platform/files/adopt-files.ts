import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { files } from './table';

const fileUrl = /\/api\/v1\/files\/([0-9A-Z]{26})/g;

/** Attaches unowned uploads whose URLs occur in a record, such as the pictures in its text, to that record. */
export const adoptFiles = async (tx: Database, resource: string, id: string, record: object) => {
  const named = [...JSON.stringify(record).matchAll(fileUrl)].flatMap(([, file]) => file ?? []);
  if (named.length === 0) return;
  await tx
    .update(files)
    .set({ ownerResource: resource, ownerId: id, slot: 'content' })
    .where(and(inArray(files._id, [...new Set(named)]), eq(files.kind, 'picture'), isNull(files.ownerId)));
};
