import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { failField } from '../../platform/http/errors';
import { type Certification, certifications, type Target } from './table';

export const newToken = () => randomBytes(32).toString('base64url');
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A token for an address that is known without a code, such as that of an account the console made. */
export const issueToken = async (tx: Database, target: Target, lifeMs: number) => {
  const token = newToken();
  const expiresAt = new Date(Date.now() + lifeMs).toISOString();
  await tx.insert(certifications).values({ ...target, codeHash: '', expiresAt, tokenHash: hashOf(token) });
  return token;
};

/** What a token proves, taken with this use; in a transaction that fails it can be used again. */
export const spendToken = async (
  tx: Database,
  { token, purpose, field }: { token: string; purpose: Target['purpose']; field: string },
): Promise<Certification> => {
  const [spent] = await tx
    .update(certifications)
    .set({ usedAt: now() })
    .where(
      and(
        eq(certifications.tokenHash, hashOf(token)),
        eq(certifications.purpose, purpose),
        isNull(certifications.usedAt),
        gt(certifications.expiresAt, now()),
      ),
    )
    .returning();
  return spent ?? failField(field, 'cert_token');
};
