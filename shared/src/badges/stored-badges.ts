/** Session storage key of the numbers, by the address of the badge. Host and remotes each bring this module. */
export const storageKey = 'portico.badges';

/** Dispatched on the window when numbers have changed; its `detail` is true where the API has to be asked for them. */
export const badgeChangeEvent = 'portico.badges';

/** The numbers of this tab as they are stored; null before the first one. */
export const readStoredBadges = (): string | null => {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    // Browsers may deny access to storage.
    return null;
  }
};
