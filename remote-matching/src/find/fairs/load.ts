import { useAuth } from 'shared/auth';
import type { Api } from 'shared/client';
import type { LoadContext } from 'shared/remotes';
import { loadSiteName } from '../../site-name';
import { type FairsQuery, readQuery } from './query';

export const limit = 12;

export const listFairs = (api: Api, { status, q, page }: FairsQuery) =>
  api.fairs.list({ query: { page, limit, ...(status && { status }), ...(q && { q }) } });

export const loadFairs = async ({ api, query: address }: LoadContext) => {
  const query = readQuery(address);
  const [siteName, list] = await Promise.all([loadSiteName(api), listFairs(api, query)]);
  return { siteName, query, list, reader: useAuth.getState().user?.sub ?? null };
};

export type FairsData = Awaited<ReturnType<typeof loadFairs>>;
export type Fair = FairsData['list']['fairs'][number];
