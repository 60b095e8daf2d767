import { randomUUID } from 'node:crypto';
import type { ChangeAuthor, LoggedChange } from '../storage/change-log';

/** Who changes the registry, and why; null where no reason was given. */
export interface Authorship {
  by: ChangeAuthor;
  why: string | null;
}

interface EntryOptions extends Authorship {
  action: LoggedChange['action'];
  contract: string;
  shares?: readonly number[] | undefined;
  forced?: boolean | undefined;
}

/** An entry of the log without what it changed, which is known when it is done. */
export const startEntry = ({ by, why, action, contract, shares, forced = false }: EntryOptions) => ({
  id: randomUUID(),
  at: new Date().toISOString(),
  by,
  action,
  contract,
  ...(shares && { shares: [...shares] }),
  forced,
  why,
});
