import type { LoadContext } from 'shared/remotes';
import { loadSiteName } from '../../layout/load-site-name';
import { parseQuery } from './query';

export const loadFaqs = async ({ api, query: address }: LoadContext) => {
  const query = parseQuery(address);
  const { type, q, page } = query;
  const [siteName, { faqs, total, limit }] = await Promise.all([
    loadSiteName(api),
    api.faqs.list({ query: { page, ...(type && { type }), ...(q && { q }) } }),
  ]);
  return { siteName, query, faqs, total, limit };
};

export type FaqsData = Awaited<ReturnType<typeof loadFaqs>>;
