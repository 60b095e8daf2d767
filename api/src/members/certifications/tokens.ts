import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { getTimeAfter, now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwFieldError } from '../../platform/http/errors';
import { type Certification, certifications, type Target } from './table';

export const createToken = () => randomBytes(32).toString('base64url');
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Stores a token for an address without a code, for accounts created in the console. Valid for `lifeMs`. */
export const issueToken = async (tx: Database, target: Target, lifeMs: number) => {
  const token = createToken();
  const expiresAt = getTimeAfter(lifeMs);
  await tx.insert(certifications).values({ ...target, codeHash: '', expiresAt, tokenHash: hashToken(token) });
  return token;
};

/**
 * Marks a token as used and returns its certification; throws a field error if invalid. A rollback makes it usable
 * again.
 */
export const consumeToken = async (
  tx: Database,
  { token, purpose, field }: { token: string; purpose: Target['purpose']; field: string },
): Promise<Certification> => {
  const [used] = await tx
    .update(certifications)
    .set({ usedAt: now() })
    .where(
      and(
        eq(certifications.tokenHash, hashToken(token)),
        eq(certifications.purpose, purpose),
        isNull(certifications.usedAt),
        gt(certifications.expiresAt, now()),
      ),
    )
    .returning();
  return used ?? throwFieldError(field, 'cert_token');
};
