import type { CallResult, contract } from 'shared/contract';

type Board = CallResult<typeof contract.boards.list>['boards'][number];

/** The part of a board that a card shows. The data of a page is sent twice, in its HTML and for hydration. */
export const toArticleCard = ({ _id, url, thumb, subject, summary }: Board) => ({
  _id,
  url,
  thumb: thumb?.url ?? null,
  subject,
  summary,
});

export type ArticleCardData = ReturnType<typeof toArticleCard>;
