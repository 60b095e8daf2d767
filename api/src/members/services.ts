import type { AccountDeletionStep } from '../platform/account-deletion';
import type { PlatformServices } from '../platform/services';
import type { BookmarkTargets } from './bookmarks/bookmark-targets';
import type { Messenger } from './messages/messenger';

/** Implementations from the domains that depend on members. */
export interface MembersPorts {
  bookmarkTargets: BookmarkTargets;
  /** Steps of all domains; called once all are registered. */
  getAccountDeletion: () => readonly AccountDeletionStep[];
}

/** Services for the domains that depend on members. */
export interface MembersServices extends PlatformServices, MembersPorts {
  messenger: Messenger;
}
