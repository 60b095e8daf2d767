import { api } from 'shared/client';
import type { Language } from 'shared/i18n';
import { matchPath } from 'shared/router';
import { type RemoteModule, type RemotePage, resolvePage } from '../module';

type Route = RemoteModule['routes'][number];

export interface OpenedPage {
  page: RemotePage;
  data: unknown;
}

const loadWithData = async (
  route: Route,
  pathname: string,
  search: string,
  language: Language,
): Promise<OpenedPage> => {
  const page: RemotePage = await resolvePage(route);
  const params = matchPath(route.path, pathname)?.params as Record<string, string> | undefined;
  const query = new URLSearchParams(search);
  return { page, data: await page.load?.({ params: params ?? {}, query, language, api }) };
};

/** Loads a page and its data. The component that renders the promise shows a failure. */
export const openPage = (...request: Parameters<typeof loadWithData>) => {
  const opened = loadWithData(...request);
  // Not rendered if the reader has left meanwhile; then the failure is ignored.
  opened.catch(() => undefined);
  return opened;
};
