import { expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { consents } from '../../members/consents/table';
import { audit } from '../../platform/audit/table';
import { idempotencyKeys } from '../../platform/http/table';
import { outbox } from '../../platform/mail/table';
import { setUp } from '../../platform/testing';
import { forms } from './table';
import { createProofHeader, startFormsApi } from './testing';

const api = await setUp(startFormsApi());
const proof = createProofHeader('01012345678', 'pass1234');

test('a visitor submits a form and gets a receipt number with the date in Seoul', async () => {
  const { status, body } = await api.submit();
  expect(status).toBe(201);
  const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(2, 10).replaceAll('-', '');
  expect(body.form.receiptNo).toMatch(new RegExp(`^${today}-\\d{4}$`));
  expect(body.form).toMatchObject({
    status: 'RECEIVED',
    consents: [{ termsCode: 'form-consult', termsVersion: 2, agreed: true }],
  });
  expect(Object.keys(body.form)).not.toEqual(expect.arrayContaining(['proof']));
  expect(JSON.stringify(body)).not.toMatch(/proof|purgeAt|memos|assignee|"source"|"ip"/);
});

test('receipt numbers are unique among thirty concurrent submissions', async () => {
  const sent = await Promise.all(Array.from({ length: 30 }, (_, i) => api.submit({ phone: `010555500${10 + i}` })));
  expect(new Set(sent.map(({ body }) => body.form.receiptNo)).size).toBe(30);
});

test('consents are stored with edition, time, address and browser, and are immutable', async () => {
  const { body } = await api.submit(
    {
      consents: [
        { termsCode: 'form-consult', termsVersion: 2, agreed: true },
        { termsCode: 'marketing', termsVersion: 1, agreed: false },
      ],
    },
    { 'user-agent': 'Browser/1', 'x-forwarded-for': '203.0.113.50' },
  );
  const stored = await api.db.select().from(consents).where(eq(consents._form, body.form._id));
  expect(stored).toMatchObject([
    { termsCode: 'form-consult', termsVersion: 2, agreed: true, ip: '203.0.113.50', ua: 'Browser/1' },
    { termsCode: 'marketing', termsVersion: 1, agreed: false },
  ]);
  await expect(api.db.update(consents).set({ agreed: true })).rejects.toThrow();
});

const consent = (termsCode: string, termsVersion: number, agreed = true) => ({ termsCode, termsVersion, agreed });

test.each([
  ['none', []],
  ['only the optional one', [consent('marketing', 1)]],
  ['a refused one', [consent('form-consult', 2, false)]],
])('with %s of the consents the form is refused, and the missing one named', async (_, consentsSent) => {
  const { status, error } = await api.submit({ consents: consentsSent });
  expect([status, error.code, error.errors?.[0]?.field]).toEqual([422, 'consent_required', 'consents.form-consult']);
});

test.each([
  ['an outdated edition', [consent('form-consult', 1)], 'consents.0.termsVersion'],
  ['an edition that is not in force yet', [consent('form-consult', 3)], 'consents.0.termsVersion'],
  ['an edition that never was', [consent('form-consult', 9)], 'consents.0.termsVersion'],
  ['terms that the form does not ask for', [consent('form-consult', 2), consent('auction', 1)], 'consents.1.termsCode'],
  ['the same terms twice', [consent('form-consult', 2), consent('form-consult', 2, false)], 'consents.1.termsCode'],
])('%s is refused', async (_, consentsSent, field) => {
  const { status, error } = await api.submit({ consents: consentsSent });
  expect([status, error.code, error.errors?.[0]?.field]).toEqual([422, 'invalid', field]);
});

test('automated submissions are refused', async () => {
  const getFast = () => ({ renderedAt: new Date(Date.now() - 2000).toISOString() });
  for (const getChanges of [() => ({ website: 'https://spam.example' }), getFast]) {
    const { status, error } = await api.submit(getChanges());
    expect([status, error.code]).toEqual([422, 'not_human']);
  }
  const future = { renderedAt: new Date(Date.now() + 3_600_000).toISOString() };
  expect((await api.submit(future)).status).toBe(201);
});

test.each([
  ['a practice that the firm does not have', { practice: 'astrology' }, 'practice'],
  ['an office that it does not have', { office: 7 }, 'office'],
  [
    'a wish that ends before it begins',
    { preferredAt: { date: '2027-01-04', from: '15:00', to: '14:00' } },
    'preferredAt.to',
  ],
  ['no password', { password: undefined }, 'password'],
  ['a line break in the name', { name: 'Kim\r\nBcc: victim@example.com' }, 'name'],
  ['a line break in the subject', { subject: 'a\nb' }, 'subject'],
  ['an unknown field', { status: 'ANSWERED' }, 'status'],
  ['a field of the server', { purgeAt: '2099-01-01T00:00:00.000Z' }, 'purgeAt'],
])('%s is refused', async (_, changes, field) => {
  const { status, error } = await api.submit(changes);
  expect([status, error.errors?.[0]?.field]).toEqual([422, field]);
});

test('a phone number may submit five forms an hour, not counting refused ones; then retry-after is returned', async () => {
  const phone = '01055551111';
  const from = { 'x-forwarded-for': '203.0.113.77' };
  for (let i = 0; i < 3; i += 1) expect((await api.submit({ phone, consents: [] }, from)).status).toBe(422);
  for (let i = 0; i < 5; i += 1) expect((await api.submit({ phone }, from)).status).toBe(201);
  const { status, error, headers } = await api.submit({ phone }, from);
  expect([status, error.code]).toEqual([429, 'form_limit']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(3500);
  await api.db.execute(sql`update throttles set ends_at = now()`);
  expect((await api.submit({ phone }, from)).status).toBe(201);
});

const fetch = (id: string, headers: Record<string, string>) =>
  api.call(contract.forms.get, { params: { id }, headers: { ...api.from(), ...headers } });

test('a sender reads the form with phone number and password; for others it does not exist', async () => {
  const { body } = await api.submit();
  const { _id: id } = body.form;
  expect((await fetch(id, proof)).body.form.name).toBe('김철수');
  for (const other of [
    createProofHeader('01012345678', 'wrong'),
    createProofHeader('01099998888', 'pass1234'),
    { 'form-proof': '???' },
    { 'form-proof': '' },
  ])
    expect((await fetch(id, other)).status).toBe(404);
  expect((await fetch(id, {})).status).toBe(401);
  for (const as of ['member', 'seller', 'admin'] as const)
    expect((await api.call(contract.forms.get, { params: { id }, as })).status).toBe(404);
});

test('the list contains only the caller’s own forms', async () => {
  const phone = '01055556666';
  await api.submit({ phone });
  await api.submit({ phone, password: 'another' });
  const list = async (headers: Record<string, string>) =>
    (await api.call(contract.forms.list, { headers: { ...api.from(), ...headers } })).body;
  expect(await list(createProofHeader(phone, 'pass1234'))).toMatchObject({ total: 1, forms: [{ phone }] });
  expect(await list(createProofHeader(phone, 'neither'))).toMatchObject({ total: 0, forms: [] });
  expect((await api.call(contract.forms.list)).status).toBe(401);
});

test('a member’s forms are found by the access token', async () => {
  const sent = await api.call(contract.forms.create, {
    as: 'member',
    body: api.body({ password: undefined }),
    headers: api.from(),
  });
  expect(sent.status).toBe(201);
  const id = sent.body.form._id;
  expect((await api.call(contract.forms.get, { params: { id }, as: 'member' })).status).toBe(200);
  expect((await api.call(contract.forms.get, { params: { id }, as: 'buyer' })).status).toBe(404);
  const ownList = await api.call(contract.forms.list, { as: 'member' });
  expect(ownList.body.forms.map(({ _id }) => _id)).toEqual([id]);
  expect((await api.call(contract.forms.list, { as: 'buyer' })).body.total).toBe(0);
});

test('wrong passwords for one phone number are limited to a hundred a day, from whatever addresses they come', async () => {
  const phone = '01044446666';
  const { body } = await api.submit({ phone });
  const guess = (i: number) => fetch(body.form._id, createProofHeader(phone, `guess${i}`));
  await guess(0);
  await api.db.execute(sql`update throttles set count = 100 where key = ${`form-proof:phone-daily:${phone}`}`);
  await api.db.execute(sql`update throttles set ends_at = now() where key = ${`form-proof:phone:${phone}`}`);
  expect((await guess(1)).status).toBe(429);
});

test('wrong passwords are limited to ten per phone number; correct ones are not limited', async () => {
  const phone = '01044445555';
  const { body } = await api.submit({ phone });
  for (let i = 0; i < 12; i += 1)
    expect((await fetch(body.form._id, createProofHeader(phone, 'pass1234'))).status).toBe(200);
  const statuses: number[] = [];
  for (let i = 0; i < 12; i += 1)
    statuses.push((await fetch(body.form._id, createProofHeader(phone, `guess${i}`))).status);
  expect(statuses).toEqual([...Array(10).fill(404), 429, 429]);
});

test('a received form is changed by its sender from the current version', async () => {
  const { _id: id } = (await api.submit()).body.form;
  const update = (body: object, headers: Record<string, string> = proof) =>
    api.call(contract.forms.update, {
      params: { id },
      body: { version: 0, ...body },
      headers: { ...api.from(), ...headers },
    });
  expect((await update({ content: '고쳤습니다' }, createProofHeader('01012345678', 'wrong'))).status).toBe(404);
  expect((await update({ content: '고쳤습니다' })).body.form).toMatchObject({ content: '고쳤습니다', version: 1 });
  const { error } = await update({ content: '또' });
  expect(error).toMatchObject({ code: 'stale', changedBy: null, current: { content: '고쳤습니다', version: 1 } });
  for (const field of ['memos', 'proof', 'source', 'assignee', 'linkNumber', '_user'])
    expect(error.current).not.toHaveProperty(field);
  for (const field of ['status', 'receiptNo', 'proof', '_user', 'assignee', 'memos'])
    expect((await update({ version: 1, [field]: 'x' })).status).toBe(422);
  await api.db.update(forms).set({ status: 'IN_PROGRESS' }).where(eq(forms._id, id));
  expect((await update({ version: 1, content: '늦게' })).error.code).toBe('wrong_state');
  expect((await api.call(contract.forms.remove, { params: { id }, headers: proof })).error.code).toBe('wrong_state');
});

test('the password stays valid after a change of the phone number', async () => {
  const { _id: id } = (await api.submit()).body.form;
  const body = { version: 0, phone: '01077778888' };
  expect(
    (await api.call(contract.forms.update, { params: { id }, body, headers: { ...api.from(), ...proof } })).status,
  ).toBe(200);
  expect((await fetch(id, proof)).status).toBe(404);
  expect((await fetch(id, createProofHeader('01077778888', 'pass1234'))).status).toBe(200);
});

test('withdrawing deletes all personal data but the receipt number', async () => {
  const sent = await api.submit({ name: '흔적없는이름' }, { 'idempotency-key': 'withdrawn' });
  const { _id: id, receiptNo } = sent.body.form;
  const file = { name: '도면.pdf', mime: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' };
  expect((await api.call(contract.forms.addFile, { params: { id }, file, headers: proof })).status).toBe(201);
  const from = { ...proof, 'x-forwarded-for': '203.0.113.99' };
  expect((await api.call(contract.forms.remove, { params: { id }, headers: from })).status).toBe(204);
  expect((await fetch(id, proof)).status).toBe(404);
  const { rows } = await api.db.execute(
    sql`select table_name from information_schema.tables where table_schema = 'public'`,
  );
  for (const { table_name } of rows) {
    const { rows: found } = await api.db.execute(
      sql`select 1 from ${sql.identifier(String(table_name))} t where t::text like '%흔적없는이름%'`,
    );
    expect([table_name, found]).toEqual([table_name, []]);
  }
  expect(await api.db.select().from(consents).where(eq(consents._form, id))).toEqual([]);
  expect(await api.db.select().from(outbox).where(eq(outbox.target, id))).toEqual([]);
  expect(await api.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.target, id))).toEqual([]);
  const [entry] = await api.db.select().from(audit).where(eq(audit.target, id));
  expect(entry).toMatchObject({ action: 'DELETE', before: { receiptNo }, ip: '' });
});
