import type { CallResult, contract } from 'shared/contract';
import type { Language } from 'shared/i18n';

type Board = CallResult<typeof contract.boards.list>['boards'][number];

/** The part of a board that a card shows. The data of a page is sent twice, in its HTML and for hydration. */
export const toArticleCard = ({ _id, url, thumb, subject, summary }: Board) => ({
  _id,
  url,
  thumb: thumb?.url ?? null,
  subject,
  summary,
});

interface Author {
  _id: string;
  title: string;
  titleEn: string;
}

/** The same with date and author, for the lists of the magazine. */
export const toDatedCard = (board: Board, lawyers: readonly Author[], language: Language) => {
  const lawyer = lawyers.find(({ _id }) => _id === board._lawyer);
  const author = lawyer ? (language === 'en' ? lawyer.titleEn : lawyer.title) : (board.authorName ?? null);
  return { ...toArticleCard(board), publishAt: board.publishAt ?? null, author };
};

export type ArticleCardData = ReturnType<typeof toArticleCard>;
export type DatedCardData = ReturnType<typeof toDatedCard>;
