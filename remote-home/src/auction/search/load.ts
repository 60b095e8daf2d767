import type { Language } from 'shared/i18n';
import type { Head, LoadContext } from 'shared/remotes';
import { loadElsewhere } from '../../search/load';
import { translate } from './i18n';
import { filterNames, parseLotQuery, toApiFilters } from './lot-query';

const pageSize = 24;

export const loadSearch = async (context: LoadContext) => {
  const { api } = context;
  const query = parseLotQuery(context);
  const filters = toApiFilters(query);
  const [list, facets, elsewhere] = await Promise.all([
    api.works.list({
      query: { ...filters, page: query.page, limit: pageSize, ...(query.sort && { sort: query.sort }) },
    }),
    // The page is shown without the facets where they cannot be loaded.
    api.works.facets({ query: filters }).catch(() => null),
    query.q && query.page === 1 ? loadElsewhere(context, query.q) : [],
  ]);
  return { query, list, facets, elsewhere };
};

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;

/** Search engines index the unfiltered list only. */
export const getSearchHead = ({ query }: SearchData, language: Language): Head => {
  const t = translate(language);
  const filtered = filterNames.some((name) => query[name] !== null && query[name] !== '');
  return {
    title: query.q ? t('resultsTitle', { q: query.q }) : t('title'),
    description: t('description'),
    noindex: query.q !== '' || filtered || query.sort !== null,
  };
};
