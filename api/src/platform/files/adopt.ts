import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { files } from './table';

const address = /\/api\/v1\/files\/([0-9A-Z]{26})/g;

/** Uploads that a record names somewhere, such as the pictures in its text, belong to it from then on. */
export const adoptFiles = async (tx: Database, resource: string, id: string, record: object) => {
  const named = [...JSON.stringify(record).matchAll(address)].flatMap(([, file]) => file ?? []);
  if (named.length === 0) return;
  await tx
    .update(files)
    .set({ ownerResource: resource, ownerId: id, slot: 'content' })
    .where(and(inArray(files._id, [...new Set(named)]), eq(files.kind, 'picture'), isNull(files.ownerId)));
};
