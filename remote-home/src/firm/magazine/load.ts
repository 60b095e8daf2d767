import type { LoadContext } from 'shared/remotes';

const pageSize = 12;
const relatedCount = 3;

/** A page number as people and crawlers write it; anything else is the first page. */
export const pageOf = (query: URLSearchParams) => Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);

export const loadMagazine = async ({ api, query }: LoadContext) => {
  const { boards, total, page, limit } = await api.boards.list({
    query: { code: 'MAGAZINE', page: pageOf(query), limit: pageSize },
  });
  return { boards: boards.map(({ thumb, ...board }) => ({ ...board, thumb: thumb?.url ?? null })), total, page, limit };
};

export const loadArticle = async ({ api, params }: LoadContext) => {
  const { board } = await api.boards.get({ params: { id: params.id ?? '' } });
  const [related, lawyers] = await Promise.all([
    api.boards.list({ query: { code: board.code, limit: relatedCount + 1 } }),
    board._lawyer ? api.lawyers.list() : { lawyers: [] },
  ]);
  const author = lawyers.lawyers.find(({ _id }) => _id === board._lawyer);
  return {
    board,
    author: author
      ? { title: author.title, titleEn: author.titleEn, position: author.position, slug: author.slug }
      : null,
    related: related.boards
      .filter(({ _id }) => _id !== board._id)
      .slice(0, relatedCount)
      .map(({ _id, url, subject, summary, thumb }) => ({ _id, url, subject, summary, thumb: thumb?.url ?? null })),
  };
};

export type MagazineData = Awaited<ReturnType<typeof loadMagazine>>;
export type ArticleData = Awaited<ReturnType<typeof loadArticle>>;
