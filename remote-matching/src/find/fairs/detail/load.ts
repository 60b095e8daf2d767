import { useAuth } from 'shared/auth';
import type { Api } from 'shared/client';
import { decodeSegment } from 'shared/format';
import type { LoadContext } from 'shared/remotes';
import { loadSiteName } from '../../../layout/load-site-name';
import { type FairQuery, isFiltered, parseQuery, toTab } from './query';

const limit = 24;

const toListQuery = ({ q, category, page }: FairQuery, rows: number) => ({
  page,
  limit: rows,
  ...(q && { q }),
  ...(category && { category }),
});

const fetchFairProducts = async (api: Api, id: string, query: FairQuery, rows = limit) => {
  const { certificate } = query;
  return api.fairProducts.list({
    params: { id },
    query: { ...toListQuery(query, rows), ...(certificate && { certificate }) },
  });
};

/** The sellers or the buyers of a fair, in the same shape. */
export const fetchCompanies = async (api: Api, id: string, query: FairQuery, rows = limit) => {
  const { tab, city, district, certificate, mode, bookmarked } = query;
  const narrowed = {
    ...toListQuery(query, rows),
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

/** Without them the page of the fair is shown all the same. */
const fetchRecommendations = async (api: Api, id: string) => {
  try {
    return await api.participations.recommended({ params: { id } });
  } catch {
    return { recommendations: [] };
  }
};

/** A fair, and for an approved participant the recommended companies: they arrive together, so that the page moves once. */
export const fetchFair = async (api: Api, id: string) => {
  const { fair } = await api.fairs.get({ params: { id } });
  if (fair.participation?.status !== 'APPROVED') return { fair, recommendations: [] };
  return { fair, ...(await fetchRecommendations(api, fair._id)) };
};

/** Number of results on each tab; null without filters, since the fair has those numbers. */
const countResults = async (api: Api, id: string, query: FairQuery) => {
  if (!isFiltered(query)) return null;
  const [products, sellers, buyers] = await Promise.all([
    fetchFairProducts(api, id, toTab(query, 'products'), 1),
    fetchCompanies(api, id, toTab(query, 'sellers'), 1),
    fetchCompanies(api, id, toTab(query, 'buyers'), 1),
  ]);
  return { products: products.total, sellers: sellers.total, buyers: buyers.total };
};

export const loadFair = async ({ api, params, query: address }: LoadContext) => {
  const read = parseQuery(address);
  const reader = useAuth.getState().user?.sub ?? null;
  // Visitors have no bookmarks.
  const query = { ...read, bookmarked: read.bookmarked && reader !== null };
  const [siteName, { fair, recommendations }] = await Promise.all([
    loadSiteName(api),
    fetchFair(api, decodeSegment(params.id)),
  ]);
  const id = fair._id;
  const [products, companies, found] = await Promise.all([
    query.tab === 'products' ? fetchFairProducts(api, id, query) : null,
    query.tab === 'products' ? null : fetchCompanies(api, id, query),
    countResults(api, id, query),
  ]);
  return { siteName, fair, recommendations, query, products, companies, found, reader };
};

export type FairData = Awaited<ReturnType<typeof loadFair>>;
export type Fair = FairData['fair'];
export type Recommendation = FairData['recommendations'][number];
export type Company = Awaited<ReturnType<typeof fetchCompanies>>['companies'][number];
export type FairProduct = Awaited<ReturnType<typeof fetchFairProducts>>['products'][number];
