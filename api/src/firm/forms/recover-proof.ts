import { and, eq, isNotNull } from 'drizzle-orm';
import type { contract } from 'shared/contract';
import { consumeToken } from '../../members/index';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import { throwFieldError } from '../../platform/http/errors';
import { updateRecord } from '../../platform/http/records';
import type { Handlers } from '../../platform/http/serve';
import { throttleSource } from '../../platform/http/throttles';
import type { FormProofs } from './form-proofs';
import { forms } from './table';

const perSource = { count: 20, windowS: 3600 };

/**
 * The handler for a lost password: a code sent to the phone number of the forms stands for it. The name is asked for too,
 * because a sender may have mistyped the number and it is somebody else's.
 */
export const createRecoverHandler = ({
  db,
  proofs,
}: {
  db: Database;
  proofs: FormProofs;
}): Handlers<Pick<typeof contract.forms, 'recover'>> => ({
  recover: async ({ body: { name, certToken, password }, ...caller }) => {
    await throttleSource(db, 'form-recovery', caller.ip, perSource);
    await db.transaction(async (tx) => {
      const { target: phone } = await consumeToken(tx, { token: certToken, purpose: 'FORM', field: 'certToken' });
      const found = await tx
        .select({ _id: forms._id })
        .from(forms)
        .where(and(eq(forms.phone, phone), eq(forms.name, name), isNotNull(forms.proof)))
        .for('update');
      if (found.length === 0) throwFieldError('name', 'sender');
      // No personal data stays in the audit, not even the address.
      const guest = { ...caller, user: null, ip: '' };
      const proof = await proofs.hash({ phone, password });
      for (const { _id } of found) {
        await updateRecord(tx, forms, _id, { proof }, guest);
        const entry = { action: 'UPDATE', resource: 'forms', target: _id, after: { fields: ['password'] } } as const;
        await writeAudit(tx, guest, entry);
      }
    });
    return { accepted: true as const };
  },
});
