import type { Language } from 'shared/i18n';
import { resolvePage } from 'shared/remotes';
import { matchRoute } from 'shared/rendering/match-route';
import type { RenderJob } from 'shared/rendering/process';
import { renderApp, serveJobs } from 'shared/rendering/worker';
import { TriedPage } from './TriedPage';

/** Render a page with the data that is attached. */
export interface TryJob extends RenderJob {
  pathname: string;
  search: string;
  language: Language;
  /** There is no data: then it is only looked for. */
  missing: boolean;
}

/** A process that tries the pages of a release. */
serveJobs<TryJob>(async (module, job, data) => {
  const { pathname, language, missing } = job;
  const { route } = module ? matchRoute(module, pathname) : {};
  if (!route) throw new Error('The release exposes no such page');
  const page = await resolvePage(route);
  if (missing) return { html: Buffer.of() };
  page.head?.(data, language);
  const html = await renderApp(job, (router) => (
    <TriedPage path={route.path} page={page} data={data} language={language} router={router} />
  ));
  return { html };
})();
