/** A number of a badge, and whose it is. */
interface BadgeCount {
  /** Empty for a visitor who is not signed in. */
  sub: string;
  count: number;
}

/** Session storage key of the numbers, by the address of the badge. Host and remotes each bring this module. */
const storageKey = 'portico.badges';

/** Dispatched on the window when numbers have changed; its `detail` is true where the API has to be asked for them. */
export const badgeChangeEvent = 'portico.badges';

const notify = (detail: boolean) => window.dispatchEvent(new CustomEvent(badgeChangeEvent, { detail }));

/** The numbers of this tab as they are stored; null before the first one. */
export const readStoredBadges = (): string | null => {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    // Browsers may deny access to storage.
    return null;
  }
};

/** The numbers in a stored text; none in one that is broken. */
export const parseBadges = (stored: string | null): Partial<Record<string, BadgeCount>> => {
  try {
    return JSON.parse(stored ?? '{}') as Record<string, BadgeCount>;
  } catch {
    return {};
  }
};

/** Shows a number that is known, at the badge with this address. `sub` is its owner, null for a visitor. */
export const publishBadge = (to: string, sub: string | null, count: number) => {
  try {
    const all = { ...parseBadges(readStoredBadges()), [to]: { sub: sub ?? '', count } };
    sessionStorage.setItem(storageKey, JSON.stringify(all));
  } catch {
    // As above; the number of this badge is not shown then.
  }
  notify(false);
};

/** Has the shell ask for the numbers of its badges again. */
export const refreshBadges = () => notify(true);
