import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { insertRecord, updateRecord } from '../../platform/http/records';
import { sanitiseHtml } from '../../platform/http/sanitise-html';
import { serve } from '../../platform/http/serve';
import type { Messenger } from '../messages/messenger';
import type { MembersServices } from '../services';
import { questionTrash } from '../trash';
import { findUserName } from '../users/company-names';
import { users } from '../users/table';
import { withAuthors } from '../users/with-authors';
import { type QuestionRow, questions } from './table';

const resource = 'questions';

const withAuthor = async (tx: Database, row: QuestionRow) => {
  const [question] = await withAuthors(tx, [row]);
  return { question: question ?? throwApiError('not_found') };
};

const notifyAnswer = (tx: Database, messenger: Messenger, { _id, _user, subject, notify, version }: QuestionRow) =>
  messenger.notify(tx, {
    user: _user,
    template: 'question.answered',
    values: { subject },
    link: `/my/questions/${_id}`,
    channels: notify,
    ref: { type: resource, _id },
    dedupeKey: `question:${_id}:answer:${version}`,
  });

export const serveConsoleQuestions = (app: FastifyInstance, { db, messenger }: MembersServices) => {
  const lockQuestion = (tx: Database, id: string) => requireRow(tx, questions, eq(questions._id, id), 'update');

  serve(app, contract.console.questions, {
    list: async ({ query }) => {
      const { questions: rows, ...page } = await listRecords(db, questions, {
        query,
        many: 'questions',
        search: ['subject', 'content'],
        sorts: {
          'author.name': sql`(select name from users where _id = ${questions._user})`,
          'answer.name': sql`${questions.answer} ->> 'name'`,
          'answer.at': sql`${questions.answer} ->> 'at'`,
        },
      });
      return { questions: await withAuthors(db, rows), ...page };
    },

    get: async ({ params }) => withAuthor(db, await requireRow(db, questions, eq(questions._id, params.id))),

    create: ({ body, ...caller }) =>
      db.transaction(async (tx) => {
        const isActive = and(eq(users._id, body._user), inArray(users.status, ['ACTIVE', 'PENDING']));
        if ((await tx.$count(users, isActive)) === 0) throwFieldError('_user', 'invalid');
        const question = await insertRecord(tx, questions, body, caller);
        const { _id: target, type, _user } = question;
        await writeAudit(tx, caller, { action: 'CREATE', resource, target, after: { type, _user } });
        return withAuthor(tx, question);
      }),

    update: ({ params, body: { version, answer, tell, type }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockQuestion(tx, params.id);
        if (before.version !== version) throwStale((await withAuthor(tx, before)).question, before);
        const content = answer === undefined ? undefined : sanitiseHtml(answer);
        if (content?.trim() === '') throwFieldError('answer', 'required');
        const by = { by: caller.user.sub, name: (await findUserName(tx, caller.user.sub)) ?? '' };
        const isChanged = content !== undefined && content !== before.answer?.content;
        const newAnswer = isChanged && {
          content,
          ...by,
          at: before.answer?.at ?? now(),
          updatedAt: before.answer ? now() : null,
        };
        const set = { ...(type ? { type } : {}), ...(newAnswer ? { answer: newAnswer } : {}) };
        const after = await updateRecord(tx, questions, before._id, set, caller);
        const shouldNotify = (newAnswer && !before.answer) || (tell && after.answer);
        if (shouldNotify) await notifyAnswer(tx, messenger, after);
        await writeAudit(tx, caller, {
          action: 'UPDATE',
          resource,
          target: after._id,
          before: { status: before.status, type: before.type },
          after: { status: after.status, type: after.type, answered: Boolean(newAnswer), told: Boolean(shouldNotify) },
        });
        return withAuthor(tx, after);
      }),

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const question = await lockQuestion(tx, params.id);
        await questionTrash.remove(tx, question, caller);
        const { _id: target, type, status, _user } = question;
        await writeAudit(tx, caller, { action: 'DELETE', resource, target, before: { type, status, _user } });
      }),
  });
};
