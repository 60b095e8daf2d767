import { type Api, ApiFailure } from 'shared/client';
import type { LoadContext } from 'shared/remotes';
import { loadSiteName } from '../../site-name';

export interface NoticeQuery {
  q: string;
  page: number;
}

/** What the address asks for; whatever it cannot mean is left out. */
export const readQuery = (query: URLSearchParams): NoticeQuery => {
  const page = Number(query.get('page'));
  return {
    q: (query.get('q') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  };
};

export const addressOf = ({ q, page }: Partial<NoticeQuery>) => {
  const query = new URLSearchParams({
    ...(q?.trim() && { q: q.trim() }),
    ...(page && page > 1 && { page: `${page}` }),
  });
  return query.size > 0 ? `/matching/notices?${query}` : '/matching/notices';
};

export const readNotices = (api: Api, { q, page }: NoticeQuery) =>
  api.notifications.list({ query: { page, ...(q && { q }) } });

export const readNotice = (api: Api, id: string) => api.notifications.get({ params: { id } });

export const loadNotices = async ({ api, query: address }: LoadContext) => {
  const query = readQuery(address);
  const [siteName, list] = await Promise.all([loadSiteName(api), readNotices(api, query)]);
  return { siteName, query, list };
};

/** The server asks as a visitor, for whom a notice of members is not there. In the browser its reader may yet sign in. */
const unlessForMembers = (cause: unknown) => {
  if (typeof window === 'undefined' || !(cause instanceof ApiFailure) || cause.status !== 404) throw cause;
  return null;
};

export const loadNotice = async ({ api, params: { id = '' } }: LoadContext) => {
  const [siteName, shown] = await Promise.all([loadSiteName(api), readNotice(api, id).catch(unlessForMembers)]);
  return { siteName, id, shown };
};

export type NoticesData = Awaited<ReturnType<typeof loadNotices>>;
export type NoticeData = Awaited<ReturnType<typeof loadNotice>>;
