import type { RemotePage } from 'shared/remotes';
import { ArticlePage } from './ArticlePage';
import { getArticleHead } from './head';
import { type ArticleData, loadArticle } from './load';

export const page: RemotePage<ArticleData> = { load: loadArticle, Page: ArticlePage, head: getArticleHead };
