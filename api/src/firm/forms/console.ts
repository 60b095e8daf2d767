import { and, arrayContains, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import type { Messenger } from '../../members/messages/tell';
import { users } from '../../members/users/table';
import { nameOf, writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import { cleanHtml } from '../../platform/http/html';
import { answerList } from '../../platform/http/list';
import { type Caller, serve } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { openSellerAccount, unknownPassword } from './account';
import { withConsents, withItsConsents } from './consents';
import { eraseForm } from './erase';
import { writeFormChange, writeFormEnd } from './history';
import { replyByMail } from './mails';
import { nextReceiptNo } from './receipts';
import { purgeMoment } from './retention';
import { type FormRow, forms } from './table';
import { checkTold } from './told';

const resource = 'forms';

const lock = async (tx: Database, id: string) => {
  const [form] = await tx.select().from(forms).where(eq(forms._id, id)).for('update');
  return form ?? fail('not_found');
};

const checkAssignee = async (tx: Database, assignee: string | null | undefined) => {
  if (!assignee) return;
  const isStaff = and(eq(users._id, assignee), arrayContains(users.roles, ['ADMIN']), eq(users.status, 'ACTIVE'));
  if ((await tx.$count(users, isStaff)) === 0) failField('assignee', 'invalid');
};

const memoBy = async (tx: Database, { user }: Caller, text: string) => {
  const by = user?.sub ?? fail('unauthenticated');
  return { by, name: (await nameOf(tx, by)) ?? '', at: now(), text };
};

export const serveConsoleForms = (
  app: FastifyInstance,
  { db, files, messenger }: { db: Database; files: Files; messenger: Messenger },
) => {
  const change = async (
    tx: Database,
    caller: Caller,
    { id, version }: { id: string; version: number },
    values: (before: FormRow) => Promise<Partial<FormRow>>,
  ) => {
    const before = await lock(tx, id);
    if (before.version !== version) await refuseStale(tx, await withItsConsents(tx, before), before);
    const set = { ...(await values(before)), ...touched(forms, caller) };
    const [after] = await tx.update(forms).set(set).where(eq(forms._id, id)).returning();
    if (!after) fail('internal');
    await writeFormChange(tx, caller, before, after);
    return after;
  };

  serve(app, contract.console.forms, {
    list: async ({ query }) => {
      const { forms: rows, ...page } = await answerList(db, forms, {
        query,
        many: 'forms',
        search: ['name', 'phone', 'email', 'receiptNo', 'subject'],
        // Spam is counted only where it is asked for.
        where: query.status ? undefined : ne(forms.status, 'SPAM'),
        show: (row) => row,
      });
      return { forms: await withConsents(db, rows), ...page };
    },

    get: async ({ params, ...caller }) => {
      const [form] = await db.select().from(forms).where(eq(forms._id, params.id));
      if (!form) fail('not_found');
      await writeAudit(db, caller, { action: 'VIEW_PII', resource, target: form._id });
      return { form: await withItsConsents(db, form) };
    },

    create: ({ body: { memo, ...values }, ...caller }) =>
      db.transaction(async (tx) => {
        await checkTold(tx, values);
        await checkAssignee(tx, values.assignee);
        const by = { createdBy: caller.user.sub, updatedBy: caller.user.sub };
        const [form] = await tx
          .insert(forms)
          .values({
            ...values,
            ...by,
            receiptNo: await nextReceiptNo(tx),
            memos: memo ? [await memoBy(tx, caller, memo)] : [],
            purgeAt: await purgeMoment(tx),
          })
          .returning();
        if (!form) fail('internal');
        const { _id: target, receiptNo, code, status } = form;
        await writeAudit(tx, caller, { action: 'CREATE', resource, target, after: { receiptNo, code, status } });
        return { form: { ...form, consents: [] } };
      }),

    update: ({ params, body: { version, memo, ...values }, ...caller }) =>
      db.transaction(async (tx) => {
        const form = await change(tx, caller, { id: params.id, version }, async ({ memos }) => {
          await checkTold(tx, values);
          await checkAssignee(tx, values.assignee);
          return {
            ...values,
            ...(memo ? { memos: [...memos, await memoBy(tx, caller, memo)] } : {}),
          } as Partial<FormRow>;
        });
        return { form: await withItsConsents(tx, form) };
      }),

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const form = await lock(tx, params.id);
        await eraseForm(tx, files, form);
        await writeFormEnd(tx, caller, form);
      }),

    account: async ({ params, body: { version }, ...caller }) => {
      const passwordHash = await unknownPassword();
      return db.transaction(async (tx) => {
        const form = await change(tx, caller, { id: params.id, version }, async ({ status }) =>
          status === 'CLOSED' || status === 'SPAM' ? fail('wrong_state') : { status: 'CLOSED' },
        );
        const { _id, username } = await openSellerAccount(tx, form, { passwordHash, messenger, caller });
        return { form: await withItsConsents(tx, form), user: { _id, username } };
      });
    },

    email: ({ params, body: { version, to, cc = [], subject, html }, ...caller }) =>
      db.transaction(async (tx) => {
        const form = await change(tx, caller, { id: params.id, version }, async ({ email }) => {
          const recipients = to ?? (email ? [email] : failField('to', 'required'));
          const clean = cleanHtml(html);
          if (!clean.trim()) failField('html', 'required');
          const reply = { subject, html: clean, to: recipients, cc, sentAt: now(), by: caller.user.sub };
          return { reply, status: 'ANSWERED' };
        });
        await replyByMail(tx, messenger, form, form.reply ?? fail('internal'));
        await writeAudit(tx, caller, {
          action: 'SEND',
          resource,
          target: form._id,
          after: { recipients: (to?.length ?? 1) + cc.length },
        });
        return { form: await withItsConsents(tx, form) };
      }),
  });
};
