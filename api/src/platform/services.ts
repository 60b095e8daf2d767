import type { Language } from 'shared/contract';
import type { FindRecordNames } from './audit/record-names';
import type { AccountChanges, FindAccountAccess } from './auth/account-changes';
import type { Keys } from './auth/keys';
import type { Tokens } from './auth/tokens';
import type { Connection, Database } from './database/connect';
import type { FileOwners } from './files/file-owners';
import type { FileStorage } from './files/file-storage';
import type { Files } from './files/files';
import type { LiveAudience, LiveEventKinds } from './live/audiences';
import type { MailContent } from './mail/compose';
import type { SharingPictures } from './sharing-pictures/sharing-picture';
import type { TrashKinds } from './trash/kinds';

/** Resources that are opened before the domains start. */
export interface Resources {
  db: Connection['db'];
  storage: FileStorage;
  /** Base URL of links in mails, without a trailing slash. */
  publicUrl: string;
  /** Whether administrators need a second factor. */
  requiresSecondFactor: () => boolean;
}

/** Services that every domain receives. */
export interface PlatformServices extends Resources {
  accountChanges: AccountChanges;
  files: Files;
  keys: Keys;
  tokens: Tokens;
}

/** Queues a mail to each administrator in the caller's transaction, once for the same target. */
export type MailAdministrators = (
  tx: Database,
  describe: (language: Language) => MailContent,
  about: { resource: string; target: string },
) => Promise<void>;

/** What the platform needs from the domains above it. */
export interface PlatformPorts {
  /** Available once all domains are started. */
  getFileOwners: () => FileOwners;
  trashKinds: TrashKinds;
  /** By what the audit log calls a table. */
  recordNames: Record<string, FindRecordNames>;
  liveEvents: LiveEventKinds;
  audiences: readonly LiveAudience[];
  /** By what has a picture for link previews. */
  sharingPictures: SharingPictures;
  /** Null for a deleted user. */
  findUserName: (user: string) => Promise<string | null>;
  findAccountAccess: FindAccountAccess;
  mailAdministrators: MailAdministrators;
}
