import { toArticlePath } from 'shared/format';
import type { LoadContext } from 'shared/remotes';
import { readPageNumber } from '../../layout/query-params';
import { getTextLang } from '../magazine/article-card';

/** One page of the notices, of which `limit` are on a page. */
export const loadNotices = async ({ api, query, language }: LoadContext, limit = 20) => {
  const { boards, ...page } = await api.boards.list({ query: { code: 'NOTICE', page: readPageNumber(query), limit } });
  return {
    ...page,
    boards: boards.map((board) => ({
      path: toArticlePath(board),
      subject: board.subject,
      lang: getTextLang(board, language),
      pinned: board.pinned,
      publishAt: board.publishAt ?? null,
    })),
  };
};

export type NoticesData = Awaited<ReturnType<typeof loadNotices>>;
