import { badgeChangeEvent, readStoredBadges, storageKey } from './stored-badges';

/** A number of a badge, and whose it is. */
interface BadgeCount {
  /** Empty for a visitor who is not signed in. */
  sub: string;
  count: number;
}

const notify = (detail: boolean) => window.dispatchEvent(new CustomEvent(badgeChangeEvent, { detail }));

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
    // Browsers may deny access to storage; the number of this badge is not shown then.
  }
  notify(false);
};

/** Has the shell ask for the numbers of its badges again. */
export const refreshBadges = () => notify(true);
