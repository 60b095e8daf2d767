import { useEffect, useLayoutEffect, useRef } from 'react';
import { onPageRestored } from 'shared/live';
import { useLocation, useNavigationType } from 'shared/router';
import { readJson, writeItem } from '../../browser-storage';
import { addPosition } from './scroll-positions';
import { forceFullLayout, restorePosition, scrollToHash } from './scroll-target';

const storageKey = 'portico.scroll';

const readPositions = () => readJson<Record<string, number>>('sessionStorage', storageKey) ?? {};

// Without storage the positions are lost with the page.
const writePositions = (positions: Record<string, number>) =>
  writeItem('sessionStorage', storageKey, JSON.stringify(positions));

/** Returns the key of a history entry. Entries of full navigations all have the key "default" and get a key of their own. */
const getEntryKey = (entry: string): string => {
  if (entry !== 'default') return entry;
  const { state } = window.history;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...state, key }, '');
  return key;
};

/** Navigation state that keeps the scroll position, for the same page in another language. */
export const keepScrollState = { stay: true };

export const keepsScroll = (state: unknown) => (state as { stay?: boolean } | null)?.stay === true;

// Layout effects do not run on the server and warn there.
const useClientLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Keeps the scroll position per history entry: back and reload restore it, a hash scrolls to its element, a new page starts at the top. */
export const useScrollRestoration = () => {
  const { key: routerKey, pathname, hash, state } = useLocation();
  const action = useNavigationType();
  const positions = useRef<Record<string, number> | null>(null);
  const lastPathname = useRef<string | null>(null);
  const storeUnseen = useRef(() => {});
  const keepsPosition = keepsScroll(state);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    let leftAt = 0;
    const onPageHide = () => {
      leftAt = window.scrollY;
      storeUnseen.current();
      if (positions.current) writePositions(positions.current);
    };
    window.addEventListener('pagehide', onPageHide);
    // A page that the browser has kept comes back at the top.
    const stopListening = onPageRestored(() => void restorePosition(leftAt));
    window.addEventListener('scroll', forceFullLayout, { passive: true, once: true });
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      stopListening();
      window.removeEventListener('scroll', forceFullLayout);
    };
  }, []);

  useClientLayoutEffect(() => {
    const entry = getEntryKey(routerKey);
    positions.current ??= readPositions();
    const previous = lastPathname.current;
    lastPathname.current = pathname;
    const saved = positions.current[entry];
    let seen = window.scrollY;
    const onScroll = () => {
      seen = window.scrollY;
      positions.current = addPosition(positions.current ?? {}, entry, seen);
    };
    // The event comes a frame after the scroll. Without one the position may be still to be restored.
    storeUnseen.current = () => {
      if (window.scrollY !== seen) onScroll();
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    let cancel: (() => void) | undefined;
    if (action === 'POP' && saved !== undefined) cancel = restorePosition(saved);
    else if (keepsPosition) onScroll();
    else if (hash) cancel = scrollToHash(hash);
    else if (previous !== null && previous !== pathname) window.scrollTo({ top: 0, behavior: 'instant' });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancel?.();
    };
  }, [routerKey, pathname, hash, action, keepsPosition]);
};
