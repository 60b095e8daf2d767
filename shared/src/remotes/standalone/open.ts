import { api } from 'shared/client';
import type { Language } from 'shared/i18n';
import { matchPath } from 'shared/router';
import { pageOf, type RemoteModule, type RemotePage } from '../module';

type Route = RemoteModule['routes'][number];

export interface Opened {
  page: RemotePage;
  data: unknown;
}

const open = async (route: Route, pathname: string, search: string, language: Language): Promise<Opened> => {
  const page: RemotePage = await pageOf(route);
  const params = matchPath(route.path, pathname)?.params as Record<string, string> | undefined;
  const query = new URLSearchParams(search);
  return { page, data: await page.load?.({ params: params ?? {}, query, language, api }) };
};

/** The page and its data. Whoever shows it tells of a failure, also when somebody went on meanwhile. */
export const openPage = (...place: Parameters<typeof open>) => {
  const opened = open(...place);
  opened.catch(() => undefined);
  return opened;
};
