import { toArticlePath, toLocalisedPaths } from 'shared/format';
import type { Language } from 'shared/i18n';
import type { Head, RemotePage } from 'shared/remotes';
import { toBreadcrumbList } from 'shared/structured-data';
import { toPlainText } from '../../layout/plain-text';
import { getSharingPicture } from '../../layout/sharing-picture';
import { ArticlePage } from './ArticlePage';
import { getTextLang } from './article-card';
import { toArticleJsonLd } from './article-json-ld';
import { translate } from './i18n';
import { type ArticleData, loadArticle } from './load';

const getArticleHead = (data: ArticleData, language: Language): Head => {
  const { board } = data;
  const t = translate(language);
  const textLanguage = getTextLang(board, language) ?? language;
  const description = board.seo?.description || board.summary || toPlainText(board.content ?? '');
  const list =
    board.code === 'NOTICE' ? { name: t('notices'), path: '/notices' } : { name: t('title'), path: '/magazine' };
  return {
    title: board.seo?.title || board.subject,
    description,
    ...toLocalisedPaths(board, toArticlePath),
    image: getSharingPicture('articles', board._id, textLanguage),
    ...(typeof window === 'undefined' && {
      jsonLd: [
        toArticleJsonLd(data, description, textLanguage),
        toBreadcrumbList([list, { name: board.subject, path: '' }]),
      ],
    }),
  };
};

export const page: RemotePage<ArticleData> = { load: loadArticle, Page: ArticlePage, head: getArticleHead };
