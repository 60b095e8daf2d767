import type { RunningRelease } from 'shared/remotes';
import { limits } from './limits';

/** Sheets that stand in the page, by address: those of two releases have the same name. */
const standing = new Set<string>();

const styleOf = (file: string) => document.querySelector(`style[data-href="${file}"]`);

const missingStyles = ({ base, styles }: RunningRelease) => styles.filter((file) => !standing.has(base + file));

export const areStylesThere = (release: RunningRelease) => missingStyles(release).length === 0;

/** The server has put the sheets of its page's release into the document. */
export const noteStyles = (releases: readonly RunningRelease[]) => {
  for (const { base, styles } of releases) for (const file of styles.filter(styleOf)) standing.add(base + file);
};

const putStyle = async ({ base, integrity }: RunningRelease, file: string) => {
  const answer = await fetch(base + file, {
    integrity: integrity[file] ?? '',
    signal: AbortSignal.timeout(limits.script),
  });
  if (!answer.ok) throw new Error(`${file} answers ${answer.status}`);
  const css = await answer.text();
  if (standing.has(base + file)) return;
  const style = document.createElement('style');
  style.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  style.dataset.href = file;
  style.textContent = css;
  styleOf(file)?.remove();
  document.head.append(style);
  standing.add(base + file);
};

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
  const missing = missingStyles(release);
  if (missing.length === 0) return;
  for (const file of [release.entry, ...release.scripts]) hint(release, file);
  await Promise.all(missing.map((file) => putStyle(release, file)));
};
