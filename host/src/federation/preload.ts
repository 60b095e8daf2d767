import type { RunningRelease } from 'shared/remotes';
import { limits } from './limits';
import { countFailure, withRetryCount } from './remote-failure';

/** Addresses of style sheets in the document; two releases use the same file names. */
const loadedSheets = new Set<string>();

/** A style element of the server's document, or a link that was added later. */
const findSheet = (file: string) => document.querySelector(`[data-href="${file}"]`);

const getMissingFiles = ({ base }: RunningRelease, files: string[]) =>
  files.filter((file) => !loadedSheets.has(base + file));

export const hasStyles = (release: RunningRelease) => getMissingFiles(release, release.styles).length === 0;

/** Registers the style sheets that the server has put into the document. */
export const registerServerStyles = (releases: readonly RunningRelease[]) => {
  for (const { base, styles, sheets = {} } of releases)
    for (const file of [...styles, ...Object.values(sheets).flat()].filter(findSheet)) loadedSheets.add(base + file);
};

/** A preload has the attributes of the later script request; otherwise the browser would fetch the file twice. */
const createLink = ({ base, integrity }: RunningRelease, file: string, attributes: Partial<HTMLLinkElement>) => {
  const link = document.createElement('link');
  Object.assign(link, { integrity: integrity[file] ?? '', ...attributes });
  if (new URL(base, location.href).origin !== location.origin) link.crossOrigin = 'anonymous';
  return link;
};

const addStyleLink = (release: RunningRelease, file: string) =>
  new Promise<void>((resolve, reject) => {
    const address = release.base + file;
    const previous = findSheet(file);
    const link = createLink(release, file, { rel: 'stylesheet', href: withRetryCount(address) });
    // Tells the remote's runtime that the style sheet is being loaded.
    link.dataset.href = file;
    const end = () => {
      clearTimeout(timer);
      link.onload = null;
      link.onerror = null;
    };
    const fail = (reason: string) => {
      end();
      link.remove();
      countFailure(address);
      reject(new Error(`${file} ${reason}`));
    };
    const timer = setTimeout(fail, limits.scriptMs, 'timed out');
    link.onerror = () => fail('did not load');
    link.onload = () => {
      end();
      previous?.remove();
      loadedSheets.add(address);
      resolve();
    };
    document.head.append(link);
  });

/** Style sheets that are being loaded, by address; two pages may need the same one. */
const pendingSheets = new Map<string, Promise<void>>();

const loadStyle = (release: RunningRelease, file: string) => {
  const address = release.base + file;
  const pending =
    pendingSheets.get(address) ?? addStyleLink(release, file).finally(() => pendingSheets.delete(address));
  pendingSheets.set(address, pending);
  return pending;
};

/** Loads style sheets of a release that are not in the document yet. Rejects when one of them fails. */
export const loadStyles = (release: RunningRelease, files: string[]) =>
  Promise.all(getMissingFiles(release, files).map((file) => loadStyle(release, file)));

const addPreloadLink = (release: RunningRelease, file: string) =>
  document.head.append(createLink(release, file, { rel: 'preload', as: 'script', href: release.base + file }));

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
