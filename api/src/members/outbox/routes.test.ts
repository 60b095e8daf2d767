import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { throttles } from '../../platform/http/table';
import { dispatchOne } from '../../platform/mail/dispatcher';
import { outbox as table } from '../../platform/mail/table';
import { createTestTransports } from '../../platform/mail/testing';
import type { Transport } from '../../platform/mail/transport';
import { createSmsProvider } from '../../platform/sms/provider';
import { setUp } from '../../platform/testing';
import { startWithUsers } from '../users/testing';

const { letters, outbox } = contract.console;
const nowhere: Transport = { send: async () => [], close: () => {} };

const api = await setUp(startWithUsers());
beforeEach(async () => {
  await api.db.delete(table);
  await api.db.delete(throttles);
});

const sms = (to: string | string[], headers = {}) =>
  api.call(letters.message, { as: 'admin', body: { to, message: '안내 말씀드립니다.' }, headers });

describe('a campaign', () => {
  test('sends sanitised HTML to each recipient separately, and the list masks addresses', async () => {
    const body = {
      to: ['one@example.com', 'TWO@example.com', 'one@example.com'],
      subject: '안내',
      html: '<p>글<script>x</script></p>',
    };
    const { status, body: queued } = await api.call(letters.email, { as: 'admin', body });
    expect({ status, count: queued.ids.length }).toEqual({ status: 202, count: 2 });
    const rows = await api.db.select().from(table).orderBy(table._id);
    expect(rows.map(({ recipients }) => recipients)).toEqual([['one@example.com'], ['two@example.com']]);
    expect(rows[0]?.mail?.html).not.toContain('<script>');
    const { body: listed } = await api.call(outbox.list, { as: 'admin', query: {} });
    expect(listed.outbox.map(({ to }) => to.join())).toEqual(['tw***@example.com', 'on***@example.com']);
    expect(JSON.stringify(listed)).not.toContain('one@example.com');
  });

  test.each([['not an address'], [['one@example.com', 'x']], [[]]])('to %j is refused', async (to) => {
    const body = { to: to as string, subject: '안내', html: '<p>글</p>' };
    expect((await api.call(letters.email, { as: 'admin', body })).status).toBe(422);
  });

  test('with a line break in the subject is refused', async () => {
    const body = { to: 'one@example.com', subject: 'a\r\nBcc: x@example.com', html: '<p>글</p>' };
    expect((await api.call(letters.email, { as: 'admin', body })).status).toBe(422);
  });

  test('repeated with the same idempotency key is sent once', async () => {
    const headers = { 'idempotency-key': 'letter-1' };
    const [one, two] = [await sms('010-1234-5678', headers), await sms('010-1234-5678', headers)];
    expect(two.body).toEqual(one.body);
    expect(await api.db.$count(table)).toBe(1);
  });
});

describe('text messages', () => {
  test('are written to files without a provider', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'portico-sms-'));
    const { body } = await sms('01012345678');
    const provider = createSmsProvider({ url: undefined, directory });
    expect(await dispatchOne(api.db, createTestTransports(nowhere, provider), 'SMS')).toBe(true);
    const [file = ''] = await readdir(directory);
    expect(file).toBe(`${body.ids[0]}.txt`);
    expect(await readFile(join(directory, file), 'utf8')).toContain('To: 01012345678');
    await rm(directory, { recursive: true });
  });

  test('are sent to the gateway with their id; a permanently refused one can be resent', async () => {
    const requests: { key: string | undefined; to: string }[] = [];
    let answer = 400;
    const server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => {
        text += chunk;
      });
      request.on('end', () => {
        requests.push({ key: request.headers['idempotency-key']?.toString(), to: JSON.parse(text).to });
        response.writeHead(answer, { 'content-type': 'application/json' }).end('{"id":"gw-1"}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`;
    const provider = createSmsProvider({ url, token: 'secret', directory: '' });
    const { body } = await sms('01012345678');
    const [id = ''] = body.ids;
    const row = async () => (await api.db.select().from(table).where(eq(table._id, id)))[0];
    const resend = () => api.call(outbox.resend, { as: 'admin', params: { id }, body: {} });

    expect((await resend()).error.code).toBe('wrong_state');
    await dispatchOne(api.db, createTestTransports(nowhere, provider), 'SMS');
    expect(await row()).toMatchObject({ status: 'FAILED', error: expect.stringContaining('400') });
    const { body: failed } = await api.call(outbox.list, { as: 'admin', query: { status: 'FAILED', channel: 'SMS' } });
    expect(failed.outbox).toMatchObject([{ _id: id, to: ['010-****-5678'] }]);
    expect(JSON.stringify(failed)).not.toContain('01012345678');

    answer = 200;
    const both = await Promise.all([resend(), resend()]);
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409]);
    await dispatchOne(api.db, createTestTransports(nowhere, provider), 'SMS');
    expect(await row()).toMatchObject({ status: 'SENT', providerId: 'gw-1', error: null });
    expect(requests).toEqual([
      { key: id, to: '01012345678' },
      { key: id, to: '01012345678' },
    ]);
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('a public message', () => {
  const send = (to: string, changes: object = {}) =>
    api.call(contract.message.send, {
      body: { to, subject: '제목', message: '내용', ...changes },
      headers: api.from(),
    });
  const sendAs = (to: string) =>
    api.call(contract.message.send, { as: 'member', body: { to, subject: '제목', message: '내용' } });

  test('is refused without a verified address', async () => {
    expect((await send('firm')).status).toBe(401);
    expect((await send('firm', { certToken: 'x'.repeat(43) })).status).toBe(401);
  });

  test('goes to the firm or to the sender, never to anybody else', async () => {
    expect((await sendAs('01099998888')).error.code).toBe('recipient_refused');
    expect((await sendAs('stranger@example.com')).error.code).toBe('recipient_refused');
    expect((await sendAs('firm')).status).toBe(202);
    expect((await sendAs('010-0000-0004')).status).toBe(202);
    const rows = await api.db.select().from(table).orderBy(table._id);
    expect(rows.map(({ recipients }) => recipients)).toEqual([['inbox@example.com'], ['01000000004']]);
    expect((await sendAs('firm')).status).toBe(202);
    expect((await sendAs('firm')).status).toBe(429);
  });

  test('accepts a verified address instead of a sign-in', async () => {
    const certToken = await api.certify('visitor@example.com');
    expect((await send('visitor@example.com', { certToken })).status).toBe(202);
    expect((await send('other@example.com', { certToken })).error.code).toBe('recipient_refused');
  });
});
