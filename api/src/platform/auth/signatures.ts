import { createHmac, timingSafeEqual } from 'node:crypto';
import { getSecret, type Keys } from './keys';
import type { KeyPurpose } from './table';

/** HMAC-SHA256 of a text with the current key of a purpose, base64url. */
export const sign = async (keys: Pick<Keys, 'getCurrent'>, purpose: KeyPurpose, text: string) =>
  createHmac('sha256', getSecret(await keys.getCurrent(purpose)))
    .update(text)
    .digest('base64url');

/** Compares two signatures in a time that does not depend on their content. */
export const matchesSignature = (received: string, expected: string) => {
  const [actual, correct] = [Buffer.from(received), Buffer.from(expected)];
  return actual.length === correct.length && timingSafeEqual(actual, correct);
};
