import type { Scope, Titles } from './navigation-entry';

/** The pictures that the shell has for badges. */
export const badgeIcons = ['bell', 'calendar', 'cart', 'inbox', 'message', 'ticket'] as const;
export type BadgeIcon = (typeof badgeIcons)[number];

/** A number that a remote offers for the header: a link with an icon, shown while the number is not 0. */
export interface BadgeEntry {
  /** Address of one of the remote's own pages. */
  to: string;
  /** What the number counts. */
  title: Titles;
  icon: BadgeIcon;
  /** GET of the API with the number, such as `/v1/me/carts?limit=1`. */
  route: string;
  /** The field of the answer that is the number. */
  field: string;
  /**
   * The API is asked for readers who have one of these scopes; by default for everybody who is signed in. A number that the remote publishes
   * itself (`shared/badges`) is shown to whom it belongs.
   */
  scope?: Scope | readonly Scope[];
}
