import type { RemoteName } from 'shared/remotes';
import { splitSearch, withOverride } from './address';
import type { Quality } from './quality';

const key = 'portico.remotes';

/**
 * Stands first in the head: a reload of the tab asks for what the tab had. Of the page's own address only the query
 * changes, so what is kept can lead nowhere else.
 */
export const askAgain = `try{const kept=sessionStorage.getItem('${key}');const url=new URL(location.href);if(kept?.startsWith('remotes=')&&!/[?&]remotes=/.test(url.search)){url.search+=(url.search?'&':'?')+kept;location.replace(url.href)}}catch{}`;

let current: Quality | null = null;

const write = (address: string | null) => {
  try {
    if (address === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, address);
  } catch {
    // Without storage the override lives as long as the page.
  }
};

/** Takes the override out of the address, so that links and bookmarks do not carry it, and keeps it for the tab. */
export const keepOverride = (quality: Quality | null) => {
  current = quality;
  if (!quality) return;
  write(quality.address);
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', location.origin + pathname + splitSearch(search).rest + hash);
};

/** Back to what everybody gets. */
export const dropOverride = () => {
  write(null);
  location.reload();
};

export const isOverridden = (name: RemoteName) =>
  current?.remotes.some((remote) => remote.name === name && remote.overridden) ?? false;

const brokenSoFar = () =>
  (current?.refused ?? []).filter(({ reason }) => reason === 'broken').map(({ part }) => part.split('@')[0]);

/** The overridden build of a remote did not come although its host answers: the tab goes on with everybody's. */
export const overrideBroken = async (name: RemoteName) => {
  if (!isOverridden(name) || !current?.address) return;
  const host = await fetch('/remotes.json', { cache: 'no-cache' }).catch(() => null);
  if (!host?.ok) return;
  const others = current.address.replace(/&without=[^&]*/, '');
  const address = `${others}&without=${[...brokenSoFar(), name].join(',')}`;
  write(address);
  location.replace(withOverride(location.href, address));
};
