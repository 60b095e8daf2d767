import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { throwStale } from '../../platform/http/crud-handlers';
import { stampUpdate } from '../../platform/http/crud-types';
import { throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import type { FirmServices } from '../services';
import { auditFormChange, auditFormDeletion } from './audit-form';
import { toFormsWithConsents, toFormWithConsents } from './consents';
import { deleteForm } from './delete-form';
import { createFileHandlers } from './files';
import { lockReceivedForm } from './form-ownership';
import { createSubmitHandler } from './submit-form';
import { forms } from './table';
import { assertValidForm } from './validate-form';

export const serveForms = (
  app: FastifyInstance,
  { db, files, messenger, formProofs: proofs, formOwnership: ownership }: FirmServices,
) => {
  serve(app, contract.forms, {
    ...createFileHandlers({ db, files, ownership }),
    ...createSubmitHandler({ db, messenger, proofs }),

    list: async ({ query, user, request }) => {
      const { where } = await ownership.resolve({ user, request });
      const { forms: rows, ...page } = await listRecords(db, forms, {
        query,
        many: 'forms',
        where,
        search: ['receiptNo', 'subject'],
        show: (row) => row,
      });
      return { forms: await toFormsWithConsents(db, rows), ...page };
    },

    get: async ({ params, user, request }) => {
      const { where } = await ownership.resolve({ user, request });
      const [form] = await db
        .select()
        .from(forms)
        .where(and(eq(forms._id, params.id), where));
      return { form: await toFormWithConsents(db, form ?? throwApiError('not_found')) };
    },

    update: async ({ params, body: { version, ...values }, ...input }) => {
      const caller = { ...input, ip: '' };
      const own = await ownership.resolve(input);
      const { proof } = own;
      const newProof = proof && values.phone ? await proofs.hash({ ...proof.value, phone: values.phone }) : null;
      return db.transaction(async (tx) => {
        const before = await lockReceivedForm(tx, params.id, own);
        if (before.version !== version) throwStale(await toFormWithConsents(tx, before), before);
        await assertValidForm(tx, values);
        // The proof includes the phone number; it is renewed so that the same password stays valid.
        const proofChange = newProof && before.proof === proof?.hash ? { proof: newProof } : {};
        const [after] = await tx
          .update(forms)
          .set({ ...values, ...proofChange, ...stampUpdate(forms, caller) })
          .where(eq(forms._id, before._id))
          .returning();
        if (!after) throwApiError('internal');
        await auditFormChange(tx, caller, before, after);
        return { form: await toFormWithConsents(tx, after) };
      });
    },

    remove: async ({ params, ...caller }) => {
      const own = await ownership.resolve(caller);
      await db.transaction(async (tx) => {
        const form = await lockReceivedForm(tx, params.id, own);
        await deleteForm(tx, files, form);
        // No personal data stays in the audit, not even the address.
        await auditFormDeletion(tx, { ...caller, ip: '' }, form);
      });
    },
  });
};
