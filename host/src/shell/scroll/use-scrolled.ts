import { useSyncExternalStore } from 'react';
import { isScrolled } from './positions';

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

export const useScrolled = () =>
  useSyncExternalStore(
    subscribe,
    () => isScrolled(window.scrollY),
    () => false,
  );
