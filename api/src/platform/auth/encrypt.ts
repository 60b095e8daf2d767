import { CompactEncrypt, compactDecrypt } from 'jose';
import { getKid, getSecret, type Keys } from './keys';
import type { KeyPurpose } from './table';

/** Encrypts a text for storage with the key of a purpose that is never rotated: a compact JWE (A256GCM). */
export const encryptText = async (keys: Keys, purpose: KeyPurpose, text: string) => {
  const key = await keys.getCurrent(purpose);
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.kid })
    .encrypt(getSecret(key));
};

/** Throws if the text was not encrypted by `encryptText` for this purpose. */
export const decryptText = async (keys: Keys, purpose: KeyPurpose, jwe: string) => {
  const key = await keys.findByKid(purpose, getKid(jwe));
  if (!key) throw new Error(`No key for ${purpose}`);
  const { plaintext } = await compactDecrypt(jwe, getSecret(key), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  });
  return new TextDecoder().decode(plaintext);
};
