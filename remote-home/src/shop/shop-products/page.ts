import type { Language } from 'shared/i18n';
import type { Head, RemotePage } from 'shared/remotes';
import { findCategory } from './category-tree';
import { translate } from './i18n';
import { loadShop, type ShopData } from './load';
import { ShopPage } from './ShopPage';
import { emptyQuery, isFiltered } from './shop-query';

/** Filtered and sorted lists are not indexed by search engines. */
const getShopHead = ({ query, categories }: ShopData, language: Language): Head => {
  const t = translate(language);
  const category = findCategory(categories, query.category);
  const name = category ? `${category.name} · ${t('title')}` : t('title');
  return {
    title: query.page > 1 ? `${name} (${query.page})` : name,
    description: t('description'),
    ...((isFiltered(query) || query.sort !== emptyQuery.sort) && { noindex: true }),
  };
};

export const page: RemotePage<ShopData> = { load: loadShop, Page: ShopPage, head: getShopHead };
