import type { Language } from 'shared/i18n';
import type { Head, RemotePage } from 'shared/remotes';
import { toPlainText } from '../../layout/plain-text';
import { ArticlePage } from './ArticlePage';
import { type ArticleData, loadArticle } from './load';

const getArticleHead = ({ board, author }: ArticleData, language: Language): Head => {
  const description = board.seo?.description || board.summary || toPlainText(board.content ?? '');
  const authorName = author ? (language === 'en' ? author.titleEn : author.title) : board.authorName;
  return {
    title: board.seo?.title || board.subject,
    description,
    ...(board.thumb && { image: board.thumb.url }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: board.subject,
        description,
        datePublished: board.publishAt ?? board.createdAt,
        dateModified: board.updatedAt,
        ...(board.thumb && { image: board.thumb.url }),
        ...(authorName && { author: { '@type': 'Person', name: authorName } }),
      },
    ],
  };
};

export const page: RemotePage<ArticleData> = { load: loadArticle, Page: ArticlePage, head: getArticleHead };
