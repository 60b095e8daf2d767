import type { Article, WithContext } from 'schema-dts';
import { htmlLang, type Language } from 'shared/i18n';
import { getSharingPicture } from '../../layout/sharing-picture';
import type { ArticleData } from './load';

/** Longest headline that search engines show. */
const maxHeadline = 110;

export const toArticleJsonLd = (
  { board, author, siteName }: ArticleData,
  description: string,
  /** Of the text. */
  language: Language,
): WithContext<Article> => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: board.subject.slice(0, maxHeadline),
  description,
  inLanguage: htmlLang[language],
  datePublished: board.publishAt ?? board.createdAt,
  dateModified: board.updatedAt,
  image: board.thumb?.url ?? getSharingPicture('articles', board._id, language),
  mainEntityOfPage: '',
  author: author
    ? { '@type': 'Person', name: author.name, url: `/lawyers/${author.slug}` }
    : { '@type': 'Organization', name: board.authorName || siteName },
  publisher: { '@type': 'Organization', name: siteName, url: '/' },
});
