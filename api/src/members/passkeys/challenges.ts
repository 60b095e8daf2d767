import { and, eq, gt, isNull } from 'drizzle-orm';
import { getTimeAfter, now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { loadWebAuthn } from './load-webauthn';
import { type ChallengePurpose, passkeyChallenges } from './table';

/** How long the browser may ask its user (ms). */
export const challengeLifeMs = 5 * 60_000;

interface ChallengeUse {
  purpose: ChallengePurpose;
  /** Null for a sign-in. */
  user: string | null;
}

export const storeChallenge = async (db: Database, challenge: string, { purpose, user }: ChallengeUse) => {
  await db
    .insert(passkeyChallenges)
    .values({ challenge, purpose, _user: user, expiresAt: getTimeAfter(challengeLifeMs) });
};

const readChallenge = async (clientDataJSON: string) => {
  const { decodeClientDataJSON } = await loadWebAuthn();
  try {
    return String(decodeClientDataJSON(clientDataJSON).challenge);
  } catch {
    return '';
  }
};

/**
 * The challenge that a browser has answered, which is deleted; null if it is unknown, too old, or was made for something else.
 * `clientDataJSON` in base64url.
 */
export const consumeChallenge = async (db: Database, clientDataJSON: string, { purpose, user }: ChallengeUse) => {
  const challenge = await readChallenge(clientDataJSON);
  const { rowCount } = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        user === null ? isNull(passkeyChallenges._user) : eq(passkeyChallenges._user, user),
        gt(passkeyChallenges.expiresAt, now()),
      ),
    );
  return rowCount === 1 ? challenge : null;
};
