import { useAuth } from 'shared/auth';
import type { Api } from 'shared/client';
import type { LoadContext } from 'shared/remotes';
import { loadSiteName } from '../../layout/load-site-name';
import { type FairsQuery, parseQuery } from './query';

export const limit = 12;

export const fetchFairs = (api: Api, { status, q, page }: FairsQuery) =>
  api.fairs.list({ query: { page, limit, ...(status && { status }), ...(q && { q }) } });

export const loadFairs = async ({ api, query: address }: LoadContext) => {
  const query = parseQuery(address);
  const [siteName, list] = await Promise.all([loadSiteName(api), fetchFairs(api, query)]);
  return { siteName, query, list, reader: useAuth.getState().user?.sub ?? null };
};

export type FairsData = Awaited<ReturnType<typeof loadFairs>>;
export type Fair = FairsData['list']['fairs'][number];
