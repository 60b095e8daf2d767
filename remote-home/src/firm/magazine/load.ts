import { ApiFailure } from 'shared/client';
import { decodeSegment } from 'shared/format';
import type { LoadContext } from 'shared/remotes';
import { readPageNumber } from '../../layout/query-params';
import { toDatedCard } from './dated-card';

const pageSize = 12;
const relatedArticles = 3;

export const loadMagazine = async ({ api, query, language }: LoadContext) => {
  const [{ practices }, { lawyers }] = await Promise.all([api.practices.list(), api.lawyers.list()]);
  const practice = practices.find(({ code }) => code === query.get('practice'))?.code ?? null;
  const { boards, total, page, limit } = await api.boards.list({
    query: { code: 'MAGAZINE', page: readPageNumber(query), limit: pageSize, ...(practice && { practice }) },
  });
  return {
    boards: boards.map((board) => toDatedCard(board, lawyers, language)),
    total,
    page,
    limit,
    practice,
    /** Those that a lawyer works in. */
    practices: practices
      .filter(({ code }) => lawyers.some((lawyer) => lawyer.practices.includes(code)))
      .map(({ code, name }) => ({ code, name })),
  };
};

export const loadArticle = async ({ api, params, language }: LoadContext) => {
  const { board } = await api.boards.get({ params: { id: decodeSegment(params.id) } });
  // What members write is no page of the firm.
  if (board.code === 'COMMUNITY') throw new ApiFailure(404, 'not_found', `No article ${params.id}`);
  const [related, { lawyers }, { setting }] = await Promise.all([
    api.boards.list({ query: { code: board.code, related: board._id, limit: relatedArticles } }),
    api.lawyers.list(),
    api.setting.get(),
  ]);
  const author = lawyers.find(({ _id }) => _id === board._lawyer);
  return {
    board,
    siteName: setting.siteName,
    author: author ? { name: author.name, position: author.position, slug: author.slug } : null,
    related: related.boards.map((other) => toDatedCard(other, lawyers, language)),
  };
};

export type MagazineData = Awaited<ReturnType<typeof loadMagazine>>;
export type ArticleData = Awaited<ReturnType<typeof loadArticle>>;
