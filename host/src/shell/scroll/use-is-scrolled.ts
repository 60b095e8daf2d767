import { useSyncExternalStore } from 'react';
import { isScrolled } from './scroll-positions';

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

export const useIsScrolled = () =>
  useSyncExternalStore(
    subscribe,
    () => isScrolled(window.scrollY),
    () => false,
  );
