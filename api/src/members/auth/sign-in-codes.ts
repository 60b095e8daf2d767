import { and, eq, gt, gte, lt, lte, or, sql } from 'drizzle-orm';
import { matchesSignature, sign } from '../../platform/auth/signatures';
import { getTimeAfter, now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throttle } from '../../platform/http/throttles';
import { codeLimits, createCode } from '../certifications/codes';
import type { MembersServices } from '../services';
import type { User } from '../users/table';
import { signInCodes } from './table';

const sendings = { count: 5, windowS: 3600 };

/** A verified address of a member; the e-mail address if none is verified. */
const toAddress = ({ email, emailVerifiedAt, phone, phoneVerifiedAt }: User) =>
  phoneVerifiedAt && !emailVerifiedAt ? { phone } : { email };

/** Codes that are sent to members who sign in with the right password after many attempts. */
export const createSignInCodes = ({ db, keys, messenger }: Pick<MembersServices, 'db' | 'keys' | 'messenger'>) => {
  const hashCode = (user: string, code: string) => sign(keys, 'certification', `sign-in:${user}:${code}`);

  return {
    /** Sends a code unless the last one can still be entered; throws `rate_limited` beyond five an hour. */
    send: async (user: User) => {
      const code = createCode();
      const values = { codeHash: await hashCode(user._id, code), expiresAt: getTimeAfter(codeLimits.lifeMs), tries: 0 };
      const isSpent = or(lte(signInCodes.expiresAt, now()), gte(signInCodes.tries, codeLimits.tries));
      await db.transaction(async (tx) => {
        const { rowCount } = await tx
          .insert(signInCodes)
          .values({ _user: user._id, ...values })
          .onConflictDoUpdate({ target: signInCodes._user, set: values, setWhere: isSpent });
        if (rowCount === 0) return;
        await throttle(tx, `sign-in-code:${user._id}`, sendings);
        await messenger.notifyAddress(tx, {
          to: toAddress(user),
          name: user.name,
          language: user.language,
          template: 'user.certCode',
          values: { code },
          ref: { type: 'users', _id: user._id },
          dedupeKey: `sign-in-code:${user._id}:${values.expiresAt}`,
        });
      });
    },

    /** Whether this is the code of the user; it can be used once. A try is counted before the code is compared. */
    consume: async (tx: Database, user: string, code: string) => {
      const hash = await hashCode(user, code.trim());
      const [tried] = await tx
        .update(signInCodes)
        .set({ tries: sql`${signInCodes.tries} + 1` })
        .where(
          and(eq(signInCodes._user, user), gt(signInCodes.expiresAt, now()), lt(signInCodes.tries, codeLimits.tries)),
        )
        .returning();
      if (!tried || !matchesSignature(tried.codeHash, hash)) return false;
      const { rowCount } = await tx.delete(signInCodes).where(eq(signInCodes.codeHash, hash));
      return rowCount === 1;
    },
  };
};

export type SignInCodes = ReturnType<typeof createSignInCodes>;
