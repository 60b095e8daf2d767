import { useAuth } from 'shared/auth';
import type { Api } from 'shared/client';
import type { LoadContext } from 'shared/remotes';
import { loadSiteName } from '../../../site-name';
import { type FairQuery, readQuery } from './query';

const limit = 24;

const given = ({ q, category, page }: FairQuery) => ({ page, limit, ...(q && { q }), ...(category && { category }) });

export const listProducts = async (api: Api, id: string, query: FairQuery) => {
  const { certificate } = query;
  return api.fairProducts.list({ params: { id }, query: { ...given(query), ...(certificate && { certificate }) } });
};

/** Sellers or buyers of a fair, told alike. */
export const listCompanies = async (api: Api, id: string, query: FairQuery) => {
  const { tab, city, district, certificate, mode, bookmarked } = query;
  const narrowed = {
    ...given(query),
    ...(city && { city }),
    ...(district && { district }),
    ...(bookmarked && { bookmarked: 'true' as const }),
  };
  if (tab === 'buyers') {
    const { buyers, ...page } = await api.participations.buyers({
      params: { id },
      query: { ...narrowed, ...(mode && { type: mode }) },
    });
    return { companies: buyers, ...page };
  }
  const { sellers, ...page } = await api.participations.sellers({
    params: { id },
    query: { ...narrowed, ...(certificate && { type: certificate }) },
  });
  return { companies: sellers, ...page };
};

export const loadFair = async ({ api, params, query: address }: LoadContext) => {
  const id = params.id ?? '';
  const read = readQuery(address);
  const reader = useAuth.getState().user?.sub ?? null;
  // A visitor has no bookmarks to look through.
  const query = { ...read, bookmarked: read.bookmarked && reader !== null };
  const [siteName, { fair }, products, companies] = await Promise.all([
    loadSiteName(api),
    api.fairs.get({ params: { id } }),
    query.tab === 'products' ? listProducts(api, id, query) : null,
    query.tab === 'products' ? null : listCompanies(api, id, query),
  ]);
  return { siteName, fair, query, products, companies, reader };
};

export type FairData = Awaited<ReturnType<typeof loadFair>>;
export type Fair = FairData['fair'];
export type Company = Awaited<ReturnType<typeof listCompanies>>['companies'][number];
export type FairProduct = Awaited<ReturnType<typeof listProducts>>['products'][number];
