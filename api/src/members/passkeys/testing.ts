import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const flagBits = { present: 0x01, verified: 0x04, attested: 0x40 };

interface AnswerChanges {
  /** Of the page that asks. */
  origin?: string;
  /** Whether the device has checked who uses it. */
  isVerified?: boolean;
  /** Uses that the device says to have counted. */
  counter?: number;
  /** Format of the attestation. */
  format?: string;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const uint = (bytes: number, value: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** A device with one passkey, as a program: it creates the passkey and answers challenges with it. */
export const createAuthenticator = (defaultOrigin = 'https://portico.example') => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let uses = 0;
  let userHandle = Buffer.from('nobody').toString('base64url');

  const createClientData = (type: string, challenge: string, origin = defaultOrigin) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }));

  const createAuthenticatorData = (rpId: string, flags: number, { isVerified = true, counter }: AnswerChanges) => {
    uses = counter ?? uses + 1;
    const flag = flagBits.present | (isVerified ? flagBits.verified : 0) | flags;
    return Buffer.concat([sha256(rpId), uint(1, flag), uint(4, uses)]);
  };

  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const };

  return {
    credentialId: credential.id,

    /** The answer to options of a registration. */
    create: (
      { rp, user, challenge }: { rp: { id: string }; user: { id: string }; challenge: string },
      changes: AnswerChanges = {},
    ) => {
      userHandle = user.id;
      const key = new Map<string | number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const authData = Buffer.concat([
        createAuthenticatorData(rp.id, flagBits.attested, changes),
        Buffer.alloc(16),
        uint(2, id.length),
        id,
        isoCBOR.encode(key),
      ]);
      const attestation = new Map<string | number, string | Map<string | number, string> | Uint8Array>([
        ['fmt', changes.format ?? 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: createClientData('create', challenge, changes.origin).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal', 'of-a-later-browser'],
        },
      };
    },

    /** The answer to options of a sign-in or of a question for who it is. */
    assert: ({ rpId, challenge }: { rpId: string; challenge: string }, changes: AnswerChanges = {}) => {
      const clientData = createClientData('get', challenge, changes.origin);
      const authenticatorData = createAuthenticatorData(rpId, 0, changes);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle,
        },
      };
    },
  };
};

export type Authenticator = ReturnType<typeof createAuthenticator>;
