import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { dispatchOne } from '../../platform/mail/dispatcher';
import { outbox } from '../../platform/mail/table';
import { createTestTransports, startMailbox } from '../../platform/mail/testing';
import { createMailTransport } from '../../platform/mail/transport';
import { setUp } from '../../platform/testing';
import { users } from '../users/table';
import { startWithUsers } from '../users/testing';
import { getAdDeliveryTime } from './ad-delivery-time';
import { createMessenger } from './messenger';
import { inbox, messages } from './table';

const messenger = createMessenger({ publicUrl: 'https://portico.example' });

const api = await setUp(startWithUsers());
const member = await api.getUserId('member');
beforeEach(async () => {
  await api.db.delete(outbox);
  await api.db.delete(inbox);
  await set({ language: 'ko', notifications: ['EMAIL', 'SMS'], status: 'ACTIVE' });
});

const set = (changes: Partial<typeof users.$inferInsert>) =>
  api.db.update(users).set(changes).where(eq(users._id, member));
const change = (code: 'matching.accepted' | 'coupon.issued', changes: Partial<typeof messages.$inferInsert>) =>
  api.db.update(messages).set(changes).where(eq(messages.code, code));

const accepted = {
  template: 'matching.accepted' as const,
  values: ({ language }: { language: string }) => ({
    partner: '한빛상사',
    fair: '겨울 상담회',
    when: `12-01 10:00 ${language}`,
    place: '3번 테이블',
  }),
  link: '/matching/schedule',
  ref: { type: 'matchings', _id: 'm1' },
};
const send = (dedupeKey = 'k1', changes: object = {}) =>
  api.db.transaction((tx) => messenger.notify(tx, { user: member, ...accepted, dedupeKey, ...changes }));
const rows = () => api.db.select().from(outbox).orderBy(outbox.channel);

describe('a notification', () => {
  test('uses the channels and language of the recipient, and the inbox has all languages', async () => {
    await set({ language: 'en' });
    await send();
    const [mail, sms] = await rows();
    expect(mail).toMatchObject({ channel: 'EMAIL', template: 'matching.accepted', _user: member });
    expect(mail?.mail).toMatchObject({
      subject: 'Your meeting with 한빛상사 is confirmed',
      to: ['member@example.com'],
    });
    expect(mail?.mail?.text).toContain('12-01 10:00 en');
    expect(mail?.mail?.text).toContain('https://portico.example/en/matching/schedule');
    expect(sms?.sms).toMatchObject({ to: '01000000004', from: '0215880000', kind: 'LMS' });
    expect(sms?.sms?.text).toMatch(/^\[Portico\] .*\nhttps:\/\/portico\.example\/en\/matching\/schedule$/s);
    const [entry] = await api.db.select().from(inbox);
    expect(entry).toMatchObject({ link: '/matching/schedule', title: { ko: '한빛상사와의 상담이 확정되었습니다' } });
    const { body } = await api.call(contract.inbox.list, {
      as: 'member',
      query: {},
      headers: { 'accept-language': 'zh' },
    });
    expect(body.inbox[0]?.title).toBe('与한빛상사的洽谈已确定');
  });

  test('calls the recipient by the name in Latin letters, where it is not Korean and there is one', async () => {
    const readGreeting = async (language: 'ko' | 'en' | 'cn', nameEn: string | null) => {
      await api.db.delete(outbox);
      await set({ language, nameEn });
      await send(`${language} ${nameEn}`, { channels: ['EMAIL'] });
      return (await rows())[0]?.mail?.text ?? '';
    };
    expect(await readGreeting('ko', 'Kim Member')).toContain('김회원 님, 안녕하세요.');
    expect(await readGreeting('en', 'Kim Member')).toContain('Dear Kim Member,');
    expect(await readGreeting('cn', 'Kim Member')).toContain('Kim Member，您好！');
    expect(await readGreeting('en', null)).toContain('Dear 김회원,');
  });

  test('is sent once for one key, also when sent concurrently', async () => {
    await Promise.all(Array.from({ length: 10 }, () => send('same')));
    expect(await rows()).toHaveLength(2);
    expect(await api.db.$count(inbox)).toBe(1);
  });

  test('stores nothing when the transaction fails', async () => {
    const failing = api.db.transaction(async (tx) => {
      await messenger.notify(tx, { user: member, ...accepted, dedupeKey: 'never' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect([await rows(), await api.db.$count(inbox)]).toEqual([[], 0]);
  });

  test('is not sent to a blocked user, nor by channels that were not chosen', async () => {
    await set({ status: 'BLOCKED' });
    await send('blocked');
    expect(await api.db.$count(inbox)).toBe(0);
    await set({ status: 'ACTIVE', notifications: ['PHONE'] });
    await send('phone');
    expect([await rows(), await api.db.$count(inbox)]).toEqual([[], 1]);
  });

  test('is stored as skipped when its template is disabled', async () => {
    await change('matching.accepted', { enabled: false });
    await send('off');
    await change('matching.accepted', { enabled: true });
    expect(await rows()).toMatchObject([{ status: 'SKIPPED', error: 'switched off' }, { status: 'SKIPPED' }]);
  });

  test('is not sent when a value is missing', async () => {
    await send('half', { values: { partner: '한빛상사', fair: '상담회', when: '내일' } as never });
    expect(await rows()).toMatchObject([{ status: 'SKIPPED', error: 'no value for place' }, { status: 'SKIPPED' }]);
    expect(await api.db.$count(inbox)).toBe(0);
  });

  test('is delivered with its calendar entry', async () => {
    const mailbox = await startMailbox();
    const content = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
    await send('calendar', { calendar: { method: 'REQUEST', content }, channels: ['EMAIL'] });
    const mail = createMailTransport({ smtpUrl: mailbox.url, directory: '' });
    while (await dispatchOne(api.db, createTestTransports(mail), 'EMAIL'));
    expect(mailbox.delivered[0]?.subject).toBe('한빛상사와의 상담이 확정되었습니다');
    const attached = mailbox.delivered[0]?.attachments.find(({ contentType }) => /calendar|ics/.test(contentType));
    expect(attached?.content.toString()).toContain('METHOD:REQUEST');
    mail.close();
    await mailbox.close();
  });
});

describe('an advertisement', () => {
  const advertise = (dedupeKey: string) =>
    api.db.transaction((tx) =>
      messenger.notify(tx, {
        user: member,
        template: 'coupon.issued',
        values: { coupon: '가을 쿠폰', until: '12월 31일' },
        ref: { type: 'coupons', _id: 'c1' },
        dedupeKey,
      }),
    );
  const consent = (changes: object) =>
    set({ marketing: { sms: false, email: false, night: false, at: null, ...changes } });

  test('uses only channels with consent, with the ad prefix and a way to unsubscribe', async () => {
    await consent({ email: true, night: true });
    await advertise('ad1');
    const [mail, sms] = await rows();
    expect(mail).toMatchObject({ status: 'QUEUED', mail: { subject: expect.stringMatching(/^\(광고\) /) } });
    expect(mail?.mail?.text).toContain('무료수신거부');
    expect(sms).toMatchObject({ status: 'SKIPPED', error: 'no consent to advertisements' });
  });

  test.each([
    ['2026-11-21T12:30:00.000Z', '2026-11-21T23:00:00.000Z'], // 21:30 in Seoul
    ['2026-11-21T22:59:59.000Z', '2026-11-21T23:00:00.000Z'], // 07:59:59
    ['2026-11-21T15:30:00.000Z', '2026-11-21T23:00:00.000Z'], // half past midnight
    ['2026-11-21T23:00:00.000Z', '2026-11-21T23:00:00.000Z'], // eight in the morning
    ['2026-11-21T11:59:59.000Z', '2026-11-21T11:59:59.000Z'], // 20:59:59
  ])('at %s without consent to the night waits until %s', (at, until) => {
    expect(getAdDeliveryTime(Date.parse(at))).toBe(until);
  });
});
