import type { RemoteName } from 'shared/remotes';
import { writeItem } from '../../browser-storage';
import { getCurrentOverride } from './current-override';
import { splitSearch, withOverride } from './override-query';
import type { OverrideStatus } from './override-status';

const storageKey = 'portico.remotes';

/**
 * Inline script at the start of the head: applies the stored override again after a reload. It changes only the query of the
 * address, so a stored value cannot lead to another page.
 */
export const reapplyOverrideScript = `try{const kept=sessionStorage.getItem('${storageKey}');const url=new URL(location.href);if(kept?.startsWith('remotes=')&&!/[?&]remotes=/.test(url.search)){url.search+=(url.search?'&':'?')+kept;location.replace(url.href)}}catch{}`;

// Without storage the override is lost with the page.
const writeQuery = (query: string | null) => writeItem('sessionStorage', storageKey, query);

/** Stores the override for the tab and removes it from the address, so that links and bookmarks do not contain it. */
export const storeOverride = ({ query }: OverrideStatus) => {
  writeQuery(query);
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', location.origin + pathname + splitSearch(search).rest + hash);
};

/** Removes the override and reloads with the stable releases. */
export const removeOverride = () => {
  writeQuery(null);
  location.reload();
};

const getBrokenRemotes = ({ refused }: OverrideStatus) =>
  refused.filter(({ reason }) => reason === 'broken').map(({ part }) => part.split('@')[0]);

/** Reloads with the stable release of a remote, if the host still answers. */
export const reloadWithout = async (name: RemoteName) => {
  const current = getCurrentOverride();
  if (!current?.query) return;
  const host = await fetch('/remotes.json', { cache: 'no-cache' }).catch(() => null);
  if (!host?.ok) return;
  const others = current.query.replace(/&without=[^&]*/, '');
  const query = `${others}&without=${[...getBrokenRemotes(current), name].join(',')}`;
  writeQuery(query);
  location.replace(withOverride(location.href, query));
};
