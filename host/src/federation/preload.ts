import type { RunningRelease } from 'shared/remotes';
import { limits } from './limits';

/** Addresses of style sheets in the document; two releases use the same file names. */
const loadedSheets = new Set<string>();

const findStyleElement = (file: string) => document.querySelector(`style[data-href="${file}"]`);

const getMissingFiles = ({ base }: RunningRelease, files: string[]) =>
  files.filter((file) => !loadedSheets.has(base + file));

export const hasStyles = (release: RunningRelease) => getMissingFiles(release, release.styles).length === 0;

/** Registers the style sheets that the server has put into the document. */
export const registerServerStyles = (releases: readonly RunningRelease[]) => {
  for (const { base, styles, sheets = {} } of releases)
    for (const file of [...styles, ...Object.values(sheets).flat()].filter(findStyleElement))
      loadedSheets.add(base + file);
};

const loadStyle = async ({ base, integrity }: RunningRelease, file: string) => {
  const previous = findStyleElement(file);
  const style = document.createElement('style');
  style.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  style.dataset.href = file;
  // The empty element tells the remote's runtime that the style sheet is being loaded.
  document.head.append(style);
  try {
    const answer = await fetch(base + file, {
      integrity: integrity[file] ?? '',
      signal: AbortSignal.timeout(limits.scriptMs),
    });
    if (!answer.ok) throw new Error(`${file} answers ${answer.status}`);
    const css = await answer.text();
    if (loadedSheets.has(base + file)) return style.remove();
    style.textContent = css;
    previous?.remove();
    loadedSheets.add(base + file);
  } catch (cause) {
    style.remove();
    throw cause;
  }
};

/** Loads style sheets of a release that are not in the document yet. Rejects when one of them fails. */
export const loadStyles = (release: RunningRelease, files: string[]) =>
  Promise.all(getMissingFiles(release, files).map((file) => loadStyle(release, file)));

/** Uses the attributes of the later script request; otherwise the browser would fetch the file twice. */
const addPreloadLink = ({ base, integrity }: RunningRelease, file: string) => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', integrity: integrity[file] ?? '' });
  if (new URL(base, location.href).origin !== location.origin) link.crossOrigin = 'anonymous';
  link.href = base + file;
  document.head.append(link);
};

const findPreloadLinks = ({ base }: RunningRelease) => document.querySelectorAll(`link[rel=preload][href^="${base}"]`);

/** Removes preload links after a failure: later requests would wait for a preload that hangs. */
export const removePreloadLinks = (release: RunningRelease) => {
  for (const link of findPreloadLinks(release)) link.remove();
};

/**
 * Loads the styles of a release before its code runs, as the server does for the first page. This way a style sheet has a
 * time limit too, and the page is never shown without styles. Scripts are preloaded at the same time.
 */
export const preloadRelease = async (release: RunningRelease) => {
  if (hasStyles(release)) return;
  for (const file of [release.entry, ...release.scripts]) addPreloadLink(release, file);
  await loadStyles(release, release.styles);
};
