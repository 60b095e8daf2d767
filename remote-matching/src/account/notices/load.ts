import { type Api, ApiFailure } from 'shared/client';
import type { LoadContext } from 'shared/remotes';
import { loadSiteName } from '../../layout/load-site-name';
import { buildPath, readPageNumber, readSearchText } from '../../layout/query-params';

interface NoticeQuery {
  q: string;
  page: number;
}

/** Parameters of the list of notices; invalid ones are ignored. */
export const parseQuery = (query: URLSearchParams): NoticeQuery => ({
  q: readSearchText(query),
  page: readPageNumber(query),
});

export const buildNoticesPath = (query: Partial<NoticeQuery>) => buildPath('/matching/notices', { ...query });

export const fetchNotices = (api: Api, { q, page }: NoticeQuery) =>
  api.notifications.list({ query: { page, ...(q && { q }) } });

export const fetchNotice = (api: Api, id: string) => api.notifications.get({ params: { id } });

export const loadNotices = async ({ api, query: address }: LoadContext) => {
  const query = parseQuery(address);
  const [siteName, list] = await Promise.all([loadSiteName(api), fetchNotices(api, query)]);
  return { siteName, query, list };
};

/** In the browser, null for a notice that a visitor may not read: the reader may still sign in. The server answers 404. */
const toNullIfMembersOnly = (cause: unknown) => {
  if (typeof window === 'undefined' || !(cause instanceof ApiFailure) || cause.status !== 404) throw cause;
  return null;
};

export const loadNotice = async ({ api, params: { id = '' } }: LoadContext) => {
  const [siteName, notice] = await Promise.all([loadSiteName(api), fetchNotice(api, id).catch(toNullIfMembersOnly)]);
  return { siteName, id, notice };
};

export type NoticesData = Awaited<ReturnType<typeof loadNotices>>;
export type NoticeData = Awaited<ReturnType<typeof loadNotice>>;
