import { and, inArray } from 'drizzle-orm';
import type { FindBookmarkTargets } from '../../platform/define-domain';
import { findThumbs } from './files';
import { works } from './table';

export const findWorks: FindBookmarkTargets = async (db, ids) => {
  const rows = await db
    .select({ _id: works._id, title: works.title })
    .from(works)
    .where(and(inArray(works._id, ids), works.visible));
  const workIds = rows.map(({ _id }) => _id);
  const thumbs = await findThumbs(db, workIds);
  return new Map(rows.map(({ _id, title }) => [_id, { title, picture: thumbs.get(_id) ?? null }]));
};
