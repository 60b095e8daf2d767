import { and, eq, inArray } from 'drizzle-orm';
import type { FindBookmarkTargets } from '../../platform/define-domain';
import { boards } from './table';
import { isVisible } from './visibility';

export const findBoards: FindBookmarkTargets = async (db, ids) => {
  const rows = await db
    .select({ _id: boards._id, subject: boards.subject, thumb: boards.thumb })
    .from(boards)
    .where(and(inArray(boards._id, ids), isVisible, eq(boards.secret, false)));
  return new Map(rows.map(({ _id, subject, thumb }) => [_id, { title: subject, picture: thumb }]));
};
