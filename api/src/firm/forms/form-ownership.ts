import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { AccessTokenPayload } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { PROOF_HEADER } from '../../platform/http/access';
import { throwApiError } from '../../platform/http/errors';
import { type FormLinks, parseLinkProof } from './form-links';
import { type FormProof, type FormProofs, parseProof } from './form-proofs';
import { type FormRow, forms } from './table';

export interface Sender {
  user: AccessTokenPayload | null;
  request: FastifyRequest;
}

/** The caller's own forms. */
export interface OwnForms {
  where: SQL;
  /** Own forms, and the one that a link opens, which shows its timeline and changes its hour, and nothing else. */
  readable: SQL;
  /** Whether the caller owns a form that they read. */
  isOwn: (form: Pick<FormRow, '_user' | 'proof'>) => boolean;
  /** The visitor's proof and its hash; null when no form matches it. */
  proof: { value: FormProof; hash: string } | null;
}

/** Finds the caller's forms: a member's by the access token, a visitor's by the proof header. */
export const createFormOwnership = (db: Database, proofs: FormProofs, links: FormLinks) => {
  const find = async ({ user, request }: Sender): Promise<OwnForms> => {
    const header = request.headers[PROOF_HEADER];
    if (!user && header === undefined) throwApiError('unauthenticated');
    const link = parseLinkProof(header);
    const linked = link && (await links.verify(link, request.ip));
    const proof = link ? null : parseProof(header);
    const hash = proof && (await proofs.verify(proof, request.ip));
    const where =
      or(user ? eq(forms._user, user.sub) : undefined, hash ? eq(forms.proof, hash) : undefined) ?? sql`false`;
    return {
      where,
      isOwn: ({ _user, proof: stored }) => (!!user && _user === user.sub) || (!!hash && stored === hash),
      readable: (linked && or(where, eq(forms._id, linked))) || where,
      proof: proof && hash ? { value: proof, hash } : null,
    };
  };

  /** Asked for before an upload and again after it; a proof costs a hash. */
  const found = new WeakMap<FastifyRequest, Promise<OwnForms>>();
  /** Throws `unauthenticated` without a token and a proof. */
  const resolve = (sender: Sender) => {
    const ownForms = found.get(sender.request) ?? find(sender);
    found.set(sender.request, ownForms);
    return ownForms;
  };

  return {
    resolve,

    /** Whether the caller owns a form, and so its files. */
    isOwnForm: async (id: string, sender: Sender) => {
      if (!sender.user && sender.request.headers[PROOF_HEADER] === undefined) return false;
      const { where } = await resolve(sender);
      return (await db.$count(forms, and(eq(forms._id, id), where))) > 0;
    },
  };
};

export type FormOwnership = ReturnType<typeof createFormOwnership>;

/** Locks a form of the caller for a change. Throws `not_found` for anybody else's. */
export const lockOwnForm = (tx: Database, id: string, { where }: OwnForms) =>
  requireRow(tx, forms, and(eq(forms._id, id), where), 'update');

/** Locks a form of the caller that is still `RECEIVED`; throws `wrong_state` once the firm has started work on it. */
export const lockReceivedForm = async (tx: Database, id: string, ownForms: OwnForms) => {
  const form = await lockOwnForm(tx, id, ownForms);
  if (form.status !== 'RECEIVED') throwApiError('wrong_state');
  return form;
};
