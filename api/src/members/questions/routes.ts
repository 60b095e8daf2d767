import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, questionFileCount } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import { once } from '../../platform/http/idempotency';
import { answerList } from '../../platform/http/list';
import { type Caller, serve } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { throttle } from '../../platform/http/throttles';
import type { Messenger } from '../messages/tell';
import { type QuestionRow, questions } from './table';
import { tellStaff } from './tell-staff';

const resource = 'questions';
const perMember = { count: 10, windowS: 3600 };

interface Options {
  db: Database;
  files: Files;
  messenger: Messenger;
}

/** Locks a question of the member's own that nobody has answered; a stranger's is not there. */
const lockOpen = async (tx: Database, id: string, user: string) => {
  const [question] = await tx
    .select()
    .from(questions)
    .where(and(eq(questions._id, id), eq(questions._user, user)))
    .for('update');
  if (!question) fail('not_found');
  if (question.answer) fail('wrong_state');
  return question;
};

export const serveQuestions = (app: FastifyInstance, { db, files, messenger }: Options) => {
  const change = async (tx: Database, { _id }: QuestionRow, values: Partial<QuestionRow>, caller: Caller) => {
    const set = { ...values, ...touched(questions, caller) };
    const [question] = await tx.update(questions).set(set).where(eq(questions._id, _id)).returning();
    return { question: question ?? fail('not_found') };
  };

  serve(app, contract.questions, {
    list: ({ query, user }) =>
      answerList(db, questions, {
        query,
        many: 'questions',
        where: eq(questions._user, user.sub),
        search: ['subject', 'content'],
        show: (question) => question,
      }),

    get: async ({ params, user }) => {
      const own = and(eq(questions._id, params.id), eq(questions._user, user.sub));
      const [question] = await db.select().from(questions).where(own);
      if (!question) fail('not_found');
      if (!question.answer || question.readAt) return { question };
      const readAt = now();
      await db
        .update(questions)
        .set({ readAt })
        .where(and(own, isNull(questions.readAt)));
      return { question: { ...question, readAt } };
    },

    create: ({ body, user, request: { headers } }) => {
      const key = headers['idempotency-key']?.toString();
      return once(db, { key, caller: user.sub, route: 'questions.create', body }, async (tx) => {
        await throttle(tx, `questions:${user.sub}`, perMember);
        const by = { _user: user.sub, createdBy: user.sub, updatedBy: user.sub };
        const [question] = await tx
          .insert(questions)
          .values({ ...body, ...by })
          .returning();
        if (!question) fail('internal');
        await tellStaff(tx, messenger, question, user.name);
        return { answer: { question }, target: question._id };
      });
    },

    update: ({ params, body: { version, ...body }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockOpen(tx, params.id, caller.user.sub);
        if (before.version !== version) await refuseStale(tx, before, before);
        return change(tx, before, body, caller);
      }),

    remove: ({ params, user }) =>
      db.transaction(async (tx) => {
        const question = await lockOpen(tx, params.id, user.sub);
        const attached = question.files.map(({ _id }) => _id);
        await files.release(tx, attached);
        await tx.delete(questions).where(eq(questions._id, question._id));
      }),

    addFile: async ({ params, file, ...caller }) => {
      await db.transaction((tx) => lockOpen(tx, params.id, caller.user.sub));
      return files.add(file, { kind: 'private', user: caller.user }, async (tx, added) => {
        const before = await lockOpen(tx, params.id, caller.user.sub);
        if (before.files.length >= questionFileCount) fail('too_many', { values: { limit: questionFileCount } });
        await files.attach(tx, added._id, { resource, id: before._id, slot: 'files' });
        return change(tx, before, { files: [...before.files, added] }, caller);
      });
    },

    removeFile: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockOpen(tx, params.id, caller.user.sub);
        const rest = before.files.filter(({ _id }) => _id !== params.file);
        if (rest.length === before.files.length) fail('not_found');
        await files.release(tx, [params.file]);
        await change(tx, before, { files: rest }, caller);
      }),
  });

  return {
    /** Whether a question, and so its files, is the caller's. */
    isOwn: async (id: string, { user }: { user: { sub: string } | null }) =>
      user !== null && (await db.$count(questions, and(eq(questions._id, id), eq(questions._user, user.sub)))) > 0,
  };
};
