import type { RunningRelease } from 'shared/remotes';
import { limits } from './limits';

const hasStyle = (file: string) => document.querySelector(`style[data-href="${file}"]`) !== null;

const putStyle = async ({ base, integrity }: RunningRelease, file: string) => {
  const answer = await fetch(base + file, {
    integrity: integrity[file] ?? '',
    signal: AbortSignal.timeout(limits.script),
  });
  if (!answer.ok) throw new Error(`${file} answers ${answer.status}`);
  const css = await answer.text();
  if (hasStyle(file)) return;
  const style = document.createElement('style');
  style.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  style.dataset.href = file;
  style.textContent = css;
  document.head.append(style);
};

const hint = ({ base, integrity }: RunningRelease, file: string) => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href: base + file, integrity: integrity[file] ?? '' });
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
  const missing = release.styles.filter((file) => !hasStyle(file));
  if (missing.length === 0) return;
  for (const file of [release.entry, ...release.scripts]) hint(release, file);
  await Promise.all(missing.map((file) => putStyle(release, file)));
};
