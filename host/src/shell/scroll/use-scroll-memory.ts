import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared/router';
import { remember } from './positions';
import { goToHash, layOutWhole, returnTo } from './waiting';

const key = 'portico.scroll';

const read = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
};

const write = (positions: Record<string, number>) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(positions));
  } catch {
    // Without storage the positions live as long as the page.
  }
};

/** The router calls each entry that a full navigation or a plain link made "default"; such a one gets a key to keep. */
const keyOf = (entry: string): string => {
  if (entry !== 'default') return entry;
  const { state } = window.history;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...state, key }, '');
  return key;
};

/** Given with a navigation that shows the same page anew, such as another language of it. */
export const stay = { stay: true };

export const stays = (state: unknown) => (state as { stay?: boolean } | null)?.stay === true;

// The server has no layout; there the hook does nothing.
const useClientLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Position of the page by history entry: back and reload return to it, a hash leads to its place, a new page starts at the top. */
export const useScrollMemory = () => {
  const { key: given, pathname, hash, state } = useLocation();
  const action = useNavigationType();
  const positions = useRef<Record<string, number> | null>(null);
  const shown = useRef<string | null>(null);
  const staying = stays(state);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const onPageHide = () => positions.current && write(positions.current);
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('scroll', layOutWhole, { passive: true, once: true });
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('scroll', layOutWhole);
    };
  }, []);

  useClientLayoutEffect(() => {
    const entry = keyOf(given);
    positions.current ??= read();
    const former = shown.current;
    shown.current = pathname;
    const saved = positions.current[entry];
    const onScroll = () => {
      positions.current = remember(positions.current ?? {}, entry, window.scrollY);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    let cancel: (() => void) | undefined;
    if (action === 'POP' && saved !== undefined) cancel = returnTo(saved);
    else if (staying) onScroll();
    else if (hash) cancel = goToHash(hash);
    else if (former !== null && former !== pathname) window.scrollTo({ top: 0, behavior: 'instant' });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancel?.();
    };
  }, [given, pathname, hash, action, staying]);
};
