import { afterAll, expect, test } from '@jest/globals';
import { and, asc, eq, sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { users } from '../../members/users/table';
import { audit } from '../../platform/audit/table';
import { createFiles } from '../../platform/files/files';
import { files } from '../../platform/files/table';
import { dispatchOne } from '../../platform/mail/dispatcher';
import { outbox } from '../../platform/mail/table';
import { createTestTransports, startMailbox } from '../../platform/mail/testing';
import { createMailTransport } from '../../platform/mail/transport';
import { setUp } from '../../platform/testing';
import { purgeForms } from './purge-forms';
import { forms } from './table';
import { createProofHeader, startFormsApi } from './testing';

const api = await setUp(startFormsApi());
const mailbox = await startMailbox();
afterAll(() => mailbox.close());
const as = 'admin';

const submitted = async (changes: object = {}, headers: Record<string, string> = {}) =>
  (await api.submit(changes, headers)).body.form;
const update = (id: string, body: object, identity: 'admin' | 'member' = as) =>
  api.call(contract.console.forms.update, { as: identity, params: { id }, body: { version: 0, ...body } });
const listAudit = (id: string) =>
  api.db.select().from(audit).where(eq(audit.target, id)).orderBy(asc(audit.at), asc(audit._id));
const delivered = async (target: string) => {
  mailbox.delivered.length = 0;
  await api.db.update(outbox).set({ status: 'SENT' }).where(sql`${outbox.target} <> ${target}`);
  const transport = createMailTransport({ smtpUrl: mailbox.url, directory: '' });
  while (await dispatchOne(api.db, createTestTransports(transport), 'EMAIL'));
  return mailbox.delivered;
};

test('the sender and the firm are notified in their own languages; only the sender’s own mail repeats the content', async () => {
  await api.db.update(users).set({ email: 'admin@example.com', language: 'en' }).where(eq(users.username, 'admin'));
  const { _id: id, receiptNo } = await submitted({ name: 'Kim', content: '비밀 이야기' }, { 'accept-language': 'cn' });
  const mails = await delivered(id);
  const to = (address: string) => mails.find(({ recipients }) => recipients[0] === address);
  expect(mails).toHaveLength(3);
  expect(to('client@example.com')?.subject).toContain('您的咨询申请已受理');
  expect(to('inbox@example.com')?.subject).toBe(`새 상담 신청: Kim (${receiptNo})`);
  expect(to('admin@example.com')?.subject).toBe(`New consultation request: Kim (${receiptNo})`);
  expect(to('admin@example.com')?.text).toContain(`https://portico.example/en/console/forms/${id}`);
  expect(to('inbox@example.com')?.text).toContain('건설 분쟁');
  const withContent = mails.filter((mail) => JSON.stringify(mail).includes('비밀 이야기'));
  expect(withContent.map(({ recipients }) => recipients)).toEqual([['client@example.com']]);
});

test('a request is found by its text, and by the telephone number in each form that people type', async () => {
  const { _id: id } = await submitted({ phone: '01098765432', content: '지하 주차장에 물이 샙니다' });
  await submitted({ phone: '01011112222', content: '다른 이야기' });
  const found = async (q: string) => {
    const { body } = await api.asAdmin(contract.console.forms.list, { query: { q } });
    return body.forms.map(({ _id }) => _id);
  };
  const typed = ['010-9876-5432', '010 9876 5432', '+82 10-9876-5432', '+821098765432', '5432', '98765432'];
  for (const q of ['주차장', '물이 지하', ...typed]) expect({ q, found: await found(q) }).toEqual({ q, found: [id] });
  expect(await found('+82 10-9876-0000')).toEqual([]);
});

test('names are escaped in mails', async () => {
  const { _id: id } = await submitted({ name: '<img src=x onerror=1>' });
  for (const { html } of await delivered(id)) expect(html).not.toContain('<img');
});

test('the console reads all forms, and reading is audited', async () => {
  const { _id: id } = await submitted();
  const { body } = await api.asAdmin(contract.console.forms.get, { params: { id } });
  expect(body.form).toMatchObject({
    phone: '01012345678',
    memos: [],
    source: { language: 'ko' },
    consents: [{ agreed: true }],
  });
  expect((await listAudit(id)).map(({ action, actor }) => [action, actor.username])).toEqual([['VIEW_PII', 'admin']]);
});

test('the list masks phone numbers', async () => {
  await submitted();
  const { body } = await api.asAdmin(contract.console.forms.list, { query: {} });
  for (const { phone } of body.forms) expect(phone).toMatch(/^010-\*{4}-\d{4}$/);
  expect(body.forms.map(({ phone }) => phone)).toContain('010-****-5678');
});

test('status, assignee and memo are updated; the audit names the fields without their values', async () => {
  const { _id: id } = await submitted();
  const admin = await api.getUser('admin');
  const { status, body } = await update(id, {
    status: 'IN_PROGRESS',
    assignee: admin._id,
    memo: '오후에 전화하기',
    phone: '01099990000',
  });
  expect(status).toBe(200);
  expect(body.form).toMatchObject({ status: 'IN_PROGRESS', assignee: admin._id, version: 1 });
  expect(body.form.memos).toMatchObject([{ by: admin._id, name: '관리자', text: '오후에 전화하기' }]);
  const second = await update(id, { version: 1, memo: '부재중' });
  expect(second.body.form.memos.map(({ text }) => text)).toEqual(['오후에 전화하기', '부재중']);
  const [moved, changed] = await listAudit(id);
  expect(moved).toMatchObject({ action: 'STATUS', before: { status: 'RECEIVED' }, after: { status: 'IN_PROGRESS' } });
  expect(changed).toMatchObject({ action: 'UPDATE', after: { assignee: admin._id, fields: ['phone', 'memos'] } });
  expect(JSON.stringify(await listAudit(id))).not.toMatch(/전화하기|0109999|0101234/);
});

test('forms are assigned to administrators only, and a stale change is refused', async () => {
  const { _id: id } = await submitted();
  const member = await api.getUser('member');
  expect((await update(id, { assignee: member._id })).error.errors?.[0]).toMatchObject({ field: 'assignee' });
  expect((await update(id, { assignee: 'nobody' })).status).toBe(422);
  expect((await update(id, { status: 'CLOSED' })).status).toBe(200);
  expect((await update(id, { status: 'RECEIVED' })).error.code).toBe('stale');
  expect((await update(id, { version: 1, status: 'RECEIVED' }, 'member')).status).toBe(403);
});

test('spam is listed only when filtered for', async () => {
  const { _id: id } = await submitted({ name: '광고쟁이' });
  const total = async (query: object = {}) => (await api.asAdmin(contract.console.forms.list, { query })).body.total;
  const [all, spam] = [await total(), await total({ status: 'SPAM' })];
  await update(id, { status: 'SPAM' });
  expect([await total(), await total({ status: 'SPAM' })]).toEqual([all - 1, spam + 1]);
});

test('lists are searched by name, phone number and receipt number', async () => {
  const { receiptNo } = await submitted({ name: '찾는사람', phone: '01031415926' });
  for (const q of ['찾는사람', '31415926', receiptNo])
    expect((await api.asAdmin(contract.console.forms.list, { query: { q } })).body.forms[0]?.receiptNo).toBe(receiptNo);
});

const reply = (id: string, changes: object = {}) =>
  api.asAdmin(contract.console.forms.email, {
    params: { id },
    body: { subject: '상담 답변 드립니다', html: '<p>안녕하세요</p><script>alert(1)</script>', version: 0, ...changes },
  });

test('a reply is sanitised, stored and mailed to the sender, and sets the form to answered', async () => {
  const { _id: id, receiptNo } = await submitted();
  const { status, body } = await reply(id, { cc: ['colleague@example.com'] });
  expect(status).toBe(200);
  expect(body.form).toMatchObject({
    status: 'ANSWERED',
    version: 1,
    reply: { html: '<p>안녕하세요</p>', to: ['client@example.com'] },
  });
  const mail = (await delivered(id)).find(({ subject }) => subject === '상담 답변 드립니다');
  expect(mail?.recipients).toEqual(['client@example.com', 'colleague@example.com']);
  expect(mail?.html).toContain('<p>안녕하세요</p>');
  expect(mail?.html).not.toContain('script');
  expect(mail?.text).toContain(receiptNo);
  const senderView = await api.call(contract.forms.get, {
    params: { id },
    headers: { ...api.from(), ...createProofHeader('01012345678', 'pass1234') },
  });
  expect(senderView.body.form.reply).toEqual({
    subject: '상담 답변 드립니다',
    html: '<p>안녕하세요</p>',
    sentAt: expect.any(String),
  });
  expect((await listAudit(id)).map(({ action }) => action)).toEqual(['STATUS', 'UPDATE', 'SEND']);
});

test('replies are a thread: a second one is mailed too and keeps the first, for the firm and the sender', async () => {
  const { _id: id } = await submitted();
  await reply(id, { subject: '첫 답변' });
  await reply(id, { subject: '둘째 답변', version: 1, to: ['other@example.com'] });
  const mails = (await delivered(id)).filter(({ subject }) => subject?.includes('답변'));
  expect(mails.map(({ subject, recipients }) => [subject, recipients[0]])).toEqual([
    ['첫 답변', 'client@example.com'],
    ['둘째 답변', 'other@example.com'],
  ]);
  const subjects = ['첫 답변', '둘째 답변'];
  const { body } = await api.asAdmin(contract.console.forms.get, { params: { id } });
  expect(body.form.replies.map(({ subject }) => subject)).toEqual(subjects);
  const headers = { ...api.from(), ...createProofHeader('01012345678', 'pass1234') };
  const { forms: own } = (await api.call(contract.forms.list, { headers })).body;
  const found = own.find(({ _id }) => _id === id);
  expect(found?.replies).toEqual(
    subjects.map((subject) => ({ subject, html: '<p>안녕하세요</p>', sentAt: expect.any(String) })),
  );
  // Remotes built before the thread read the newest reply.
  expect(found?.reply).toEqual(found?.replies[1]);
});

test.each([
  ['a line break in the subject', { subject: 'Re\r\nBcc: victim@example.com' }, 'subject'],
  ['a line break in an address', { to: ['a@example.com\r\nBcc: victim@example.com'] }, 'to.0'],
  ['two addresses in one', { cc: ['a@example.com,victim@example.com'] }, 'cc.0'],
  ['nothing but a script', { html: '<script>alert(1)</script>' }, 'html'],
])('%s is refused, and nothing is sent', async (_, changes, field) => {
  const { _id: id } = await submitted();
  const { status, error } = await reply(id, changes);
  expect([status, error.errors?.[0]?.field]).toEqual([422, field]);
  expect(
    await api.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.target, id), sql`mail ->> 'subject' like 'Re%'`)),
  ).toEqual([]);
});

test('a form without an e-mail address is replied to at the given one', async () => {
  const { _id: id } = await submitted({ email: undefined });
  expect((await reply(id)).error.errors?.[0]).toMatchObject({ field: 'to', code: 'required' });
  expect((await reply(id, { to: ['found@example.com'] })).body.form.reply?.to).toEqual(['found@example.com']);
});

test('of two concurrent replies one is sent and the other is stale', async () => {
  const { _id: id } = await submitted();
  const answers = await Promise.all([reply(id), reply(id), reply(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('administrators enter forms received by telephone', async () => {
  const body = { code: 'consult' as const, name: '전화손님', phone: '0212345678', memo: '전화 접수' };
  const { status, body: answer } = await api.asAdmin(contract.console.forms.create, { body });
  expect([status, answer.form.receiptNo.length]).toEqual([201, 11]);
  expect(answer.form).toMatchObject({ consents: [], source: null, memos: [{ text: '전화 접수' }] });
});

test('expired forms are purged once with their files, also by several processes', async () => {
  const { _id: id } = await submitted({ name: '기한지남' });
  const file = { name: 'a.pdf', mime: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' };
  await api.call(contract.forms.addFile, {
    params: { id },
    file,
    headers: { ...api.from(), ...createProofHeader('01012345678', 'pass1234') },
  });
  const { _id: other } = await submitted();
  await api.db
    .update(forms)
    .set({ purgeAt: new Date(Date.now() - 1000).toISOString() })
    .where(eq(forms._id, id));
  const store = createFiles(api.db, api.storage);
  const counts = await Promise.all([purgeForms(api.db, store), purgeForms(api.db, store), purgeForms(api.db, store)]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  expect(await api.db.select().from(forms).where(eq(forms._id, id))).toEqual([]);
  expect(await api.db.select().from(forms).where(eq(forms._id, other))).toHaveLength(1);
  expect(await api.db.select().from(outbox).where(eq(outbox.target, id))).toEqual([]);
  await store.sweep();
  expect(await api.db.select().from(files).where(eq(files.ownerId, id))).toEqual([]);
  const last = (await listAudit(id)).at(-1);
  expect(last).toMatchObject({ action: 'DELETE', actor: { role: 'system' }, before: null, after: null });
});

test('a form is kept for the retention period of the setting', async () => {
  const { _id: id } = await submitted();
  const [form] = await api.db.select().from(forms).where(eq(forms._id, id));
  expect(Math.round((Date.parse(form?.purgeAt ?? '') - Date.now()) / 86_400_000)).toBe(365);
});
