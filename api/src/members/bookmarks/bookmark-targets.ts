import type { Bookmark, Like } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import type { FindBookmarkTargets } from '../../platform/define-domain';

/** Types of records that can be bookmarked or liked. */
export type BookmarkType = Bookmark['target']['type'] | Like['target']['type'];
export type BookmarkTargets = Record<BookmarkType, FindBookmarkTargets>;

/** Adds to each row its target as `shown`; null if the target is not public any more. */
export const withTargets = async <R extends { type: BookmarkType; target: string }>(
  db: Database,
  targets: BookmarkTargets,
  rows: R[],
) => {
  const found = new Map<BookmarkType, Awaited<ReturnType<FindBookmarkTargets>>>();
  for (const type of new Set(rows.map((row) => row.type))) {
    const ids = rows.filter((row) => row.type === type).map(({ target }) => target);
    found.set(type, await targets[type](db, ids));
  }
  return rows.map((row) => {
    const type: R['type'] = row.type;
    return { ...row, target: { type, _id: row.target }, shown: found.get(type)?.get(row.target) ?? null };
  });
};

/** Whether the target exists and is public. */
export const hasTarget = async (
  db: Database,
  targets: BookmarkTargets,
  { type, _id }: { type: BookmarkType; _id: string },
) => (await targets[type](db, [_id])).has(_id);
