import { and, eq, lt } from 'drizzle-orm';
import type { PasskeyAssertion } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { challengeLifeMs, consumeChallenge, storeChallenge } from './challenges';
import { loadWebAuthn } from './load-webauthn';
import type { RelyingParty } from './relying-party';
import { passkeys, type StoredPasskey } from './table';

interface AssertionUse {
  purpose: 'reauthentication' | 'sign-in';
  /** Null for a sign-in. */
  user: string | null;
}

export const toDescriptor = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
});

/** Options with which the browser asks for one of these passkeys, or for any if the list is empty. */
export const createAssertionOptions = async (
  db: Database,
  { rpID }: RelyingParty,
  use: AssertionUse,
  allowed: readonly StoredPasskey[] = [],
) => {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const { challenge } = await generateAuthenticationOptions({ rpID });
  await storeChallenge(db, challenge, use);
  return {
    rpId: rpID,
    challenge,
    timeout: challengeLifeMs,
    allowCredentials: allowed.map(toDescriptor),
    userVerification: 'required' as const,
  };
};

/** The state that an answer of a device has, or null if it is not valid. The challenge can be answered once. */
export const verifyAssertion = async (
  db: Database,
  { rpID, origin }: RelyingParty,
  use: AssertionUse,
  passkey: StoredPasskey,
  assertion: PasskeyAssertion,
) => {
  const { clientDataJSON, userHandle } = assertion.response;
  const challenge = await consumeChallenge(db, clientDataJSON, use);
  if (challenge === null) return null;
  const { isoBase64URL, verifyAuthenticationResponse } = await loadWebAuthn();
  if (userHandle !== undefined && isoBase64URL.toUTF8String(userHandle) !== passkey._user) return null;
  const { credentialId: id, publicKey, counter } = passkey;
  // The library throws for each answer that is not valid.
  const result = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id, publicKey: isoBase64URL.toBuffer(publicKey), counter },
    requireUserVerification: true,
  }).catch(() => null);
  if (!result?.verified) return null;
  const { newCounter, credentialBackedUp } = result.authenticationInfo;
  return { counter: newCounter, backedUp: credentialBackedUp };
};

/** Stores a use of a passkey; false if another one with this counter or a later one was stored meanwhile. */
export const storeUse = async (
  tx: Database,
  passkey: string,
  { counter, backedUp }: { counter: number; backedUp: boolean },
) => {
  const isLater = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const { rowCount } = await tx
    .update(passkeys)
    .set({ counter, backedUp, lastUsedAt: now() })
    .where(and(eq(passkeys._id, passkey), isLater));
  return rowCount === 1;
};
