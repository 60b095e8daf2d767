import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { type Keys, secretOf } from '../../platform/auth/keys';
import type { Database } from '../../platform/database/connect';
import { newId } from '../../platform/http/columns';
import { scopesOf, type User, users } from '../users/table';
import { type endReasons, refreshTokens, type SessionKind, sessions } from './table';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** `idle`: how long a refresh token waits for its use; `absolute`: how long its family lives. */
const lives: Record<SessionKind, { idleMs: number; absoluteMs: number }> = {
  member: { idleMs: 14 * DAY_MS, absoluteMs: 90 * DAY_MS },
  console: { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * 60 * MINUTE_MS },
};
/** A second use within this time is that of a page whose answer was lost. */
const GRACE = sql`interval '10 seconds'`;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const kindOf = (user: User): SessionKind => (scopesOf(user).includes('console') ? 'console' : 'member');
const after = (ms: number) => new Date(Date.now() + ms).toISOString();
export const mayEnter = ({ status, deletedAt }: User) =>
  deletedAt === null && (status === 'ACTIVE' || status === 'PENDING');

const issue = async (tx: Database, token: string, session: { _id: string; kind: SessionKind; expiresAt: string }) => {
  const expiresAt = new Date(
    Math.min(Date.now() + lives[session.kind].idleMs, Date.parse(session.expiresAt)),
  ).toISOString();
  await tx.insert(refreshTokens).values({ hash: hashOf(token), _session: session._id, expiresAt, usedAt: null });
  return { refreshToken: token, expiresAt };
};

export const startSession = (tx: Database, user: User, { ip, ua }: { ip: string; ua: string }) => {
  const kind = kindOf(user);
  const session = {
    _id: newId(),
    _user: user._id,
    kind,
    ip,
    ua,
    createdAt: after(0),
    expiresAt: after(lives[kind].absoluteMs),
  };
  return tx
    .insert(sessions)
    .values(session)
    .then(() => issue(tx, randomBytes(32).toString('base64url'), session));
};

/**
 * The successor follows from the token and a secret, so that a repeated exchange answers the same one although only
 * hashes are stored.
 */
export const createSuccessor = (keys: Keys) => async (token: string) =>
  createHmac('sha256', secretOf(await keys.current('successor')))
    .update(token)
    .digest('base64url');

const find = async (tx: Database, token: string) => {
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
    .where(eq(refreshTokens.hash, hashOf(token)));
  return found;
};

type EndReason = (typeof endReasons)[number];

const end = (tx: Database, session: string, reason: EndReason) =>
  tx
    .update(sessions)
    .set({ endedAt: after(0), endReason: reason })
    .where(and(eq(sessions._id, session), isNull(sessions.endedAt)));

/** The next refresh token of the family, or null where there is none any more. */
export const exchange = async (db: Database, token: string, successorOf: (token: string) => Promise<string>) => {
  // Before the transaction: a look at the keys would need another connection while this one holds up its rivals.
  const successor = await successorOf(token);
  return db.transaction(async (tx) => {
    // Only one caller finds it unused; the others wait here until that one has stored the successor.
    const { rowCount } = await tx
      .update(refreshTokens)
      .set({ usedAt: sql`clock_timestamp()` })
      .where(
        and(eq(refreshTokens.hash, hashOf(token)), isNull(refreshTokens.usedAt), gt(refreshTokens.expiresAt, after(0))),
      );
    const found = await find(tx, token);
    if (!found || found.session.endedAt || found.session.expiresAt <= after(0)) return null;
    const { session, user } = found;
    // A change of rights or status ends the sign-ins made under the old ones.
    if (!mayEnter(user) || kindOf(user) !== session.kind) {
      await end(tx, session._id, 'barred');
      return null;
    }
    if (rowCount === 1) return { user, session, ...(await issue(tx, successor, session)) };
    if (!found.token.usedAt) return null;
    if (!found.justUsed) {
      await end(tx, session._id, 'reused');
      return null;
    }
    const issued = await find(tx, successor);
    return issued ? { user, session, refreshToken: successor, expiresAt: issued.token.expiresAt } : null;
  });
};

/** Ends all families of a user, but for the one that `except` names. */
export const endSessionsOf = (tx: Database, user: string, reason: EndReason, except?: string) =>
  tx
    .update(sessions)
    .set({ endedAt: after(0), endReason: reason })
    .where(
      and(
        eq(sessions._user, user),
        isNull(sessions.endedAt),
        except === undefined ? undefined : ne(sessions._id, except),
      ),
    );

/** Ends the family of a token; false where there never was one. */
export const endSession = async (db: Database, token: string) => {
  const found = await find(db, token);
  if (found) await end(db, found.session._id, 'signed_out');
  return found !== undefined;
};
