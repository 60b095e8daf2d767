import { and, eq } from 'drizzle-orm';
import { type Board, type LocalisedText, pickText } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import type { FindSharingPicture } from '../../platform/sharing-pictures/sharing-picture';
import { boards } from './table';
import { isPublic, isVisible } from './visibility';

const kinds: Record<Board['code'], LocalisedText> = {
  MAGAZINE: { ko: '매거진', en: 'Magazine', cn: '专栏' },
  NOTICE: { ko: '공지사항', en: 'Notice', cn: '公告' },
  CASE: { ko: '업무 사례', en: 'Case', cn: '案例' },
  NEWS: { ko: '소식', en: 'News', cn: '新闻' },
  COMMUNITY: { ko: '커뮤니티', en: 'Community', cn: '社区' },
};

export const findArticlePicture: FindSharingPicture = async (db, id, language) => {
  const [board] = await db
    .select({ code: boards.code, subject: boards.subject, publishAt: boards.publishAt, thumb: boards.thumb })
    .from(boards)
    .where(and(eq(boards._id, id), isVisible, isPublic));
  if (!board) return null;
  return {
    kind: pickText(kinds[board.code], language),
    title: pickText(board.subject, language),
    detail: board.publishAt ? formatDateLong(board.publishAt, language) : '',
    picture: board.thumb,
    isWhole: false,
  };
};
