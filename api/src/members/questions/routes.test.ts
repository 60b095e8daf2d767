import { beforeEach, describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { createPicture } from '../../app/testing';
import { outbox } from '../../platform/mail/table';
import { setUp } from '../../platform/testing';
import { inbox } from '../messages/table';
import { startWithUsers } from '../users/testing';
import { questions as table } from './table';

const { console: admin, questions } = contract;

const api = await setUp(startWithUsers());
beforeEach(async () => {
  await api.db.delete(table);
  await api.db.delete(outbox);
  await api.db.delete(inbox);
});

const question = { type: 'inquiry' as const, subject: '질문', content: '내용입니다.', notify: ['EMAIL' as const] };
const ask = async (as: 'member' | 'seller' = 'member', changes: object = {}) =>
  (await api.call(questions.create, { as, body: { ...question, ...changes } })).body.question;
const answer = (id: string, version: number, changes: object = {}) =>
  api.call(admin.questions.update, { as: 'admin', params: { id }, body: { answer: '<p>답</p>', version, ...changes } });

describe('a question', () => {
  test('is visible to its author and to administrators only', async () => {
    const { _id: id } = await ask();
    await ask('seller', { subject: '남의 질문' });
    const { body } = await api.call(questions.list, { as: 'member', query: {} });
    expect(body.questions.map(({ subject }) => subject)).toEqual(['질문']);
    expect((await api.call(questions.get, { as: 'seller', params: { id } })).status).toBe(404);
    expect((await api.call(questions.get, { as: 'admin', params: { id } })).status).toBe(404);
    const { body: all } = await api.call(admin.questions.list, { as: 'admin', query: { status: 'unanswered' } });
    expect(all.questions.map(({ author }) => author.username).sort()).toEqual(['member', 'seller']);
  });

  test('repeated with the same idempotency key is stored once', async () => {
    const headers = { 'idempotency-key': 'once-1' };
    const send = () => api.call(questions.create, { as: 'member', body: question, headers });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(await api.db.$count(table)).toBe(1);
    const other = { as: 'member' as const, body: { ...question, subject: '다른 질문' }, headers };
    expect((await api.call(questions.create, other)).error.code).toBe('key_reused');
  });

  test('is notified to the firm without its content', async () => {
    await ask('member', { content: '비밀스러운 내용' });
    const [mail] = await api.sent('question.asked');
    expect(mail?.recipients).toEqual(['inbox@example.com']);
    expect(mail?.mail?.text).not.toContain('비밀스러운');
  });

  test('can be changed and deleted only until it is answered', async () => {
    const { _id: id, version } = await ask();
    const change = (body: object) => api.call(questions.update, { as: 'member', params: { id }, body: body as never });
    expect((await change({ subject: '고친 질문', version })).body.question).toMatchObject({ subject: '고친 질문' });
    expect((await change({ subject: '또', version })).error.code).toBe('stale');
    await answer(id, version + 1);
    expect((await change({ subject: '늦음', version: version + 2 })).error.code).toBe('wrong_state');
    expect((await api.call(questions.remove, { as: 'member', params: { id } })).error.code).toBe('wrong_state');
  });

  test('has up to three files, readable by its author and administrators only', async () => {
    const { _id: id } = await ask();
    const file = await createPicture();
    const add = () => api.call(questions.addFile, { as: 'member', params: { id }, file });
    const first = await add();
    for (let i = 0; i < 2; i += 1) await add();
    expect((await add()).error.code).toBe('too_many');
    const download = { params: { id: first.body.question.files[0]?._id ?? '' }, query: {} };
    expect((await api.call(contract.files.download, { ...download, as: 'member' })).status).toBe(200);
    expect((await api.call(contract.files.download, { ...download, as: 'seller' })).status).toBe(404);
  });
});

describe('an answer', () => {
  test('is notified once, and again only on request', async () => {
    const { _id: id } = await ask();
    await answer(id, 0);
    await answer(id, 1, { answer: '<p>고친 답</p>' });
    expect(await api.sent('question.answered')).toHaveLength(1);
    await answer(id, 2, { answer: '<p>다시 고친 답</p>', tell: true });
    expect(await api.sent('question.answered')).toHaveLength(2);
  });

  test('is stored once when two administrators answer concurrently', async () => {
    const { _id: id } = await ask();
    const answers = await Promise.all([answer(id, 0), answer(id, 0, { answer: '<p>다른 답</p>' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await api.sent('question.answered')).toHaveLength(1);
  });

  test('is sanitised, and the time of first reading is stored', async () => {
    const { _id: id } = await ask();
    await answer(id, 0, { answer: '<p onclick="x()">답<script>x()</script></p>' });
    const { body } = await api.call(questions.get, { as: 'member', params: { id } });
    expect(body.question).toMatchObject({ status: 'answered', answer: { content: '<p>답</p>' } });
    expect(body.question.readAt).not.toBeNull();
    expect(body.question.answer).not.toHaveProperty('by');
  });
});
