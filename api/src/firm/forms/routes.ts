import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { requireRow } from '../../platform/database/rows';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import type { FirmServices } from '../services';
import { completeForm, completeForms } from './complete-form';
import { deleteAuditedForm } from './delete-form';
import { createFileHandlers } from './files';
import { lockReceivedForm } from './form-ownership';
import { createRecoverHandler } from './recover-proof';
import { createSubmitHandler } from './submit-form';
import { type FormRow, forms } from './table';
import { updateForm } from './update-form';
import { assertOpenAt, assertValidForm } from './validate-form';

export const serveForms = (
  app: FastifyInstance,
  { db, files, messenger, formProofs: proofs, formOwnership: ownership }: FirmServices,
) => {
  serve(app, contract.forms, {
    ...createFileHandlers({ db, files, ownership }),
    ...createSubmitHandler({ db, messenger, proofs }),
    ...createRecoverHandler({ db, proofs }),

    list: async ({ query, user, request }) => {
      const { where } = await ownership.resolve({ user, request });
      const { forms: rows, ...page } = await listRecords(db, forms, {
        query,
        many: 'forms',
        where,
        search: ['receiptNo', 'subject'],
      });
      return { forms: await completeForms(db, rows), ...page };
    },

    get: async ({ params, user, request }) => {
      const { where } = await ownership.resolve({ user, request });
      const form = await requireRow(db, forms, and(eq(forms._id, params.id), where));
      return { form: await completeForm(db, form) };
    },

    update: async ({ params, body: { version, ...values }, ...input }) => {
      const caller = { ...input, ip: '' };
      const ownForms = await ownership.resolve(input);
      const { proof } = ownForms;
      const newProof = proof && values.phone ? await proofs.hash({ ...proof.value, phone: values.phone }) : null;
      return db.transaction(async (tx) => {
        const before = await lockReceivedForm(tx, params.id, ownForms);
        const after = await updateForm(tx, caller, { before, version }, async () => {
          await assertValidForm(tx, values);
          const { office = before.office, preferredAt = before.preferredAt } = values;
          const hasNewWish = !isDeepStrictEqual([office, preferredAt], [before.office, before.preferredAt]);
          if (hasNewWish) await assertOpenAt(tx, { office, preferredAt });
          // The proof includes the phone number; it is renewed so that the same password stays valid.
          const proofChange = newProof && before.proof === proof?.hash ? { proof: newProof } : {};
          return { ...values, ...proofChange } as Partial<FormRow>;
        });
        return { form: await completeForm(tx, after) };
      });
    },

    remove: async ({ params, ...caller }) => {
      const ownForms = await ownership.resolve(caller);
      await db.transaction(async (tx) => {
        const form = await lockReceivedForm(tx, params.id, ownForms);
        // No personal data stays in the audit, not even the address.
        await deleteAuditedForm(tx, files, form, { ...caller, ip: '' });
      });
    },
  });
};
