import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { AccessPayload } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { PROOF_HEADER } from '../../platform/http/access';
import { fail } from '../../platform/http/errors';
import { type Proof, type Proofs, proofOf } from './proofs';
import { forms } from './table';

export interface Sender {
  user: AccessPayload | null;
  request: FastifyRequest;
}

/** What a caller may call their own. */
export interface Own {
  where: SQL;
  /** What a visitor has shown and the hash it holds for; null where it holds for nothing. */
  proof: { shown: Proof; hash: string } | null;
}

/** Which forms are the caller's: a member's by the token, a visitor's by the proof. Nobody sees more than these. */
export const createOwnership = (db: Database, proofs: Proofs) => {
  const own = async ({ user, request }: Sender): Promise<Own> => {
    const header = request.headers[PROOF_HEADER];
    if (!user && header === undefined) fail('unauthenticated');
    const shown = proofOf(header);
    const hash = shown && (await proofs.verify(shown, request.ip));
    const where = or(user ? eq(forms._user, user.sub) : undefined, hash ? eq(forms.proof, hash) : undefined);
    return { where: where ?? sql`false`, proof: shown && hash ? { shown, hash } : null };
  };

  return {
    own,

    /** Whether a form, and so its files, is the caller's. */
    isOwn: async (id: string, sender: Sender) => {
      if (!sender.user && sender.request.headers[PROOF_HEADER] === undefined) return false;
      const { where } = await own(sender);
      return (await db.$count(forms, and(eq(forms._id, id), where))) > 0;
    },
  };
};

export type Ownership = ReturnType<typeof createOwnership>;

/** A form of the caller's own, locked for a change; a stranger's is not there. */
export const lockOwn = async (tx: Database, id: string, { where }: Own) => {
  const [form] = await tx
    .select()
    .from(forms)
    .where(and(eq(forms._id, id), where))
    .for('update');
  if (!form) fail('not_found');
  return form;
};

/** Senders change and withdraw only what nobody has begun to work on. */
export const lockReceived = async (tx: Database, id: string, own: Own) => {
  const form = await lockOwn(tx, id, own);
  if (form.status !== 'RECEIVED') fail('wrong_state');
  return form;
};
