import { expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { contract, type Lawyer, type Setting } from 'shared/contract';
import { documents } from '../../platform/documents/table';
import type { HttpError } from '../../platform/http/errors';
import { setUp } from '../../platform/testing';
import { createProofHeader, startFormsApi } from './testing';
import { assertOpenAt } from './validate-form';

const api = await setUp(startFormsApi());

test('the people behind one address of a mobile carrier may each send five requests an hour', async () => {
  const carrier = { 'x-forwarded-for': '203.0.113.10' };
  for (const phone of ['01041110001', '01041110002'])
    for (let i = 0; i < 5; i += 1) expect((await api.submit({ phone }, carrier)).status).toBe(201);
});

test('a sixth request of a phone number is refused from every address, with the time and the telephone', async () => {
  const phone = '01041110003';
  for (let i = 0; i < 5; i += 1) expect((await api.submit({ phone })).status).toBe(201);
  const { status, error, headers } = await api.submit({ phone: '+821041110003' });
  expect([status, error.code]).toEqual([429, 'form_limit']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(3500);
  expect(error.message).toMatch(/(오전|오후) \d+:\d\d/);
  expect(error.message).toContain('02-1588-0000');
});

test('a member may send five requests an hour, with whatever phone number', async () => {
  const send = (phone: string) =>
    api.call(contract.forms.create, {
      as: 'member',
      body: api.body({ phone, password: undefined }),
      headers: api.from(),
    });
  for (let i = 0; i < 5; i += 1) expect((await send(`0104222000${i}`)).status).toBe(201);
  expect((await send('01042220009')).error.code).toBe('form_limit');
});

test('one address may send sixty requests an hour', async () => {
  const from = { 'x-forwarded-for': '203.0.113.11' };
  await api.submit({ phone: '01041110004' }, from);
  await api.db.execute(sql`update throttles set count = 60 where key = 'forms:source:203.0.113.11'`);
  expect((await api.submit({ phone: '01041110005' }, from)).error.code).toBe('form_limit');
});

const monday = '2099-01-05';
const saturday = '2099-01-10';

test.each([
  ['a Saturday', { date: saturday, from: '09:00', to: '12:00' }, 'preferredAt.date'],
  ['an evening', { date: monday, from: '18:00', to: '21:00' }, 'preferredAt.from'],
])('%s on which the offices are closed is refused', async (_, preferredAt, field) => {
  const { status, error } = await api.submit({ phone: '01041110006', preferredAt });
  expect([status, error.errors?.[0]]).toMatchObject([422, { field, code: 'closed' }]);
});

test('a day or a time that is over cannot be wished for', async () => {
  const noon = Date.parse(`${monday}T12:30:00+09:00`);
  const wish = (date: string, from: string, to: string) =>
    assertOpenAt(api.db, { preferredAt: { date, from, to } }, noon).then(
      () => null,
      ({ details }: HttpError) => details.errors?.[0],
    );
  expect(await wish('2099-01-02', '13:00', '15:00')).toMatchObject({ field: 'preferredAt.date', code: 'closed' });
  expect(await wish(monday, '09:00', '12:00')).toMatchObject({ field: 'preferredAt.from', code: 'closed' });
  expect(await wish(monday, '13:00', '15:00')).toBeNull();
  expect(await wish(monday, '00:00', '23:59')).toBeNull();
  const { error } = await api.submit({
    phone: '01041110010',
    preferredAt: { date: '2025-01-06', from: '09:00', to: '12:00' },
  });
  expect(error.errors?.[0]?.field).toBe('preferredAt.date');
});

test('the hours of the chosen office count, on a change too', async () => {
  const [{ value } = { value: {} }] = await api.db.select().from(documents).where(eq(documents.key, 'setting'));
  const { offices } = value as { offices: object[] };
  const open = { ...offices[0], opening: [{ days: 'SAT', from: '10:00', to: '13:00' }] };
  const changed = { ...(value as object), offices: [open, offices[0]] } as unknown as Setting;
  await api.db.update(documents).set({ value: changed }).where(eq(documents.key, 'setting'));

  const phone = '01041110007';
  const preferredAt = { date: saturday, from: '10:00', to: '12:00' };
  expect((await api.submit({ phone, preferredAt })).status).toBe(201);
  expect((await api.submit({ phone, preferredAt, office: 1 })).error.errors?.[0]?.field).toBe('preferredAt.date');
  const { body } = await api.submit({ phone, preferredAt, office: 0 });
  const change = (changes: object) =>
    api.call(contract.forms.update, {
      params: { id: body.form._id },
      body: { version: 0, ...changes },
      headers: { ...api.from(), ...createProofHeader(phone, 'pass1234') },
    });
  for (const changes of [{ preferredAt: { ...preferredAt, date: monday } }, { office: 1 }]) {
    const { status, error } = await change(changes);
    expect([status, error.errors?.[0]?.field]).toEqual([422, 'preferredAt.date']);
  }
  expect((await change({ office: 0, preferredAt, content: '덧붙임' })).status).toBe(200);
});

test('the lawyer that a visitor wishes for is stored; another than the firm’s is refused', async () => {
  const lawyer: Partial<Lawyer> & { _id: string } = {
    _id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    slug: 'kim',
    title: '김',
    titleEn: 'Kim',
    enabled: true,
  };
  await api.db.insert(documents).values({
    key: 'lawyers',
    value: [lawyer as Lawyer],
    version: 1,
    updatedAt: new Date().toISOString(),
    updatedBy: null,
  });
  const phone = '01041110008';
  expect((await api.submit({ phone, _lawyer: lawyer._id })).body.form._lawyer).toBe(lawyer._id);
  const { status, error } = await api.submit({ phone, _lawyer: '01ARZ3NDEKTSV4RRFFQ69G5FAX' });
  expect([status, error.errors?.[0]?.field]).toEqual([422, '_lawyer']);
});

test('only a consultation has an hour', async () => {
  const start = new Date(Date.now() + 86_400_000).toISOString();
  const { error } = await api.submit({ phone: '01041110010', code: 'award-entry', start });
  expect(error.errors).toMatchObject([{ field: 'start', code: 'invalid' }]);
});

test('whoever is taken for a robot is told what to do', async () => {
  const { error } = await api.submit({ phone: '01041110009', renderedAt: new Date().toISOString() });
  expect(error.code).toBe('not_human');
  expect(error.message).toContain('3초');
});
