import { and, arrayContains, eq, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { findUserName, users, withMaskedPhone } from '../../members/index';
import { writeAudit } from '../../platform/audit/write-audit';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { matchesNgramsOrNumber } from '../../platform/database/ngrams';
import { requireRow } from '../../platform/database/rows';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { insertRecord } from '../../platform/http/records';
import { sanitiseHtml } from '../../platform/http/sanitise-html';
import { type Caller, type Handlers, serve } from '../../platform/http/serve';
import { callOffAppointment, createTimelineHandlers } from '../appointments/timeline-handlers';
import type { FirmServices } from '../services';
import { formTrash } from '../trash';
import { completeForm, completeForms } from './complete-form';
import { auditFormDeletion } from './delete-form';
import { notifyFormSender, sendFormReply } from './notifications';
import { hashRandomPassword, openSellerAccount } from './open-seller-account';
import { createFormStamps } from './submit-form';
import { type FormRow, forms } from './table';
import { updateForm } from './update-form';
import { assertValidForm } from './validate-form';

const resource = 'forms';

/** The expression of the search index: the sender, and the text of the request. */
const searchText = sql`form_words(${forms.receiptNo}, ${forms.name}, ${forms.phone}, ${forms.email}, ${forms.subject}, ${forms.content}, ${forms.extra})`;

const lockForm = (tx: Database, id: string) => requireRow(tx, forms, eq(forms._id, id), 'update');

const assertAssignee = async (tx: Database, assignee: string | null | undefined) => {
  if (!assignee) return;
  const isStaff = and(eq(users._id, assignee), arrayContains(users.roles, ['ADMIN']), eq(users.status, 'ACTIVE'));
  if ((await tx.$count(users, isStaff)) === 0) throwFieldError('assignee', 'invalid');
};

const createMemo = async (tx: Database, { user }: Caller, text: string) => {
  const by = user?.sub ?? throwApiError('unauthenticated');
  return { by, name: (await findUserName(tx, by)) ?? '', at: now(), text };
};

const createUpdateHandler = (
  services: FirmServices,
): Handlers<Pick<(typeof contract)['console']['forms'], 'update'>> => ({
  update: ({ params, body: { version, memo, ...values }, ...caller }) =>
    services.db.transaction(async (tx) => {
      const before = await lockForm(tx, params.id);
      const form = await updateForm(tx, caller, { before, version }, async ({ memos }) => {
        await assertValidForm(tx, values);
        await assertAssignee(tx, values.assignee);
        return {
          ...values,
          ...(memo ? { memos: [...memos, await createMemo(tx, caller, memo)] } : {}),
        } as Partial<FormRow>;
      });
      if (form.status === 'CLOSED' || form.status === 'SPAM') await callOffAppointment(tx, services, caller, form);
      if (form.linkNumber !== before.linkNumber)
        await notifyFormSender(tx, services, form, { template: 'consultation.link', key: `link:${form.linkNumber}` });
      return { form: await completeForm(tx, form) };
    }),
});

export const serveConsoleForms = (app: FastifyInstance, services: FirmServices) => {
  const { db, messenger } = services;
  serve(app, contract.console.forms, {
    ...createTimelineHandlers(services),

    list: async ({ query: { q, ...query } }) => {
      const { forms: rows, ...page } = await listRecords(db, forms, {
        query,
        many: 'forms',
        sorts: { assignee: sql`(select name from users where _id = ${forms.assignee})` },
        where: and(
          // Spam is listed and counted only when filtered for.
          query.status ? undefined : ne(forms.status, 'SPAM'),
          q ? matchesNgramsOrNumber(searchText, q) : undefined,
        ),
      });
      return { forms: (await completeForms(db, rows)).map(withMaskedPhone), ...page };
    },

    get: async ({ params, ...caller }) => {
      const form = await requireRow(db, forms, eq(forms._id, params.id));
      await writeAudit(db, caller, { action: 'VIEW_PII', resource, target: form._id });
      return { form: await completeForm(db, form) };
    },

    create: ({ body: { memo, ...values }, ...caller }) =>
      db.transaction(async (tx) => {
        await assertValidForm(tx, values);
        await assertAssignee(tx, values.assignee);
        const memos = memo ? [await createMemo(tx, caller, memo)] : [];
        const form = await insertRecord(tx, forms, { ...values, memos, ...(await createFormStamps(tx)) }, caller);
        const { _id: target, receiptNo, code, status } = form;
        await writeAudit(tx, caller, { action: 'CREATE', resource, target, after: { receiptNo, code, status } });
        return { form: await completeForm(tx, form) };
      }),

    ...createUpdateHandler(services),

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const form = await lockForm(tx, params.id);
        await formTrash.remove(tx, form, caller);
        await auditFormDeletion(tx, form, caller);
      }),

    account: async ({ params, body: { version }, ...caller }) => {
      const passwordHash = await hashRandomPassword();
      return db.transaction(async (tx) => {
        const form = await updateForm(
          tx,
          caller,
          { before: await lockForm(tx, params.id), version },
          async ({ status }) =>
            status === 'CLOSED' || status === 'SPAM' ? throwApiError('wrong_state') : { status: 'CLOSED' },
        );
        const { _id, username } = await openSellerAccount(tx, form, { passwordHash, messenger, caller });
        return { form: await completeForm(tx, form), user: { _id, username } };
      });
    },

    email: ({ params, body: { version, to, cc = [], subject, html }, ...caller }) =>
      db.transaction(async (tx) => {
        const form = await updateForm(
          tx,
          caller,
          { before: await lockForm(tx, params.id), version },
          async ({ email, replies }) => {
            const recipients = to ?? (email ? [email] : throwFieldError('to', 'required'));
            const sanitised = sanitiseHtml(html);
            if (!sanitised.trim()) throwFieldError('html', 'required');
            const reply = { subject, html: sanitised, to: recipients, cc, sentAt: now(), by: caller.user.sub };
            return { replies: [...replies, reply], status: 'ANSWERED' };
          },
        );
        await sendFormReply(tx, services, form, form.replies.at(-1) ?? throwApiError('internal'));
        await writeAudit(tx, caller, {
          action: 'SEND',
          resource,
          target: form._id,
          after: { recipients: (to?.length ?? 1) + cc.length },
        });
        return { form: await completeForm(tx, form) };
      }),
  });
};
