import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashWithSalt, runInHashQueue } from '../../members/index';
import { getSecret, type Keys } from '../../platform/auth/keys';
import type { Database } from '../../platform/database/connect';
import { getSource } from '../../platform/http/client-address';
import { throttle, unthrottle } from '../../platform/http/throttles';
import { forms } from './table';

/** Passwords may have only four characters, so guesses are limited per phone number and address. */
const guessLimits = {
  phone: { count: 10, windowS: 600 },
  /** From many addresses together: all four digits would take three months. */
  phoneDaily: { count: 100, windowS: 86_400 },
  source: { count: 30, windowS: 600 },
};

export interface FormProof {
  phone: string;
  password: string;
}

/** Parses `base64url(utf8("<phone digits>:<password>"))`; null when malformed. */
export const parseProof = (header: string | string[] | undefined): FormProof | null => {
  if (typeof header !== 'string' || header.length > 400) return null;
  const match = /^(\+?\d{8,15}):(.{1,200})$/s.exec(Buffer.from(header, 'base64url').toString('utf8'));
  return match?.[1] && match[2] ? { phone: match[1], password: match[2] } : null;
};

/** Hashes and verifies the phone number and password with which visitors read back the forms they sent. */
export const createFormProofs = (db: Database, keys: Keys) => {
  /** The salt is derived from the phone number, so one hash finds all forms of a sender in constant time. */
  const hash = async ({ phone, password }: FormProof) => {
    const salt = createHmac('sha256', getSecret(await keys.getCurrent('proof')))
      .update(phone)
      .digest()
      .subarray(0, 16);
    return runInHashQueue(() => hashWithSalt(`${phone}:${password}`, salt));
  };

  return {
    hash,

    /** Returns the hash to find forms by, or null when no form matches. Only failed attempts count as guesses. */
    verify: async (proof: FormProof, ip: string) => {
      const limits = [
        [`form-proof:phone:${proof.phone}`, guessLimits.phone],
        [`form-proof:phone-daily:${proof.phone}`, guessLimits.phoneDaily],
        [`form-proof:source:${getSource(ip)}`, guessLimits.source],
      ] as const;
      for (const [key, limit] of limits) await throttle(db, key, limit);
      const proofHash = await hash(proof);
      const [form] = await db.select({ _id: forms._id }).from(forms).where(eq(forms.proof, proofHash)).limit(1);
      if (!form) return null;
      for (const [key] of limits) await unthrottle(db, key);
      return proofHash;
    },
  };
};

export type FormProofs = ReturnType<typeof createFormProofs>;
