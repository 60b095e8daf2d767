import type { RemoteName } from 'shared/remotes';
import { writeItem } from '../../browser-storage';
import { splitSearch, withOverride } from './override-query';
import { isOverridden, type OverrideStatus } from './override-status';

const storageKey = 'portico.remotes';

/**
 * Inline script at the start of the head: applies the stored override again after a reload. It changes only the query of the
 * address, so a stored value cannot lead to another page.
 */
export const reapplyOverrideScript = `try{const kept=sessionStorage.getItem('${storageKey}');const url=new URL(location.href);if(kept?.startsWith('remotes=')&&!/[?&]remotes=/.test(url.search)){url.search+=(url.search?'&':'?')+kept;location.replace(url.href)}}catch{}`;

let current: OverrideStatus | null = null;

// Without storage the override is lost with the page.
const writeQuery = (query: string | null) => writeItem('sessionStorage', storageKey, query);

/** Stores the override for the tab and removes it from the address, so that links and bookmarks do not contain it. */
export const storeOverride = (override: OverrideStatus | null) => {
  current = override;
  if (!override) return;
  writeQuery(override.query);
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', location.origin + pathname + splitSearch(search).rest + hash);
};

/** Removes the override and reloads with the stable releases. */
export const removeOverride = () => {
  writeQuery(null);
  location.reload();
};

/** True when this tab runs another build of the remote than the stable one. */
export const isOverriddenHere = (name: RemoteName) => isOverridden(current, name);

const getBrokenRemotes = () =>
  (current?.refused ?? []).filter(({ reason }) => reason === 'broken').map(({ part }) => part.split('@')[0]);

/** Called when the overridden build of a remote failed to load. If the host still answers, reloads with the stable release of that remote. */
export const disableBrokenOverride = async (name: RemoteName) => {
  if (!isOverriddenHere(name) || !current?.query) return;
  const host = await fetch('/remotes.json', { cache: 'no-cache' }).catch(() => null);
  if (!host?.ok) return;
  const others = current.query.replace(/&without=[^&]*/, '');
  const query = `${others}&without=${[...getBrokenRemotes(), name].join(',')}`;
  writeQuery(query);
  location.replace(withOverride(location.href, query));
};
