import { expect, test } from '@jest/globals';
import { contract, messageTemplateCodes } from 'shared/contract';
import { startApi } from '../../app/testing';
import { setUp } from '../../platform/testing';

const { messages } = contract.console;

const api = await setUp(startApi());

const find = async (code: string) => {
  const { body } = await api.call(messages.list, { as: 'admin', query: { limit: 100 } });
  const message = body.messages.find((one) => one.code === code);
  if (!message) throw new Error(`No ${code}`);
  return message;
};
const change = async (code: string, changes: object) => {
  const { _id: id, version } = await find(code);
  return api.call(messages.update, { as: 'admin', params: { id }, body: { ...changes, version } });
};

test('all templates exist at start, in three languages', async () => {
  const { body } = await api.call(messages.list, { as: 'admin', query: { limit: 100 } });
  expect(body.messages.map(({ code }) => code)).toEqual([...messageTemplateCodes].sort());
  for (const { subject, body: text } of body.messages)
    for (const language of ['ko', 'en', 'cn'] as const) expect([subject[language], text[language]]).not.toContain('');
});

test('a template of a newer version, which runs beside this one, is left out', async () => {
  await api.pool.query(`
    insert into messages (_id, code, title, channels, subject, body, failover, enabled, is_ad, version, created_at, updated_at)
    select 'newer', 'user.newer', title, channels, subject, body, failover, enabled, is_ad, version, created_at, updated_at
    from messages where code = 'user.joined'`);
  const { status, body } = await api.call(messages.list, { as: 'admin', query: { limit: 100 } });
  await api.pool.query(`delete from messages where _id = 'newer'`);
  expect({ status, codes: body.messages.map(({ code }) => code) }).toEqual({
    status: 200,
    codes: [...messageTemplateCodes].sort(),
  });
});

test('a text may use only the variables of its template', async () => {
  const { status, body } = await change('matching.accepted', { body: { ko: '#{name} 님, #{partner}, #{when}' } });
  expect({ status, text: body.message.body.ko }).toEqual({ status: 200, text: '#{name} 님, #{partner}, #{when}' });
  const { error } = await change('matching.accepted', { body: { ko: '#{partner}', en: '#{password}' } });
  expect(error.errors).toMatchObject([
    { field: 'body.en', code: 'variable', message: expect.stringContaining('password') },
  ]);
});

test('unknown variables are named in every text at once', async () => {
  const { error } = await change('matching.accepted', {
    subject: { ko: '#{nobody}' },
    body: { ko: '#{partner}', en: '#{password}', cn: '#{nothing}' },
  });
  expect(error.errors?.map(({ field }) => field)).toEqual(['subject.ko', 'body.en', 'body.cn']);
});

test('code and variables of a template cannot be changed', async () => {
  for (const field of ['code', 'variables']) {
    const { error } = await change('user.joined', { [field]: 'x' });
    expect(error.errors).toMatchObject([{ field, code: 'unknown' }]);
  }
});

test('a text message is limited to 2000 bytes, two for a Korean letter', async () => {
  expect((await change('user.joined', { body: { ko: '가'.repeat(1000) } })).status).toBe(200);
  const { error } = await change('user.joined', { body: { ko: '가'.repeat(1001) } });
  expect(error.errors).toMatchObject([{ field: 'body', code: 'sms_length' }]);
});

test('a test message has a prefix and all values, and is limited to ten a day', async () => {
  const { _id: _message } = await find('buyer.approved');
  const send = (values: Record<string, string>) =>
    api.call(messages.test, {
      as: 'admin',
      body: { _message, channel: 'SMS', to: '010-1234-5678', language: 'en', values },
    });
  expect((await send({})).error.errors).toMatchObject([{ field: 'values', code: 'variable' }]);
  const { status, body } = await send({ company: 'Hanbit' });
  expect(status).toBe(202);
  const sent = await api.call(contract.console.outbox.get, { as: 'admin', params: { id: body._id } });
  expect(sent.body.entry).toMatchObject({ to: ['01012345678'], text: expect.stringMatching(/^\[TEST\] .*Hanbit/s) });
  const statuses = [];
  for (let i = 0; i < 10; i += 1) statuses.push((await send({ company: 'Hanbit' })).status);
  expect(statuses.at(-1)).toBe(429);
});
