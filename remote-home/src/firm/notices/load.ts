import type { LoadContext } from 'shared/remotes';
import { readPageNumber } from '../../layout/query-params';

/** One page of the notices, of which `limit` are on a page. */
export const loadNotices = async ({ api, query }: LoadContext, limit = 20) => {
  const { boards, ...page } = await api.boards.list({ query: { code: 'NOTICE', page: readPageNumber(query), limit } });
  return {
    ...page,
    boards: boards.map(({ _id, subject, pinned, publishAt }) => ({
      _id,
      subject,
      pinned,
      publishAt: publishAt ?? null,
    })),
  };
};

export type NoticesData = Awaited<ReturnType<typeof loadNotices>>;
