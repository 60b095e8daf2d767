import { and, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Transactions } from '../../platform/auth/account-changes';
import type { Keys } from '../../platform/auth/keys';
import { sign } from '../../platform/auth/signatures';
import { getTimeAfter, newId, now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { createToken, hashToken } from '../certifications/tokens';
import { getScopes, type User, users } from '../users/table';
import { type endReasons, refreshTokens, type SessionKind, sessions } from './table';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** `idleMs`: lifetime of an unused refresh token; `absoluteMs`: lifetime of the session. */
const lifetimes: Record<SessionKind, { idleMs: number; absoluteMs: number }> = {
  member: { idleMs: 14 * DAY_MS, absoluteMs: 90 * DAY_MS },
  console: { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * 60 * MINUTE_MS },
};
/** A token may be used again within this time, as the first response may have been lost. */
const GRACE = sql`interval '10 seconds'`;

const getSessionKind = (user: User): SessionKind => (getScopes(user).includes('console') ? 'console' : 'member');
/** Only active and pending users may sign in. */
export const canSignIn = ({ status, deletedAt }: Pick<User, 'status' | 'deletedAt'>) =>
  deletedAt === null && (status === 'ACTIVE' || status === 'PENDING');

const issueRefreshToken = async (
  tx: Database,
  token: string,
  session: { _id: string; kind: SessionKind; expiresAt: string },
) => {
  const expiresAt = new Date(
    Math.min(Date.now() + lifetimes[session.kind].idleMs, Date.parse(session.expiresAt)),
  ).toISOString();
  await tx.insert(refreshTokens).values({ hash: hashToken(token), _session: session._id, expiresAt, usedAt: null });
  return { refreshToken: token, expiresAt };
};

/** Starts a session and returns its id with its first refresh token. */
export const startSession = async (
  tx: Database,
  user: User,
  { ip, ua, timeZone }: { ip: string; ua: string; timeZone: string | null },
) => {
  const kind = getSessionKind(user);
  const times = { createdAt: now(), expiresAt: getTimeAfter(lifetimes[kind].absoluteMs) };
  const session = { _id: newId(), _user: user._id, kind, ip, ua, timeZone, ...times };
  await tx.insert(sessions).values(session);
  return { session: session._id, ...(await issueRefreshToken(tx, createToken(), session)) };
};

/**
 * Derives the next refresh token from the current one, so that a repeated exchange returns the same token although only
 * hashes are stored.
 */
export const createSuccessorDerivation = (keys: Keys) => (token: string) => sign(keys, 'successor', token);

const findByToken = async (tx: Database, token: string) => {
  const [found] = await tx
    .select({
      token: refreshTokens,
      session: sessions,
      user: users,
      justUsed: sql<boolean>`used_at > now() - ${GRACE}`,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions._id, refreshTokens._session))
    .innerJoin(users, eq(users._id, sessions._user))
    .where(eq(refreshTokens.hash, hashToken(token)));
  return found;
};

type EndReason = (typeof endReasons)[number];

const endSessions = (tx: Database, where: SQL | undefined, endReason: EndReason) =>
  tx
    .update(sessions)
    // By the clock of the database, with which account-access.ts compares it.
    .set({ endedAt: sql`clock_timestamp()`, endReason })
    .where(and(where, isNull(sessions.endedAt)));

/** Exchanges a refresh token for its successor; null if the token is invalid or the session has ended. */
export const exchangeRefreshToken = async (
  transactions: Transactions,
  token: string,
  deriveSuccessor: (token: string) => Promise<string>,
) => {
  // Before the transaction, as loading the keys would need a second connection while row locks are held.
  const successor = await deriveSuccessor(token);
  return transactions.transaction(async (tx) => {
    // Only one of concurrent callers finds it unused; the others wait here until the successor is stored.
    const { rowCount } = await tx
      .update(refreshTokens)
      .set({ usedAt: sql`clock_timestamp()` })
      .where(
        and(eq(refreshTokens.hash, hashToken(token)), isNull(refreshTokens.usedAt), gt(refreshTokens.expiresAt, now())),
      );
    const found = await findByToken(tx, token);
    if (!found || found.session.endedAt || found.session.expiresAt <= now()) return null;
    const { session, user } = found;
    const isSession = eq(sessions._id, session._id);
    // A change of roles or status ends sessions that were started before.
    if (!canSignIn(user) || getSessionKind(user) !== session.kind) {
      await endSessions(tx, isSession, 'barred');
      return null;
    }
    if (rowCount === 1) return { user, session, ...(await issueRefreshToken(tx, successor, session)) };
    if (!found.token.usedAt) return null;
    if (!found.justUsed) {
      await endSessions(tx, isSession, 'reused');
      return null;
    }
    const issued = await findByToken(tx, successor);
    return issued ? { user, session, refreshToken: successor, expiresAt: issued.token.expiresAt } : null;
  });
};

/** Ends one session of a user; false if it is not one, or has ended. */
export const endUserSession = async (tx: Database, user: string, session: string) => {
  const isTarget = and(eq(sessions._user, user), eq(sessions._id, session), gt(sessions.expiresAt, now()));
  const { rowCount } = await endSessions(tx, isTarget, 'ended');
  return rowCount === 1;
};

/** Ends all sessions of a user except `except`. */
export const endUserSessions = (tx: Database, user: string, reason: EndReason, except?: string) =>
  endSessions(tx, and(eq(sessions._user, user), except === undefined ? undefined : ne(sessions._id, except)), reason);

/** Ends the session of a token; false if the token is unknown. */
export const endSession = async (tx: Database, token: string) => {
  const found = await findByToken(tx, token);
  if (found) await endSessions(tx, eq(sessions._id, found.session._id), 'signed_out');
  return found !== undefined;
};
