import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FindBookmarkTargets } from '../../platform/define-domain';
import { fairs } from './table';

export const findFairs: FindBookmarkTargets = async (db, ids) => {
  const rows = await db
    .select()
    .from(fairs)
    .where(and(inArray(fairs._id, ids), eq(fairs.published, true), isNull(fairs.deletedAt)));
  return new Map(rows.map(({ _id, title, thumbs }) => [_id, { title, picture: thumbs[0] ?? null }]));
};
