import { eq } from 'drizzle-orm';
import type { Keys } from '../../platform/auth/keys';
import { matchesSignature, sign } from '../../platform/auth/signatures';
import type { Database } from '../../platform/database/connect';
import { findRow } from '../../platform/database/rows';
import { dayMs } from '../../platform/define-domain';
import { getSource } from '../../platform/http/client-address';
import { throttle, unthrottle } from '../../platform/http/throttles';
import { type FormRow, forms } from './table';

/** A signature has 192 bits; guesses are limited all the same. */
const guessLimit = { count: 30, windowS: 600 };
/** Days for which links go on working after a consultation was closed. */
const daysAfterClosing = 90;

export interface LinkProof {
  receiptNo: string;
  signature: string;
}

/** Parses `<receipt number>.<signature>`; null for anything else. */
export const parseLinkProof = (header: string | string[] | undefined): LinkProof | null => {
  const match = typeof header === 'string' ? /^(\d{6}-\d{4,10})\.([\w-]{32})$/.exec(header) : null;
  return match?.[1] && match[2] ? { receiptNo: match[1], signature: match[2] } : null;
};

const hasEnded = ({ status, closedAt }: FormRow) =>
  status === 'SPAM' || (closedAt !== null && Date.parse(closedAt) + daysAfterClosing * dayMs <= Date.now());

/** Links that open one form without a password. They are signed, not stored: another `linkNumber` of the form ends them. */
export const createFormLinks = (db: Database, keys: Keys) => {
  let key: ReturnType<Keys['getCurrent']> | undefined;
  /** Read once, as it is never rotated. */
  const getCurrent = () => {
    key ??= keys.getCurrent('formLink').catch((cause: unknown) => {
      key = undefined;
      throw cause;
    });
    return key;
  };

  const createSignature = async ({ receiptNo, linkNumber }: Pick<FormRow, 'receiptNo' | 'linkNumber'>) =>
    (await sign({ getCurrent }, 'formLink', `${receiptNo}:${linkNumber}`)).slice(0, 32);

  return {
    /**
     * Reads the key. A transaction that holds locks must not be the first to ask for it: it would wait for a connection while
     * those who have them wait for its locks.
     */
    prepare: getCurrent,

    /** Path on the site. The signature is the fragment, which browsers send to no server and in no referrer. */
    buildPath: async (form: Pick<FormRow, 'receiptNo' | 'linkNumber'>) =>
      `/consult/mine?receipt=${form.receiptNo}#${await createSignature(form)}`,

    /** Id of the form that the link opens, or null. Only failed attempts count as guesses. */
    verify: async ({ receiptNo, signature }: LinkProof, ip: string) => {
      const key = `form-link:source:${getSource(ip)}`;
      await throttle(db, key, guessLimit);
      const form = await findRow(db, forms, eq(forms.receiptNo, receiptNo));
      const expected = await createSignature(form ?? { receiptNo, linkNumber: 0 });
      if (!form || !matchesSignature(signature, expected) || hasEnded(form)) return null;
      await unthrottle(db, key);
      return form._id;
    },
  };
};

export type FormLinks = ReturnType<typeof createFormLinks>;
