import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashWithSalt } from '../../members/auth/passwords';
import { inHashingSlot } from '../../members/auth/sign-in';
import { type Keys, secretOf } from '../../platform/auth/keys';
import type { Database } from '../../platform/database/connect';
import { throttle, unthrottle } from '../../platform/http/throttles';
import { forms } from './table';

/** A password has four characters at least: whoever guesses must not get far. */
const guesses = { phone: { count: 10, windowS: 600 }, source: { count: 30, windowS: 600 } };

export interface Proof {
  phone: string;
  password: string;
}

/** `base64url(utf8("<phone digits>:<password>"))`; null for what is not that. */
export const proofOf = (header: string | string[] | undefined): Proof | null => {
  if (typeof header !== 'string' || header.length > 400) return null;
  const match = /^(\+?\d{8,15}):(.{1,200})$/s.exec(Buffer.from(header, 'base64url').toString('utf8'));
  return match?.[1] && match[2] ? { phone: match[1], password: match[2] } : null;
};

/** What a visitor who sends a form shows to read it back: the phone number and a password of their own. */
export const createProofs = (db: Database, keys: Keys) => {
  /** The salt follows from the phone number, so that one hash finds all forms of a sender and takes the same time for none. */
  const hash = async ({ phone, password }: Proof) => {
    const salt = createHmac('sha256', secretOf(await keys.current('proof')))
      .update(phone)
      .digest()
      .subarray(0, 16);
    return inHashingSlot(() => hashWithSalt(`${phone}:${password}`, salt));
  };

  return {
    hash,

    /** The hash to look forms up by, or null for a proof of none. Only such are counted as guesses. */
    verify: async (proof: Proof, ip: string) => {
      const limits = [
        [`form-proof:phone:${proof.phone}`, guesses.phone],
        [`form-proof:source:${ip}`, guesses.source],
      ] as const;
      for (const [key, limit] of limits) await throttle(db, key, limit);
      const hashed = await hash(proof);
      const [known] = await db.select({ _id: forms._id }).from(forms).where(eq(forms.proof, hashed)).limit(1);
      if (!known) return null;
      for (const [key] of limits) await unthrottle(db, key);
      return hashed;
    },
  };
};

export type Proofs = ReturnType<typeof createProofs>;
