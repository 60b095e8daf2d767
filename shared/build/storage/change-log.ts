import { loggedActions } from 'shared/contract/deployment-actions';
import { isRemoteName, type RemoteName } from 'shared/remotes';
import { getReason } from 'shared/remotes/parse';
import { z } from 'zod';
import { changeEntries, parseEntries } from './entry-list';
import type { StoredText, TextStore } from './text-store';

const version = z.string().max(100).nullable();

/** What a remote in a channel ran before a change and runs after it; null for nothing. */
const versionChange = z.object({
  remote: z.custom<RemoteName>((value) => typeof value === 'string' && isRemoteName(value)),
  channel: z.string().max(32),
  before: version,
  after: version,
});
export type VersionChange = z.infer<typeof versionChange>;

const author = z.object({
  /** Somebody with access to the storage, somebody whom a host has identified, or a host itself. */
  kind: z.enum(['storage', 'host', 'system']),
  /** `<user>@<machine>`, the name of a deploy token or of an administrator; empty for a host itself. */
  name: z.string().max(200),
});
export type ChangeAuthor = z.infer<typeof author>;

const loggedChange = z.object({
  /** Random; the audit log has at most one entry of it for each remote. */
  id: z.string().regex(/^[\w-]{1,40}$/),
  at: z.iso.datetime(),
  by: author,
  action: z.enum(loggedActions),
  /** Major version of the host contract whose releases were changed. */
  contract: z.string().max(10),
  changes: z.array(versionChange).min(1).max(100),
  /** The shares of the readers (per cent) of a canary that was begun or changed. */
  shares: z.array(z.number()).optional(),
  forced: z.boolean(),
  why: z.string().max(500).nullable(),
});
/** What was done with releases, and by whom. */
export type LoggedChange = z.infer<typeof loggedChange>;

export interface ChangeLog {
  /** The newest last. Entries that this version cannot read are left out. */
  read: () => Promise<LoggedChange[]>;
  append: (change: LoggedChange) => Promise<void>;
  /** As it is stored. */
  text: TextStore;
}

/** `remotes.json` → `remotes.log.json` */
export const getLogAddress = (registry: string) => `${registry.replace(/\.json$/, '')}.log.json`;

/** So many of the latest changes stay in it; the audit log has all. */
const maxEntries = 200;

/** The log of a registry, in a text beside it: hosts of former versions are not degraded by it, and it may have other readers. */
export const createChangeLog = (store: TextStore): ChangeLog => {
  let cached: StoredText | null = null;
  return {
    text: store,
    read: async () => {
      cached = await store.read(cached);
      return parseEntries(cached).flatMap((entry) => loggedChange.safeParse(entry).data ?? []);
    },
    append: (change) => changeEntries(store, (entries) => [...entries, change].slice(-maxEntries)),
  };
};

/** Says so where the log cannot be written: the change itself is done. */
export const appendOrWarn = async (log: ChangeLog, change: LoggedChange, title: string) => {
  try {
    await log.append(change);
  } catch (cause) {
    process.stderr.write(`The log of ${title} could not be written (${getReason(cause)}); it lacks this change\n`);
  }
};
