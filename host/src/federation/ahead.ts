import type { RunningRelease } from 'shared/remotes';
import { limits } from './limits';

/** Sheets that stand in the page, by address: those of two releases have the same name. */
const standing = new Set<string>();

const styleOf = (file: string) => document.querySelector(`style[data-href="${file}"]`);

const missing = ({ base }: RunningRelease, files: string[]) => files.filter((file) => !standing.has(base + file));

export const areStylesThere = (release: RunningRelease) => missing(release, release.styles).length === 0;

/** The server has put the sheets of its page's release into the document. */
export const noteStyles = (releases: readonly RunningRelease[]) => {
  for (const { base, styles, sheets = {} } of releases)
    for (const file of [...styles, ...Object.values(sheets).flat()].filter(styleOf)) standing.add(base + file);
};

const putStyle = async ({ base, integrity }: RunningRelease, file: string) => {
  const former = styleOf(file);
  const style = document.createElement('style');
  style.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  style.dataset.href = file;
  // Empty as yet, it tells the remote's own runtime that the sheet is on its way.
  document.head.append(style);
  try {
    const answer = await fetch(base + file, {
      integrity: integrity[file] ?? '',
      signal: AbortSignal.timeout(limits.script),
    });
    if (!answer.ok) throw new Error(`${file} answers ${answer.status}`);
    const css = await answer.text();
    if (standing.has(base + file)) return style.remove();
    style.textContent = css;
    former?.remove();
    standing.add(base + file);
  } catch (cause) {
    style.remove();
    throw cause;
  }
};

/** Puts sheets of a release into the page that are not there yet. */
export const putStyles = (release: RunningRelease, files: string[]) =>
  Promise.all(missing(release, files).map((file) => putStyle(release, file)));

/** As its script will be asked for, or the browser would fetch it twice. */
const hint = ({ base, integrity }: RunningRelease, file: string) => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', integrity: integrity[file] ?? '' });
  if (new URL(base, location.href).origin !== location.origin) link.crossOrigin = 'anonymous';
  link.href = base + file;
  document.head.append(link);
};

const hints = ({ base }: RunningRelease) => document.querySelectorAll(`link[rel=preload][href^="${base}"]`);

/** A hint that hangs would be joined by every later request for its file; without it they ask anew. */
export const dropHints = (release: RunningRelease) => {
  for (const link of hints(release)) link.remove();
};

/**
 * Puts a release's styles into the page before its code runs, as the server does for the first page: the remote finds
 * them there, so a sheet that hangs has a limit too and nothing flashes. Its scripts come in the same round.
 */
export const fetchAhead = async (release: RunningRelease) => {
  if (areStylesThere(release)) return;
  for (const file of [release.entry, ...release.scripts]) hint(release, file);
  await putStyles(release, release.styles);
};
