import type { LoadContext } from 'shared/remotes';
import { readPageNumber } from '../../layout/query-params';
import { toArticleCard } from './article-card';

const pageSize = 12;
const relatedArticles = 3;

export const loadMagazine = async ({ api, query }: LoadContext) => {
  const { boards, total, page, limit } = await api.boards.list({
    query: { code: 'MAGAZINE', page: readPageNumber(query), limit: pageSize },
  });
  return { boards: boards.map(toArticleCard), total, page, limit };
};

export const loadArticle = async ({ api, params }: LoadContext) => {
  const { board } = await api.boards.get({ params: { id: params.id ?? '' } });
  const [related, lawyers] = await Promise.all([
    api.boards.list({ query: { code: board.code, limit: relatedArticles + 1 } }),
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
      .slice(0, relatedArticles)
      .map(toArticleCard),
  };
};

export type MagazineData = Awaited<ReturnType<typeof loadMagazine>>;
export type ArticleData = Awaited<ReturnType<typeof loadArticle>>;
