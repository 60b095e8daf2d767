import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { outbox } from '../../platform/mail/table';
import { setUp } from '../../platform/testing';
import { forms } from './table';
import { startFormsApi } from './testing';

const api = await setUp(startFormsApi());

const sending = (key: string, body: object) => () =>
  api.send({
    method: 'POST',
    path: '/api/v1/forms',
    headers: { 'idempotency-key': key, ...api.from() },
    payload: body,
  });

test('a form sent twenty times concurrently is stored once, and each recipient is notified once', async () => {
  const send = sending('twenty', api.body({ name: '스무번' }));
  const answers = await Promise.all(Array.from({ length: 20 }, send));
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  const stored = await api.db.select().from(forms).where(eq(forms.name, '스무번'));
  expect(stored).toHaveLength(1);
  const mails = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.target, stored[0]?._id ?? ''));
  // The sender by mail and text message, and two administrators.
  expect(new Set(mails.map(({ dedupeKey }) => dedupeKey)).size).toBe(4);
  expect(mails).toHaveLength(4);
});

test('control: without an idempotency key it is stored every time', async () => {
  const body = api.body({ name: '열쇠없이', phone: '01022220001' });
  await Promise.all(
    Array.from({ length: 5 }, () =>
      api.send({ method: 'POST', path: '/api/v1/forms', headers: api.from(), payload: body }),
    ),
  );
  expect(await api.db.select().from(forms).where(eq(forms.name, '열쇠없이'))).toHaveLength(5);
});

test('a repeated request gets the first response byte for byte, even after the form has changed', async () => {
  const body = api.body({ phone: '01022220002' });
  const [first, again] = [await sending('bytes', body)(), await sending('bytes', body)()];
  expect(again.status).toBe(201);
  expect(JSON.stringify(again.content)).toBe(JSON.stringify(first.content));
  await api.db.update(forms).set({ status: 'IN_PROGRESS' });
  expect(JSON.stringify((await sending('bytes', body)()).content)).toBe(JSON.stringify(first.content));
});

test('the same key with a different body is refused', async () => {
  const body = api.body({ phone: '01022220003' });
  await sending('reused', body)();
  const { status, content } = await sending('reused', { ...body, content: '다른 내용' })();
  expect([status, content]).toMatchObject([422, { code: 'key_reused' }]);
});
