import { languages } from 'shared/i18n';
import type { Release } from 'shared/remotes';
import type { Answers } from './answers';
import { emptyAnswers } from './empty-answers';
import { findBrowser } from './find-browser';
import { hydrateRelease, loadPlaywright } from './hydrate-release';
import { listAddresses } from './list-addresses';
import { formatProblems } from './problem';
import { bundleRenderer, renderRelease } from './render-release';
import { createRunningAnswers } from './running-answers';

interface Options {
  /** Folder of the release. */
  folder: string;
  release: Release;
  /** Address of an API that runs, or of a host; null if there is none. */
  api: string | null;
  log: (line: string) => void;
}

/** Why no browser can be used; null where one can. */
const findObstacle = (executablePath: string | null, playwright: unknown) => {
  if (!executablePath) return 'there is no Chromium: install one or set CHROMIUM_PATH';
  return playwright ? null : 'playwright-core is not installed';
};

/**
 * Renders the pages of a release as a host does, and hydrates them where there is a browser. Returns what is wrong with them, a line for
 * each.
 */
export const checkRendering = async ({ folder, release, api, log }: Options): Promise<string[]> => {
  const { length } = listAddresses(release.manifest);
  if (!release.server || length === 0) {
    log('No page is rendered on the server, so none was tried');
    return [];
  }
  if (!api) log('No API runs: pages are tried with empty answers only; set API_URL to an API or a site');
  const sources: Answers[] = [emptyAnswers, ...(api ? [createRunningAnswers(api)] : [])];
  const rendered = [];
  const { script, remove } = await bundleRenderer();
  try {
    for (const answers of sources) {
      const { pages, problems, omitted } = await renderRelease({ script, folder, release, answers });
      for (const line of formatProblems(omitted)) log(`Not rendered: ${line}`);
      log(`Rendered ${pages.length} of ${length * languages.length} documents ${answers.title}`);
      rendered.push({ pages, problems, answers });
    }
  } finally {
    await remove();
  }
  const problems = rendered.flatMap((each) => each.problems);
  if (problems.length > 0) return formatProblems(problems);

  const [executablePath, playwright] = [findBrowser(), await loadPlaywright()];
  const obstacle = findObstacle(executablePath, playwright);
  if (obstacle) log(`Pages were not tried in a browser: ${obstacle}`);
  if (!executablePath || !playwright) return [];
  const documents = rendered.flatMap(({ pages }) => pages).length;
  log(`Hydrating ${documents} documents in a browser, which may take a minute`);
  const hydrated = await hydrateRelease({ release, folder, rendered, playwright, executablePath });
  log(`Hydrated ${documents} documents`);
  return formatProblems(hydrated);
};
