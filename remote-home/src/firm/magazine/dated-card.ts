import type { Language } from 'shared/i18n';
import { type Board, toArticleCard } from './article-card';

interface Author {
  _id: string;
  name: string;
}

/** The part of a board that a card with date and author shows. Apart from the card of the home page, which need not load it. */
export const toDatedCard = (board: Board, lawyers: readonly Author[], language: Language) => {
  const lawyer = lawyers.find(({ _id }) => _id === board._lawyer);
  const author = lawyer?.name ?? board.authorName ?? null;
  return { ...toArticleCard(board, language), publishAt: board.publishAt ?? null, author };
};

export type DatedCardData = ReturnType<typeof toDatedCard>;
