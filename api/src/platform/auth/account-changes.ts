import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RequiredAction, Scope } from 'shared/contract';
import type { Connection, Database } from '../database/connect';
import { createMarks } from '../database/marks';
import { createPgListener } from '../database/pg-listener';
import { limitScopes } from './required-actions';
import { createWatchedStreams, type TokenClaims } from './watched-streams';

/** The channel that the triggers of migrations 0107, 0109 and 0110 notify with the id of a user. */
const ACCOUNT_CHANNEL = 'portico_accounts';
/** Longer than an access token lives: then every token is younger than the change. */
const changeLifeMs = 11 * 60_000;
/** How long the answer to what ends a session may wait for processes that do not acknowledge it (ms): a stuck one serves nothing. */
const markTimeoutMs = 2000;
/** How far the clocks of two processes may differ: a token may say that it was issued later than it was. */
const clockToleranceMs = 60_000;

/** What the access tokens of an account are compared with. */
export interface AccountAccess {
  /** With those that wait for `requiredAction`. */
  scope: readonly Scope[];
  /** What the account has to do first; missing if nothing. */
  requiredAction?: RequiredAction | undefined;
  /** Sessions that have ended, as long as their access tokens could be valid. */
  endedSessions: readonly string[];
}

/** Null for an account that may not be signed in to. */
export type FindAccountAccess = (db: Database, user: string) => Promise<AccountAccess | null>;

const allows = (access: AccountAccess | null, { sid, scope, requiredAction }: TokenClaims) => {
  if (!access || access.requiredAction !== requiredAction || access.endedSessions.includes(sid)) return false;
  const current = limitScopes(access.scope, requiredAction);
  return current.length === scope.length && current.every((right) => scope.includes(right));
};

/** What runs transactions: a database, or `AccountChanges` where they may end sessions. */
export interface Transactions {
  transaction: <Result>(run: (tx: Database) => Promise<Result>) => Promise<Result>;
}

interface AccountChangesOptions {
  db: Connection['db'];
  findAccess: FindAccountAccess;
}

/**
 * Knows which access tokens have ended before they expire, whichever process ended them (decision 56). While this process
 * listens to the database, only accounts that changed are read from it; otherwise each is.
 */
export const createAccountChanges = ({ db, findAccess }: AccountChangesOptions) => {
  const processId = randomBytes(6).toString('hex');
  const marks = createMarks({ db, channel: ACCOUNT_CHANNEL, processId, everywhere: true, timeoutMs: markTimeoutMs });
  /** Accounts that changed or were read since this process listens, with their access if it was read since the change. */
  const accounts = new LRUCache<string, { access?: Promise<AccountAccess | null> }>({
    ttl: changeLifeMs,
    ttlAutopurge: true,
  });
  /** When this process began to listen (ms); null while it does not. */
  let listeningSince: number | null = null;
  let reportError: (cause: unknown) => void = () => undefined;

  const read = (user: string) => {
    const access = findAccess(db, user);
    accounts.set(user, { access });
    // A failed read is not cached.
    access.catch(() => {
      if (accounts.get(user)?.access === access) accounts.set(user, {});
    });
    return access;
  };

  /** False for the token of a session that has ended, or of an account whose rights are others now. */
  const isCurrent = async (claims: TokenClaims) => {
    const account = accounts.get(claims.sub);
    if (listeningSince !== null) {
      // Nothing has changed since the token was issued.
      if (!account && (claims.iat ?? 0) * 1000 > listeningSince + clockToleranceMs) return true;
      if (account?.access && allows(await account.access, claims)) return true;
    }
    // Never refused from memory: the token may be younger than what was read.
    return allows(await read(claims.sub), claims);
  };

  const streams = createWatchedStreams({ isCurrent, onError: (cause) => reportError(cause) });

  const onListening = () => {
    // What was read before may have changed unheard.
    accounts.clear();
    listeningSince = Date.now();
    streams.checkAll();
  };

  const listener = createPgListener({
    db,
    channel: ACCOUNT_CHANNEL,
    isNeeded: () => true,
    onPayload: (payload) => {
      // A mark, of this process or another one.
      if (payload.includes(' ')) return void marks.receive(payload).catch(reportError);
      accounts.set(payload, {});
      streams.checkUser(payload);
    },
    onReconnect: async () => onListening(),
    onLost: () => {
      listeningSince = null;
    },
    onError: (cause) => reportError(cause),
  });

  return {
    isCurrent,

    /** Runs a transaction that may end sessions or change rights. Resolves when all processes refuse their tokens. */
    transaction: async <Result>(run: (tx: Database) => Promise<Result>): Promise<Result> => {
      const result = await db.transaction(run);
      if (listeningSince !== null) await marks.wait().catch(reportError);
      return result;
    },

    /** Ends the stream when the token that opened it has ended. */
    watch: streams.add,

    start: async (onError: (cause: unknown) => void) => {
      reportError = onError;
      await listener.open();
      if (listener.isOpen()) onListening();
    },

    stop: () => {
      listeningSince = null;
      listener.stop();
      accounts.clear();
    },
  };
};

export type AccountChanges = ReturnType<typeof createAccountChanges>;
