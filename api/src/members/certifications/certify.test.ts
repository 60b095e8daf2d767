import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { countStatus, startSecondProcess } from '../../app/testing-races';
import { throttles } from '../../platform/http/table';
import { setUp } from '../../platform/testing';
import { matchesPassword } from '../auth/passwords';
import { sessions } from '../auth/table';
import { users } from '../users/table';
import { startWithUsers } from '../users/testing';
import { certifications } from './table';

const { certify, recover } = contract.users;

const api = await setUp(startWithUsers());

const ask = (target: string, more: object = {}) => ({
  channel: target.includes('@') ? ('EMAIL' as const) : ('PHONE' as const),
  target,
  purpose: 'REGISTER' as const,
  ...more,
});
const send = (body: ReturnType<typeof ask>) => api.call(certify, { body, headers: api.from() });
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

describe('a code', () => {
  test('is sent as a text message; neither code nor token is stored in plain text', async () => {
    const { status, body } = await send(ask('010-9999-0001'));
    expect({ status, certToken: body.certToken }).toEqual({ status: 200, certToken: null });
    const [row] = await api.sent('user.certCode');
    expect(row).toMatchObject({ channel: 'SMS', sms: { to: '01099990001', from: '0215880000', kind: 'LMS' } });
    const code = await api.getCode('01099990001');
    const [stored] = await api.db.select().from(certifications).where(eq(certifications.target, '01099990001'));
    expect(JSON.stringify(stored)).not.toContain(code);
  });

  test('can be exchanged once', async () => {
    await send(ask('right@example.com'));
    const code = await api.getCode('right@example.com');
    const { body } = await send(ask('right@example.com', { code }));
    expect(body.certToken).toMatch(/^[\w-]{43}$/);
    expect((await send(ask('right@example.com', { code }))).error.errors).toMatchObject([
      { field: 'code', code: 'code' },
    ]);
  });

  test('is refused for another purpose', async () => {
    await send(ask('purpose@example.com'));
    const code = await api.getCode('purpose@example.com');
    expect((await send(ask('purpose@example.com', { purpose: 'CHANGE', code }))).status).toBe(422);
  });

  const guess = async (target: string, code: string, times: number, headers?: Record<string, string>) => {
    const body = ask(target, { code: wrong(code) });
    await Promise.all(Array.from({ length: times }, () => api.call(certify, { body, headers: headers ?? api.from() })));
    const [row] = await api.db.select().from(certifications).where(eq(certifications.target, target));
    return row?.tries;
  };

  test('allows five attempts from a source, also concurrently, and those of others do not end it', async () => {
    const target = 'guess@example.com';
    await send(ask(target));
    const code = await api.getCode(target);
    const stranger = api.from();
    expect(await guess(target, code, 20, stranger)).toBe(5);
    expect((await api.call(certify, { body: ask(target, { code }), headers: stranger })).status).toBe(422);
    expect(await guess(target, code, 20)).toBe(25);
    expect((await send(ask(target, { code }))).status).toBe(200);
  });

  test('allows thirty attempts from all sources, also concurrently', async () => {
    const target = 'crowd@example.com';
    await send(ask(target));
    const code = await api.getCode(target);
    expect(await guess(target, code, 40)).toBe(30);
    expect((await send(ask(target, { code }))).status).toBe(422);
  });

  test('control: counting after the check allows more than five attempts', async () => {
    await send(ask('control@example.com'));
    const found = eq(certifications.target, 'control@example.com');
    let looks = 0;
    const naive = async () => {
      const [row] = await api.db.select().from(certifications).where(found);
      if (!row || row.tries >= 5) return;
      looks += 1;
      await api.db.execute(sql`select pg_sleep(0.05)`);
      await api.db
        .update(certifications)
        .set({ tries: Math.min(row.tries + 1, 5) })
        .where(found);
    };
    await Promise.all(Array.from({ length: 12 }, naive));
    expect(looks).toBeGreaterThan(5);
  });

  test('expires after three minutes', async () => {
    await send(ask('late@example.com'));
    const code = await api.getCode('late@example.com');
    await api.db
      .update(certifications)
      .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
      .where(eq(certifications.target, 'late@example.com'));
    expect((await send(ask('late@example.com', { code }))).status).toBe(422);
  });

  const ends = (key: string) => api.db.delete(throttles).where(eq(throttles.key, key));
  const countSent = async (target: string, times: number, headers?: Record<string, string>) => {
    const answers = [];
    for (let i = 0; i < times; i += 1)
      answers.push(await api.call(certify, { body: ask(target), headers: headers ?? api.from() }));
    return countStatus(answers, 200);
  };

  test('is sent to an address five times an hour for one source, and still for another', async () => {
    const target = 'often@example.com';
    expect(await countSent(target, 8, api.from())).toBe(5);
    expect(await countSent(target, 1)).toBe(1);
  });

  test('is sent to an address twenty times an hour and forty times a day for all', async () => {
    const target = 'crowded@example.com';
    expect(await countSent(target, 22)).toBe(20);
    await ends(`certify:target:${target}`);
    expect(await countSent(target, 22)).toBe(20);
    await ends(`certify:target:${target}`);
    expect(await countSent(target, 1)).toBe(0);
    await api.db.delete(throttles);
  });

  test.each(['nobody', 'a@b', '12345', '+1'])('to %s is refused', async (target) => {
    expect((await send(ask(target))).error.errors).toMatchObject([{ field: 'target' }]);
  });
});

describe('recovery', () => {
  const recovered = (body: object) => api.call(recover, { body: body as never, headers: api.from() });

  test('sends the username to the verified address', async () => {
    await api.register(1);
    const certToken = await api.certify('person1@example.com', 'RECOVERY');
    const { status, body } = await recovered({ kind: 'ID', name: '사람1', certToken });
    expect({ status, body }).toEqual({ status: 202, body: { accepted: true } });
    const [notified] = await api.sent('user.recovered');
    expect(notified?.mail?.text).toContain('person1');
  });

  test('sets a new password, which ends all sessions', async () => {
    const { body: joined } = await api.register(2);
    const _user = joined.user._id;
    await api.createSession(_user, 's2');
    const certToken = await api.certify('person2@example.com', 'RECOVERY');
    const body = { kind: 'PASSWORD', name: '사람2', certToken, newPassword: 'Brand-New-Word-2' };
    expect((await recovered(body)).status).toBe(202);
    expect(await matchesPassword((await api.getUserById(_user)).passwordHash, 'Brand-New-Word-2')).toBe(true);
    const [session] = await api.db.select().from(sessions).where(eq(sessions._id, 's2'));
    expect(session?.endReason).toBe('password');
    expect((await api.sent('password.changed')).length).toBeGreaterThan(0);
    // The token is used.
    expect((await recovered(body)).error.errors).toMatchObject([{ field: 'certToken', code: 'cert_token' }]);
  });

  test('a token used twenty times concurrently sets one password', async () => {
    await api.register(3);
    const certToken = await api.certify('person3@example.com', 'RECOVERY');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        recovered({ kind: 'PASSWORD', name: '사람3', certToken, newPassword: `Brand-New-Word-${i}` }),
      ),
    );
    // Some may be refused as overloaded; exactly one may succeed.
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
  });

  test('control: a token that is only read can be used several times', async () => {
    await api.register(4);
    const certToken = await api.certify('person4@example.com', 'RECOVERY');
    await api.db.execute(sql`
      create function forget_use() returns trigger language plpgsql as $$ begin new.used_at := null; return new; end $$;
      create trigger forget_use before update on certifications for each row execute function forget_use()`);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, i) =>
        recovered({ kind: 'PASSWORD', name: '사람4', certToken, newPassword: `Brand-New-Word-${i}` }),
      ),
    );
    await api.db.execute(sql`drop trigger forget_use on certifications; drop function forget_use()`);
    expect(answers.filter(({ status }) => status === 202).length).toBeGreaterThan(1);
  });

  test('returns the same for unknown addresses and sends them nothing', async () => {
    const before = (await api.sent('user.certCode')).length;
    const known = await send(ask('person1@example.com', { purpose: 'RECOVERY' }));
    const unknown = await send(ask('stranger@example.com', { purpose: 'RECOVERY' }));
    expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
    expect(unknown.status).toBe(known.status);
    while ((await api.sent('user.certCode')).length === before) await delay(5);
    const certToken = await api.certify('person1@example.com', 'RECOVERY');
    const { status, body } = await recovered({ kind: 'ID', name: '다른 이름', certToken });
    expect({ status, body }).toEqual({ status: 202, body: { accepted: true } });
    // By now a code for the unknown address would have been sent.
    const addresses = (await api.sent('user.certCode')).flatMap(({ recipients }) => recipients);
    expect(addresses).not.toContain('stranger@example.com');
  });

  test('sends the code also if the process ends after the answer', async () => {
    await api.register(6);
    const target = 'person6@example.com';
    const countSent = async () =>
      (await api.sent('user.certCode')).filter(({ recipients }) => recipients.includes(target)).length;
    const before = await countSent();
    const ending = await startSecondProcess(api);
    await api.call(certify, { body: ask(target, { purpose: 'RECOVERY' }), ...ending.by(1) });
    await ending.stop();
    expect(await countSent()).toBe(before + 1);
  });

  test('uses only addresses that the owner has proved', async () => {
    await api.register(5);
    const target = eq(users.username, 'person5');
    const certToken = await api.certify('person5@example.com', 'RECOVERY');
    await api.db.update(users).set({ emailVerifiedAt: null }).where(target);
    const body = { kind: 'PASSWORD', name: '사람5', certToken, newPassword: 'Brand-New-Word-5' };
    expect((await recovered(body)).status).toBe(202);
    const [account] = await api.db.select().from(users).where(target);
    expect(await matchesPassword(account?.passwordHash ?? '', 'Brand-New-Word-5')).toBe(false);
    // No code is sent to it either; those to proved addresses are.
    const before = (await api.sent('user.certCode')).length;
    await send(ask('person5@example.com', { purpose: 'RECOVERY' }));
    await api.certify('person1@example.com', 'RECOVERY');
    const later = (await api.sent('user.certCode')).slice(before);
    expect(later.flatMap(({ recipients }) => recipients)).toEqual(['person1@example.com']);
  });
});
