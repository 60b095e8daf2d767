import type { CallResult, contract } from 'shared/contract';
import { toArticlePath } from 'shared/format';
import type { Language } from 'shared/i18n';

export type Board = CallResult<typeof contract.boards.list>['boards'][number];

/** The `lang` of a record's text on a page: Korean where it has none in the language of the page (decision 71), otherwise undefined. */
export const getTextLang = ({ slugs }: Pick<Board, 'slugs'>, language: Language) =>
  slugs.ko && !slugs[language] ? 'ko' : undefined;

/** The part of a board that a card shows. The data of a page is sent twice, in its HTML and for hydration. */
export const toArticleCard = (board: Board, language: Language) => {
  const { _id, url, thumb, subject, summary } = board;
  const lang = getTextLang(board, language);
  return { _id, path: toArticlePath(board), url, thumb: thumb?.url ?? null, subject, summary, lang };
};

export type ArticleCardData = ReturnType<typeof toArticleCard>;
