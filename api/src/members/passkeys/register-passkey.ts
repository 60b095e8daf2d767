import { type contract, maxPasskeys, passkeyTransports } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import { insertRow } from '../../platform/database/rows';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import type { RouteInput } from '../../platform/http/serve';
import { formatDevice } from '../auth/format-device';
import { readFirmProfile } from '../messages/firm-profile';
import type { MembersServices } from '../services';
import { notifyPasskeyAdded } from '../users/notify-account-changes';
import { findUser, lockVerifiedUser } from '../users/queries';
import type { User } from '../users/table';
import { toDescriptor } from './assertions';
import { challengeLifeMs, consumeChallenge, storeChallenge } from './challenges';
import { loadWebAuthn } from './load-webauthn';
import { listPasskeys } from './queries';
import { getRelyingParty } from './relying-party';
import { passkeys } from './table';

/** Those that every supported version of Node can verify: EdDSA, ES256 and RS256 (IANA's list of COSE algorithms). */
const algorithms = [-8, -7, -257];

const assertRoom = (count: number) => {
  if (count >= maxPasskeys) throwApiError('too_many', { values: { limit: maxPasskeys } });
};

/** Options with which the browser creates a passkey for a user. */
export const createRegistrationOptions = async ({ db, publicUrl }: MembersServices, user: User) => {
  const existing = await listPasskeys(db, user._id);
  assertRoom(existing.length);
  const { rpID } = getRelyingParty(publicUrl);
  const rpName = (await readFirmProfile(db)).getSiteName(user.language);
  const { generateRegistrationOptions, isoBase64URL } = await loadWebAuthn();
  const { challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpName,
    rpID,
    userName: user.username,
    supportedAlgorithmIDs: algorithms,
  });
  await storeChallenge(db, challenge, { purpose: 'registration', user: user._id });
  return {
    rp: { id: rpID, name: rpName },
    user: { id: isoBase64URL.fromUTF8String(user._id), name: user.username, displayName: user.name },
    challenge,
    pubKeyCredParams,
    timeout: challengeLifeMs,
    // A device has at most one passkey of an account.
    excludeCredentials: existing.map(toDescriptor),
    authenticatorSelection: { residentKey: 'required' as const, userVerification: 'required' as const },
  };
};

type Input = RouteInput<typeof contract.passkeys.create>;

/** Certificates were not asked for, and to check them the library would request addresses that they name. */
const hasCertificates = async (attestationObject: string) => {
  const { decodeAttestationObject, isoBase64URL } = await loadWebAuthn();
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  return !['none', 'packed'].includes(attestation.get('fmt')) || attestation.get('attStmt').get('x5c') !== undefined;
};

/** The new passkey as the device describes it; throws for an answer that is not valid. */
const readCredential = async (publicUrl: string, challenge: string, { credential }: Input['body']) => {
  if (await hasCertificates(credential.response.attestationObject)) throw new Error('attestation');
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { rpID, origin } = getRelyingParty(publicUrl);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  });
  return registrationInfo;
};

/** Stores the passkey that the browser has created, and tells the member. */
export const createPasskey = async ({ db, publicUrl, messenger, accountChanges }: MembersServices, input: Input) => {
  const { body, request, ...caller } = input;
  const { sub } = caller.user;
  const account = await findUser(db, sub);
  const { clientDataJSON, transports = [] } = body.credential.response;
  const challenge = await consumeChallenge(db, clientDataJSON, { purpose: 'registration', user: sub });
  const created = challenge === null ? null : await readCredential(publicUrl, challenge, body).catch(() => null);
  if (!created) throwFieldError('credential', 'passkey');
  const { isoBase64URL } = await loadWebAuthn();
  const { credential, credentialBackedUp } = created;
  return accountChanges.transaction(async (tx) => {
    // Locked, so that two at once do not exceed the limit.
    await lockVerifiedUser(tx, account);
    assertRoom((await listPasskeys(tx, sub)).length);
    const passkey = await insertRow(tx, passkeys, {
      _user: sub,
      credentialId: credential.id,
      publicKey: isoBase64URL.fromBuffer(credential.publicKey),
      counter: credential.counter,
      transports: passkeyTransports.filter((transport) => transports.includes(transport)),
      name: formatDevice(request.headers['user-agent'] ?? ''),
      backedUp: credentialBackedUp,
      lastUsedAt: null,
    });
    await writeAudit(tx, caller, { action: 'CREATE', resource: 'passkeys', target: passkey._id });
    await notifyPasskeyAdded(tx, messenger, passkey);
    return passkey;
  });
};
