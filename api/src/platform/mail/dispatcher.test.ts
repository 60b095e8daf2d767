import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { simpleParser } from 'mailparser';
import { outboxChannels } from 'shared/contract';
import { captureQueries } from '../database/query-plans';
import { setUp, startTestDatabase } from '../testing';
import { dispatchOne, startDispatcher } from './dispatcher';
import { enqueueMail, enqueueSms, purgeMails } from './outbox';
import { type Mail, outbox, type Sms } from './table';
import { createTestTransports, startMailbox } from './testing';
import { createMailTransport } from './transport';

const connection = await setUp(startTestDatabase());
const codes: Record<string, number> = { 'nobody@example.com': 550, 'later@example.com': 451 };
const mailbox = await startMailbox({ codeFor: (address) => codes[address] ?? 0 });
const smtp = createMailTransport({ smtpUrl: mailbox.url, directory: '' });
const transports = createTestTransports(smtp);

const mail: Mail = {
  from: { name: '법무법인 포르티코', address: 'office@example.com' },
  replyTo: 'reply@example.com',
  to: ['client@example.com'],
  cc: ['copy@example.com'],
  subject: '상담 신청이 접수되었습니다 (261121-0001)',
  html: '<p>안녕하세요 <strong>김철수</strong> 님</p>',
  text: '안녕하세요 김철수 님',
};
const sms: Sms = {
  from: '0215880000',
  to: '01012345678',
  kind: 'SMS',
  subject: null,
  text: '123456',
  alimtalkCode: null,
  kakaoChannel: null,
  failover: false,
};
const createOptions = (dedupeKey = `key-${Math.random()}`) => ({ dedupeKey, resource: 'forms', target: 'f1' });
const send = (changes: Partial<Mail> = {}, dedupeKey?: string) =>
  enqueueMail(connection.db, { ...mail, ...changes }, createOptions(dedupeKey));
const sendCode = (changes: Partial<Mail> = {}) =>
  enqueueMail(connection.db, { ...mail, ...changes }, { ...createOptions(), template: 'user.certCode' });
const dispatch = () => dispatchOne(connection.db, transports, 'EMAIL');
const rows = () => connection.db.select().from(outbox);
const until = async (condition: () => boolean | Promise<boolean>) => {
  for (let i = 0; i < 300 && !(await condition()); i += 1) await delay(10);
};

beforeEach(async () => {
  await connection.db.delete(outbox);
  mailbox.delivered.length = 0;
});

afterAll(async () => {
  smtp.close();
  await mailbox.close();
});

test('a mail arrives unchanged, including Korean text', async () => {
  await send();
  expect(await dispatch()).toBe(true);
  expect(await dispatch()).toBe(false);
  const [got] = mailbox.delivered;
  expect(got).toMatchObject({ subject: mail.subject, html: expect.stringContaining('<strong>김철수</strong>') });
  expect(got?.text?.trim()).toBe(mail.text);
  expect(got?.from?.value).toEqual([{ name: '법무법인 포르티코', address: 'office@example.com' }]);
  expect(got?.replyTo?.value[0]?.address).toBe('reply@example.com');
  expect(got?.recipients).toEqual(['client@example.com', 'copy@example.com']);
  expect(await rows()).toMatchObject([{ status: 'SENT', tries: 1, error: null }]);
});

test('a failed transaction sends nothing', async () => {
  const failing = connection.db.transaction(async (tx) => {
    await enqueueMail(tx, mail, { dedupeKey: 'never', resource: 'forms', target: 'f1' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await dispatch()).toBe(false);
});

test('the same dedupe key is mailed once', async () => {
  await Promise.all(Array.from({ length: 10 }, () => send({}, 'once')));
  expect(await rows()).toHaveLength(1);
});

test.each([
  ['subject', { subject: 'Hello\r\nBcc: victim@example.com' }],
  ['recipient', { to: ['a@example.com\nBcc: victim@example.com'] }],
  ['sender', { from: { name: 'Firm\r\nBcc: victim@example.com', address: 'office@example.com' } }],
  ['answer address', { replyTo: 'a@example.com\rBcc: victim@example.com' }],
])('a line break in the %s is refused', async (_, changes) => {
  await expect(send(changes)).rejects.toThrow('line break');
  expect(await rows()).toHaveLength(0);
});

test('the database refuses such a subject too', async () => {
  const bad = { ...mail, subject: 'a\r\nBcc: b@example.com' };
  const write = connection.db
    .insert(outbox)
    .values({ dedupeKey: 'x', resource: 'forms', target: 'f1', mail: bad, recipients: [] });
  await expect(write).rejects.toThrow();
});

test('ten dispatchers share twenty mails; each is sent once', async () => {
  for (let i = 0; i < 20; i += 1) await send({ subject: `mail ${i}` });
  const drain = async () => {
    while (await dispatch());
  };
  await Promise.all(Array.from({ length: 10 }, drain));
  expect(mailbox.delivered.map(({ subject }) => subject).sort()).toEqual(
    Array.from({ length: 20 }, (_, i) => `mail ${i}`).sort(),
  );
});

test('control: without a lock, mails are sent more than once', async () => {
  for (let i = 0; i < 5; i += 1) await send({ subject: `mail ${i}` });
  const naive = async () => {
    const due = await connection.db.select().from(outbox).where(eq(outbox.status, 'QUEUED'));
    for (const { _id, recipients } of due) {
      await smtp.send(_id, mail, recipients);
      await connection.db.update(outbox).set({ status: 'SENT' }).where(eq(outbox._id, _id));
    }
  };
  await Promise.all([naive(), naive(), naive()]);
  expect(mailbox.delivered.length).toBeGreaterThan(5);
});

const secondsUntilNext = async () => Math.round((Date.parse((await rows())[0]?.nextAt ?? '') - Date.now()) / 1000);
const makeDue = () => connection.db.execute(sql`update outbox set next_at = now() - interval '1 second'`);

test('a busy server is retried with growing delays, and finally given up', async () => {
  await send({ to: ['later@example.com'], cc: [] });
  const waits: number[] = [];
  for (let i = 0; i < 7; i += 1) {
    await dispatch();
    waits.push(await secondsUntilNext());
    expect(await dispatch()).toBe(false);
    await makeDue();
  }
  waits.forEach((wait, i) => {
    const expected = [30, 120, 480, 1920, 7680, 30_720, 86_400][i] ?? 0;
    expect(Math.abs(wait - expected)).toBeLessThan(3);
  });
  await dispatch();
  expect(await rows()).toMatchObject([{ status: 'FAILED', tries: 8, error: expect.stringContaining('451') }]);
});

test('a permanently refused address is not retried', async () => {
  await send({ to: ['nobody@example.com'], cc: [] });
  await dispatch();
  expect(await rows()).toMatchObject([{ status: 'FAILED', tries: 1 }]);
});

test('a retry for one recipient is not sent to the others again', async () => {
  await send({ to: ['later@example.com'], cc: ['copy@example.com', 'nobody@example.com'] });
  await dispatch();
  expect(mailbox.delivered.map(({ recipients }) => recipients)).toEqual([['copy@example.com']]);
  expect(await rows()).toMatchObject([{ status: 'QUEUED', recipients: ['later@example.com'] }]);
});

test('an unreachable mail server is retried', async () => {
  const away = createMailTransport({ smtpUrl: 'smtp://127.0.0.1:9', directory: '' });
  await send();
  await dispatchOne(connection.db, createTestTransports(away), 'EMAIL');
  expect(await rows()).toMatchObject([{ status: 'QUEUED', tries: 1, error: expect.stringContaining('ECONNREFUSED') }]);
});

test('a mail of a dead process is sent by another', async () => {
  await send();
  await connection.db.execute(sql`update outbox set tries = 1, next_at = now() + interval '300 seconds'`);
  expect(await dispatch()).toBe(false);
  await makeDue();
  await dispatch();
  expect(mailbox.delivered).toHaveLength(1);
});

test('codes are sent before messages that have been due longer', async () => {
  for (const subject of ['first', 'second']) await send({ subject });
  for (const subject of ['code', 'later code']) await sendCode({ subject });
  while (await dispatch());
  expect(mailbox.delivered.map(({ subject }) => subject)).toEqual(['code', 'later code', 'first', 'second']);
});

test('what is due next is found by indexes among many messages', async () => {
  await connection.db.execute(sql`
    insert into outbox (_id, dedupe_key, resource, target, channel, mail, sms, recipients, status, next_at, created_at)
    select 'q' || n, 'q' || n, 'letters', 'l', 'EMAIL', '{"subject": ""}', null, '{}', 'QUEUED', now() - interval '1 minute', now()
    from generate_series(1, 5000) n`);
  await connection.db.execute(sql`analyze outbox`);
  const accepting = createTestTransports({ send: async () => [], close: () => undefined });
  for (const channel of outboxChannels) {
    const claims = await captureQueries(
      connection.pool,
      () => dispatchOne(connection.db, accepting, channel),
      /skip locked/,
    );
    for (const { text, values } of claims) {
      const { rows } = await connection.pool.query(`explain (format json) ${text}`, values);
      const plan = JSON.stringify(rows);
      const indexes = [...plan.matchAll(/"Index Name":"(\w+)"/g)].map(([, name]) => name);
      expect(indexes.sort()).toEqual(['outbox_due', 'outbox_due_codes', 'outbox_pkey']);
      expect(plan).not.toMatch(/"Node Type":"(Seq Scan|Sort)"/);
    }
    expect(claims).toHaveLength(1);
  }
});

/** Starts a dispatcher of its own, with the errors it reports. */
const start = async (pollMs: number) => {
  const errors: unknown[] = [];
  const transport = createMailTransport({ smtpUrl: mailbox.url, directory: '' });
  const stop = startDispatcher({
    connection,
    transports: createTestTransports(transport),
    pollMs,
    onError: (cause) => errors.push(cause),
  });
  await delay(150);
  return { stop, errors };
};

test('the dispatcher is woken by the commit, and can be stopped', async () => {
  const { stop, errors } = await start(60_000);
  await send({ subject: 'woken' });
  await until(() => mailbox.delivered.length === 1);
  expect(mailbox.delivered[0]?.subject).toBe('woken');
  await stop();
  await send({ subject: 'after the end' });
  await delay(100);
  expect(mailbox.delivered).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('a mail server that hangs does not hold back text messages', async () => {
  const texts: string[] = [];
  let release = () => {};
  const hanging = new Promise<[]>((resolve) => {
    release = () => resolve([]);
  });
  const stop = startDispatcher({
    connection,
    transports: createTestTransports(
      { send: () => hanging, close: () => undefined },
      {
        send: async (id, { text }) => {
          texts.push(text);
          return id;
        },
      },
    ),
    onError: () => undefined,
  });
  await send();
  await until(async () => (await rows())[0]?.tries === 1);
  await enqueueSms(connection.db, sms, createOptions());
  await until(() => texts.length === 1);
  expect(texts).toEqual([sms.text]);
  release();
  await stop();
  expect((await rows()).map(({ status }) => status)).toEqual(['SENT', 'SENT']);
});

test('the dispatcher survives a lost database connection', async () => {
  const { stop } = await start(100);
  await connection.db
    .execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    .catch(() => undefined);
  await until(() =>
    send({ subject: 'after the break' }).then(
      () => true,
      () => false,
    ),
  );
  await until(() => mailbox.delivered.length === 1);
  await stop();
  expect(mailbox.delivered[0]?.subject).toBe('after the break');
});

test('without a mail server mails are written as files readable by the owner only', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'portico-mail-'));
  const transport = createMailTransport({ smtpUrl: undefined, directory: join(directory, 'mail') });
  await send();
  await dispatchOne(connection.db, createTestTransports(transport), 'EMAIL');
  const [row] = await rows();
  const path = join(directory, 'mail', `${row?._id}.eml`);
  expect(readdirSync(join(directory, 'mail'))).toEqual([`${row?._id}.eml`]);
  expect(statSync(path).mode & 0o077).toBe(0);
  expect(await simpleParser(readFileSync(path))).toMatchObject({ subject: mail.subject });
  rmSync(directory, { recursive: true });
});

test('mails are deleted with their record', async () => {
  await send();
  await connection.db.transaction((tx) => purgeMails(tx, 'forms', 'f1'));
  expect(await rows()).toHaveLength(0);
});
