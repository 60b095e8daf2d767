import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, maxQuestionFiles } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import type { OwnsRecord } from '../../platform/files/file-owners';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError } from '../../platform/http/errors';
import { runIdempotent } from '../../platform/http/idempotency';
import { listRecords } from '../../platform/http/list-records';
import { insertRecord, updateRecord } from '../../platform/http/records';
import { type Caller, serve } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import type { MembersServices } from '../services';
import { notifyStaff } from './notify-staff';
import { type QuestionRow, questions } from './table';

const resource = 'questions';
const perMember = { count: 10, windowS: 3600 };

const isOwn = (id: string, user: string) => and(eq(questions._id, id), eq(questions._user, user));

/** Locks an own unanswered question. Throws `not_found` for that of another member, `wrong_state` if answered. */
const lockUnanswered = async (tx: Database, id: string, user: string) => {
  const question = await requireRow(tx, questions, isOwn(id, user), 'update');
  if (question.answer) throwApiError('wrong_state');
  return question;
};

export const serveQuestions = (app: FastifyInstance, { db, files, messenger }: MembersServices) => {
  const updateQuestion = async (tx: Database, { _id }: QuestionRow, values: Partial<QuestionRow>, caller: Caller) => ({
    question: await updateRecord(tx, questions, _id, values, caller),
  });

  serve(app, contract.questions, {
    list: ({ query, user }) =>
      listRecords(db, questions, {
        query,
        many: 'questions',
        where: eq(questions._user, user.sub),
        search: ['subject', 'content'],
      }),

    get: async ({ params, user }) => {
      const question = await requireRow(db, questions, isOwn(params.id, user.sub));
      if (!question.answer || question.readAt) return { question };
      const readAt = now();
      const isUnread = and(eq(questions._id, question._id), isNull(questions.readAt));
      await db.update(questions).set({ readAt }).where(isUnread);
      return { question: { ...question, readAt } };
    },

    create: ({ body, user, request: { headers } }) => {
      const key = headers['idempotency-key']?.toString();
      return runIdempotent(db, { key, caller: user.sub, route: 'questions.create', body }, async (tx) => {
        await throttle(tx, `questions:${user.sub}`, perMember);
        const question = await insertRecord(tx, questions, { ...body, _user: user.sub }, { user });
        await notifyStaff(tx, messenger, question, user.name);
        return { answer: { question }, target: question._id };
      });
    },

    update: ({ params, body: { version, ...body }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockUnanswered(tx, params.id, caller.user.sub);
        if (before.version !== version) throwStale(before, before);
        return updateQuestion(tx, before, body, caller);
      }),

    remove: ({ params, user }) =>
      db.transaction(async (tx) => {
        const question = await lockUnanswered(tx, params.id, user.sub);
        const attached = question.files.map(({ _id }) => _id);
        await files.release(tx, attached);
        await tx.delete(questions).where(eq(questions._id, question._id));
      }),

    addFile: async ({ params, file, ...caller }) => {
      await db.transaction((tx) => lockUnanswered(tx, params.id, caller.user.sub));
      return files.storeWith(file, { kind: 'private', user: caller.user }, async (tx, added) => {
        const before = await lockUnanswered(tx, params.id, caller.user.sub);
        if (before.files.length >= maxQuestionFiles) throwApiError('too_many', { values: { limit: maxQuestionFiles } });
        await files.attach(tx, added._id, { resource, id: before._id, slot: 'files' });
        return updateQuestion(tx, before, { files: [...before.files, added] }, caller);
      });
    },

    removeFile: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockUnanswered(tx, params.id, caller.user.sub);
        const rest = before.files.filter(({ _id }) => _id !== params.file);
        if (rest.length === before.files.length) throwApiError('not_found');
        await files.release(tx, [params.file]);
        await updateQuestion(tx, before, { files: rest }, caller);
      }),
  });
};

/** Returns the check whether a question, and so its files, belongs to the caller. */
export const createOwnsQuestion =
  ({ db }: MembersServices): OwnsRecord =>
  async (id, { user }) =>
    user !== null && (await db.$count(questions, isOwn(id, user.sub))) > 0;
