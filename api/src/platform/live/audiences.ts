import type { LiveType } from 'shared/contract';
import type { Database } from '../database/connect';

/** The topic of a fair, read by its approved participants. */
export const getFairTopic = (fair: string) => `fair:${fair}`;

/** Decides who may read live events. Users are ids. */
export interface LiveAudience {
  /** Returns the topics that the users may read, such as those of `getFairTopic`. */
  findTopics: (db: Database, users: string[]) => Promise<{ user: string; topic: string }[]>;
}

export interface LiveEventKind {
  /** Such an event changes what its users may read. */
  changesAudience?: boolean;
}
export type LiveEventKinds = Record<LiveType, LiveEventKind>;
