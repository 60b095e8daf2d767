import type { Language } from 'shared/i18n';
import type { Head } from 'shared/remotes';
import { plainOf } from '../../layout/plain';
import { translate } from './i18n';
import type { ArticleData, MagazineData } from './load';

export const magazineHead = ({ page }: MagazineData, language: Language): Head => {
  const t = translate(language);
  return { title: page > 1 ? `${t('title')} (${page})` : t('title'), description: t('description') };
};

export const articleHead = ({ board, author }: ArticleData, language: Language): Head => {
  const description = board.seo?.description || board.summary || plainOf(board.content ?? '');
  const writer = author ? (language === 'en' ? author.titleEn : author.title) : board.authorName;
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
        ...(writer && { author: { '@type': 'Person', name: writer } }),
      },
    ],
  };
};
