import { type Api, ApiFailure } from 'shared/client';
import { type RemoteModule, resolvePage } from 'shared/remotes';
import { toInlineJson } from '../inline-json';
import { matchRoute } from '../match-route';
import type { LoadedPage, LoadJob } from '../process/messages';

/** The API has no such record, or there cannot be one, such as a page of a list beyond any. */
const isMissing = (cause: unknown) => cause instanceof ApiFailure && (cause.status === 404 || cause.status === 400);

/** Loads the data of a page, as JSON. `missing`: the release has no such page, or the API no such record. */
export const loadPage = async (
  module: RemoteModule,
  { pathname, search, language }: LoadJob,
  api: Api,
): Promise<LoadedPage & { json: string }> => {
  const { route, params } = matchRoute(module, pathname);
  if (!route) return { json: 'null', missing: true };
  try {
    const { load } = await resolvePage(route);
    const data = await load?.({ params, query: new URLSearchParams(search), language, api });
    return { json: toInlineJson(data ?? null) };
  } catch (cause) {
    if (isMissing(cause)) return { json: 'null', missing: true };
    throw cause;
  }
};
