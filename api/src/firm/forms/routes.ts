import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, formTypes } from 'shared/contract';
import type { Messenger } from '../../members/messages/tell';
import type { Keys } from '../../platform/auth/keys';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { fail, failField } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import { once } from '../../platform/http/idempotency';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { throttle } from '../../platform/http/throttles';
import { checkConsents, storeConsents, withConsents, withItsConsents } from './consents';
import { eraseForm } from './erase';
import { writeFormChange, writeFormEnd } from './history';
import { announceForm } from './mails';
import { createOwnership, lockReceived } from './ownership';
import { partHandlers } from './parts';
import { createProofs } from './proofs';
import { nextReceiptNo } from './receipts';
import { purgeMoment } from './retention';
import { forms } from './table';
import { checkTold, refuseMachines } from './told';

const perSource = { count: 5, windowS: 3600 };

interface Options {
  db: Database;
  files: Files;
  keys: Keys;
  messenger: Messenger;
}

export const serveForms = (app: FastifyInstance, { db, files, keys, messenger }: Options) => {
  const proofs = createProofs(db, keys);
  const ownership = createOwnership(db, proofs);

  serve(app, contract.forms, {
    ...partHandlers({ db, files, ownership }),

    list: async ({ query, user, request }) => {
      const { where } = await ownership.own({ user, request });
      const { forms: rows, ...page } = await answerList(db, forms, {
        query,
        many: 'forms',
        where,
        search: ['receiptNo', 'subject'],
        show: (row) => row,
      });
      return { forms: await withConsents(db, rows), ...page };
    },

    get: async ({ params, user, request }) => {
      const { where } = await ownership.own({ user, request });
      const [form] = await db
        .select()
        .from(forms)
        .where(and(eq(forms._id, params.id), where));
      return { form: await withItsConsents(db, form ?? fail('not_found')) };
    },

    create: async ({ body, user, ip, language, request: { headers } }) => {
      refuseMachines(body);
      const { consents, password, source, renderedAt: _renderedAt, website: _website, ...told } = body;
      if (!user && password === undefined) failField('password', 'required');
      const proof = password === undefined ? null : await proofs.hash({ phone: told.phone, password });
      const from = { ip, ua: (headers['user-agent'] ?? '').slice(0, 300) };
      const by = user?.sub ?? null;
      const request = {
        key: headers['idempotency-key']?.toString(),
        caller: by,
        route: 'forms.create',
        // The hash that is kept of a request is a fast one: no place for a password.
        body: { ...body, password: proof },
      };

      return once(db, request, async (tx) => {
        await throttle(tx, `forms:source:${ip}`, perSource);
        await checkConsents(tx, formTypes[told.code], consents);
        await checkTold(tx, told);
        const [form] = await tx
          .insert(forms)
          .values({
            ...told,
            receiptNo: await nextReceiptNo(tx),
            source: { path: '/', ...source, ...from, language },
            proof,
            _user: by,
            createdBy: by,
            updatedBy: by,
            purgeAt: await purgeMoment(tx),
          })
          .returning();
        if (!form) fail('internal');
        await storeConsents(tx, { _form: form._id }, consents, from);
        await announceForm(tx, messenger, form);
        return { answer: { form: await withItsConsents(tx, form) }, target: form._id };
      });
    },

    update: async ({ params, body: { version, ...told }, ...input }) => {
      const caller = { ...input, ip: '' };
      const own = await ownership.own(input);
      const { proof } = own;
      const moved = proof && told.phone ? await proofs.hash({ ...proof.shown, phone: told.phone }) : null;
      return db.transaction(async (tx) => {
        const before = await lockReceived(tx, params.id, own);
        if (before.version !== version) await refuseStale(tx, await withItsConsents(tx, before), before);
        await checkTold(tx, told);
        // The proof holds the phone number: with a new one, the same password goes on serving.
        const proven = moved && before.proof === proof?.hash ? { proof: moved } : {};
        const [after] = await tx
          .update(forms)
          .set({ ...told, ...proven, ...touched(forms, caller) })
          .where(eq(forms._id, before._id))
          .returning();
        if (!after) fail('internal');
        await writeFormChange(tx, caller, before, after);
        return { form: await withItsConsents(tx, after) };
      });
    },

    remove: async ({ params, ...caller }) => {
      const own = await ownership.own(caller);
      await db.transaction(async (tx) => {
        const form = await lockReceived(tx, params.id, own);
        await eraseForm(tx, files, form);
        // Nothing of the sender stays, not even where they called from.
        await writeFormEnd(tx, { ...caller, ip: '' }, form);
      });
    },
  });

  return { isOwn: ownership.isOwn };
};
