import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { nameOf, writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import { cleanHtml } from '../../platform/http/html';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import type { Messenger } from '../messages/tell';
import { withAuthors } from '../users/authors';
import { users } from '../users/table';
import { type QuestionRow, questions } from './table';

const resource = 'questions';

interface Options {
  db: Database;
  files: Files;
  messenger: Messenger;
}

const withAuthor = async (tx: Database, row: QuestionRow | undefined) => {
  const [question] = row ? await withAuthors(tx, [row]) : [];
  return { question: question ?? fail('not_found') };
};

const tellAnswer = (tx: Database, { tell }: Messenger, { _id, _user, subject, notify, version }: QuestionRow) =>
  tell(tx, {
    user: _user,
    template: 'question.answered',
    values: { subject },
    link: `/matching/support/${_id}`,
    channels: notify,
    ref: { type: resource, _id },
    dedupeKey: `question:${_id}:answer:${version}`,
  });

export const serveConsoleQuestions = (app: FastifyInstance, { db, files, messenger }: Options) => {
  const lock = async (tx: Database, id: string) => {
    const [question] = await tx.select().from(questions).where(eq(questions._id, id)).for('update');
    return question ?? fail('not_found');
  };

  serve(app, contract.console.questions, {
    list: async ({ query }) => {
      const { questions: rows, ...page } = await answerList(db, questions, {
        query,
        many: 'questions',
        search: ['subject', 'content'],
        show: (row) => row,
      });
      return { questions: await withAuthors(db, rows), ...page };
    },

    get: async ({ params }) => {
      const [question] = await db.select().from(questions).where(eq(questions._id, params.id));
      return withAuthor(db, question);
    },

    create: ({ body, ...caller }) =>
      db.transaction(async (tx) => {
        const asks = and(eq(users._id, body._user), inArray(users.status, ['ACTIVE', 'PENDING']));
        if ((await tx.$count(users, asks)) === 0) failField('_user', 'invalid');
        const by = { createdBy: caller.user.sub, updatedBy: caller.user.sub };
        const [question] = await tx
          .insert(questions)
          .values({ ...body, ...by })
          .returning();
        if (!question) fail('internal');
        const { _id: target, type, _user } = question;
        await writeAudit(tx, caller, { action: 'CREATE', resource, target, after: { type, _user } });
        return withAuthor(tx, question);
      }),

    update: ({ params, body: { version, answer, tell, type }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lock(tx, params.id);
        if (before.version !== version) await refuseStale(tx, (await withAuthor(tx, before)).question, before);
        const content = answer === undefined ? undefined : cleanHtml(answer);
        if (content?.trim() === '') failField('answer', 'required');
        const by = { by: caller.user.sub, name: (await nameOf(tx, caller.user.sub)) ?? '' };
        const said = content !== undefined && content !== before.answer?.content;
        const spoken = said && {
          content,
          ...by,
          at: before.answer?.at ?? now(),
          updatedAt: before.answer ? now() : null,
        };
        const set = { ...(type ? { type } : {}), ...(spoken ? { answer: spoken } : {}), ...touched(questions, caller) };
        const [after] = await tx.update(questions).set(set).where(eq(questions._id, before._id)).returning();
        if (!after) fail('internal');
        const told = (spoken && !before.answer) || (tell && after.answer);
        if (told) await tellAnswer(tx, messenger, after);
        await writeAudit(tx, caller, {
          action: 'UPDATE',
          resource,
          target: after._id,
          before: { status: before.status, type: before.type },
          after: { status: after.status, type: after.type, answered: Boolean(spoken), told: Boolean(told) },
        });
        return withAuthor(tx, after);
      }),

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const { _id: target, type, status, _user, files: attached } = await lock(tx, params.id);
        await files.release(
          tx,
          attached.map(({ _id }) => _id),
        );
        await tx.delete(questions).where(eq(questions._id, target));
        await writeAudit(tx, caller, { action: 'DELETE', resource, target, before: { type, status, _user } });
      }),
  });
};
