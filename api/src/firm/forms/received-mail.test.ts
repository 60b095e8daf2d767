import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { outbox } from '../../platform/mail/table';
import { setUp } from '../../platform/testing';
import { startFormsApi } from './testing';

const api = await setUp(startFormsApi());

const findMessages = async (id: string) => {
  const rows = await api.db.select().from(outbox).where(eq(outbox.target, id));
  const toSender = rows.filter(({ template }) => template === 'form.received');
  return {
    mail: toSender.find(({ channel }) => channel === 'EMAIL')?.mail,
    sms: toSender.find(({ channel }) => channel === 'SMS')?.sms,
  };
};

test('the mail about a received request leads to the request, says how to find it and repeats it', async () => {
  const { body } = await api.submit({
    office: 0,
    preferredAt: { date: '2099-01-05', from: '13:00', to: '15:00' },
    content: '윗집에서 물이 샙니다.\n두 달째입니다.',
  });
  const { _id, receiptNo } = body.form;
  const { mail } = await findMessages(_id);
  expect(mail?.text).toContain(`/consult/mine?receipt=${receiptNo}`);
  expect(mail?.text).toContain('휴대전화 번호와 비밀번호');
  for (const repeated of [
    '건설 분쟁',
    '서울',
    '2099년 1월 5일',
    '13:00–15:00',
    '윗집에서 물이 샙니다.\n두 달째입니다.',
  ])
    expect(mail?.text).toContain(repeated);
  expect(mail?.html).toContain(`/consult/mine?receipt=${receiptNo}`);
});

test('the mail repeats a wish for any time as such', async () => {
  const { body } = await api.submit({ preferredAt: { date: '2099-01-05', from: '00:00', to: '23:59' } });
  const { mail } = await findMessages(body.form._id);
  expect(mail?.text).toMatch(/2099년 1월 5일 \(월\) 아무 때나/);
});

test('the content of a request is escaped in the mail', async () => {
  const { body } = await api.submit({ content: '<script>alert(1)</script>' });
  const { mail } = await findMessages(body.form._id);
  expect(mail?.html).not.toContain('<script>');
  expect(mail?.html).toContain('&lt;script&gt;');
});

test('a guest with a mobile number gets the receipt by text message, without the content', async () => {
  const { body } = await api.submit({ email: null, contactChannel: 'PHONE', content: '말하기 어려운 사정' });
  const { mail, sms } = await findMessages(body.form._id);
  expect(mail).toBeUndefined();
  expect(sms).toMatchObject({ to: '01012345678' });
  expect(sms?.text).toContain(`/consult/mine?receipt=${body.form.receiptNo}`);
  expect(sms?.text).not.toContain('말하기 어려운 사정');
});

test.each(['0215880000', '+14155550123'])(
  '%s, which is no Korean mobile number, gets no text message',
  async (phone) => {
    const { body } = await api.submit({ phone });
    expect((await findMessages(body.form._id)).sms).toBeUndefined();
  },
);

test('a member gets a text message only on request', async () => {
  const send = (contactChannel: 'PHONE' | 'SMS') =>
    api.call(contract.forms.create, {
      as: 'member',
      body: api.body({ password: undefined, contactChannel }),
      headers: api.from(),
    });
  expect((await findMessages((await send('PHONE')).body.form._id)).sms).toBeUndefined();
  expect((await findMessages((await send('SMS')).body.form._id)).sms).toBeDefined();
});
