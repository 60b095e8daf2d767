import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, OwnForm } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwFieldError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import { lockAppointment } from '../appointments/change-appointment';
import { createOwnAppointmentHandlers } from '../appointments/own-appointment-handlers';
import type { FirmServices } from '../services';
import { completeForm, completeForms } from './complete-form';
import { deleteAuditedForm } from './delete-form';
import { createFileHandlers } from './files';
import { lockReceivedForm } from './form-ownership';
import { hideContent } from './hide-content';
import { notifyFormSender } from './notifications';
import { createRecoverHandler } from './recover-proof';
import { createSubmitHandler } from './submit-form';
import { type FormRow, forms } from './table';
import { updateForm } from './update-form';
import { assertListedLawyer, assertOpenAt, assertValidForm } from './validate-form';

/** How often a link of one form is sent to another address: whoever knows the password chooses it. */
const linkLimit = { count: 3, windowS: 86_400 };

/** Refuses another wish for a form whose hour is set: it is moved in the timeline. */
const assertNotBooked = async (tx: Database, { _id }: FormRow) => {
  if (await lockAppointment(tx, _id)) throwFieldError('preferredAt', 'booked');
};

export const serveForms = (app: FastifyInstance, services: FirmServices) => {
  const { db, files, formProofs: proofs, formOwnership: ownership } = services;
  serve(app, contract.forms, {
    ...createFileHandlers({ db, files, ownership }),
    ...createSubmitHandler({ ...services, proofs }),
    ...createOwnAppointmentHandlers(services),
    ...createRecoverHandler({ db, proofs }),

    list: async ({ query, user, request }) => {
      const { readable, where: own, isOwn } = await ownership.resolve({ user, request });
      // A search would say what the subject is that a link leaves out.
      const where = query.q ? own : readable;
      const { forms: rows, ...page } = await listRecords(db, forms, {
        query,
        many: 'forms',
        where,
        search: ['receiptNo', 'subject'],
      });
      const found = await completeForms(db, rows);
      return { forms: found.map((form) => (isOwn(form) ? form : hideContent(form))), ...page };
    },

    get: async ({ params, user, request }) => {
      const { readable, isOwn } = await ownership.resolve({ user, request });
      const found = await requireRow(db, forms, and(eq(forms._id, params.id), readable));
      const form = await completeForm(db, found);
      return { form: isOwn(form) ? form : hideContent(form) };
    },

    update: async ({ params, body: { version, ...values }, ...input }) => {
      const caller = { ...input, ip: '' };
      const ownForms = await ownership.resolve(input);
      const { proof } = ownForms;
      const newProof = proof && values.phone ? await proofs.hash({ ...proof.value, phone: values.phone }) : null;
      return db.transaction(async (tx) => {
        const before = await lockReceivedForm(tx, params.id, ownForms);
        // Without what only the firm sees.
        if (before.version !== version)
          throwStale(OwnForm.parse(await completeForm(tx, before)), { ...before, updatedBy: null });
        const after = await updateForm(tx, caller, { before, version }, async () => {
          await assertValidForm(tx, values);
          const { office = before.office, preferredAt = before.preferredAt, _lawyer = before._lawyer } = values;
          const hasNewWish = !isDeepStrictEqual([office, preferredAt], [before.office, before.preferredAt]);
          const hasNewLawyer = _lawyer !== before._lawyer;
          if (hasNewWish || hasNewLawyer) await assertNotBooked(tx, before);
          if (hasNewLawyer) await assertListedLawyer(tx, { _lawyer });
          if (hasNewWish) await assertOpenAt(tx, { office, preferredAt });
          // The proof includes the phone number; it is renewed so that the same password stays valid.
          const proofChange = newProof && before.proof === proof?.hash ? { proof: newProof } : {};
          return { ...values, ...proofChange } as Partial<FormRow>;
        });
        if (after.linkNumber !== before.linkNumber) {
          await throttle(tx, `form-link:${after._id}`, linkLimit);
          const notice = { template: 'consultation.link', key: `link:${after.linkNumber}` } as const;
          await notifyFormSender(tx, services, after, notice);
        }
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
