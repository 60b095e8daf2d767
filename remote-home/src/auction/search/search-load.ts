import type { Language } from 'shared/i18n';
import type { Head, LoadContext } from 'shared/remotes';
import { asked, filters, readQuery } from './query';
import { translate } from './search-i18n';

const limit = 24;

export const loadSearch = async (context: LoadContext) => {
  const { api } = context;
  const query = readQuery(context);
  const narrowed = asked(query);
  const [list, facets] = await Promise.all([
    api.works.list({ query: { ...narrowed, page: query.page, limit, ...(query.sort && { sort: query.sort }) } }),
    // The works stand without what they could be narrowed by; null is what could not be had.
    api.works.facets({ query: narrowed }).catch(() => null),
  ]);
  return { query, list, facets };
};

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;

/** Only the whole list is worth keeping for a crawler. */
export const searchHead = ({ query }: SearchData, language: Language): Head => {
  const t = translate(language);
  const narrowed = filters.some((name) => query[name] !== null && query[name] !== '');
  return {
    title: query.q ? t('titleOf', { q: query.q }) : t('title'),
    description: t('description'),
    noindex: query.q !== '' || narrowed || query.sort !== null,
  };
};
