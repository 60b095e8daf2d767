import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { users } from '../../members/users/table';
import { setUp } from '../../platform/testing';
import { createMatchingDeletionStep } from './account-deletion';
import { completeMatchings, sendReminders } from './jobs';
import { expireDueRequests } from './refresh-requests';
import { expectError, startFair } from './testing';

const api = await setUp(startFair());

const listNotices = async (user: string, id: string) => {
  const { rows } = await api.pool.query<{ type: string }>(
    'select type from inbox where _user = $1 and target = $2 order by created_at',
    [user, id],
  );
  return rows.map(({ type }) => type);
};
const caller = { user: null, ip: '127.0.0.1', requestId: 'test' };

describe('M11: an unanswered request expires', () => {
  const overdue = async () => {
    const { seller, buyer } = await api.newPair();
    const { _id } = await api.createRequest(seller, buyer, [api.slot(0)]);
    await api.pool.query(`update matchings set expires_at = now() - interval '1 millisecond' where _id = $1`, [_id]);
    return { seller, buyer, _id };
  };

  test('on read and by the job, with the same result and one notification', async () => {
    const [lazy, other] = [await overdue(), await overdue()];
    const onRead = await api.readMatching(lazy.seller, lazy._id);
    await expireDueRequests(api.db, api.notifier);
    await expireDueRequests(api.db, api.notifier);
    const byJob = await api.readMatching(other.seller, other._id);
    expect([onRead, byJob].map(({ status, expiredReason }) => ({ status, expiredReason }))).toEqual([
      { status: 'EXPIRED', expiredReason: 'TIME_LIMIT' },
      { status: 'EXPIRED', expiredReason: 'TIME_LIMIT' },
    ]);
    expect(await listNotices(other.seller._id, other._id)).toEqual(['matching.expired']);
  });

  test('and cannot be accepted one millisecond later', async () => {
    const { buyer, _id } = await overdue();
    const { status } = await api.act(buyer, _id, { action: 'ACCEPT', slot: api.slot(0) });
    expect(status).toBe(409);
    expect(await api.holdsOf(_id)).toEqual([]);
  });

  test('at the latest when its last slot is closer than the lead time of the fair', async () => {
    const of = await api.makeFair({ leadMinutes: 60, requestTtlHours: 2000 });
    const { seller, buyer } = await api.newPair(of);
    const [first, last] = api.gridStarts(of) as [string, string];
    const { expiresAt } = await api.createRequest(seller, buyer, [first, last], { _fair: of._id });
    expect(Date.parse(last) - Date.parse(expiresAt)).toBe(3_600_000);
  });
});

describe('M16: leaving a fair ends open matchings', () => {
  test('a cancelled participation ends requests and meetings, releases the slots and notifies the partners', async () => {
    const seller = await api.join(await api.person({ language: 'cn' }));
    const buyer = await api.newBuyer();
    const other = (await api.newPair()).seller;
    const open = await api.createRequest(other, buyer, [api.slot(2)]);
    const meeting = await api.createMeeting(seller, buyer, api.slot(1));
    const params = { id: api.fair._id };
    const { body } = await api.call(contract.console.participations.list, {
      as: 'admin',
      params,
      query: { role: 'BUYER', limit: 100 },
    });
    const participation = body.participations.find(({ _user }) => _user === buyer._id);
    const revoke = (reason?: string) =>
      api.call(contract.console.participations.update, {
        as: 'admin',
        params: { ...params, participation: participation?._id ?? '' },
        body: { status: 'CANCELLED', version: participation?.version ?? 0, ...(reason && { reason }) },
      });
    expect((await revoke()).status).toBe(422);
    expect((await revoke('서류 미비')).status).toBe(200);
    expect((await api.readMatching(other, open._id)).status).toBe('EXPIRED');
    const cancelled = await api.readMatching(seller, meeting._id);
    expect(cancelled).toMatchObject({ status: 'CANCELLED', expiredReason: 'PARTY_LEFT' });
    expect(await api.holdsOf(meeting._id)).toEqual([]);
    expect(await listNotices(seller._id, meeting._id)).toContain('matching.cancelled');
    const { rows } = await api.pool.query(
      `select mail ->> 'text' as text from outbox where _user = $1 and target = $2 and template = 'matching.cancelled'`,
      [seller._id, meeting._id],
    );
    expect(rows[0]?.text).toContain('对方已退出本次洽谈会');
    expect(await listNotices(other._id, open._id)).toEqual(['matching.expired']);
  });

  test('so does a deleted or blocked account; an agreed meeting prevents members from deleting their account', async () => {
    for (const why of ['WITHDRAWN', 'BLOCKED'] as const) {
      const { seller, buyer } = await api.newPair();
      const { _id } = await api.createMeeting(seller, buyer, api.slot(3), { mode: 'ONLINE' });
      const leaving = createMatchingDeletionStep(api.notifier);
      expect(await leaving.countOpen?.(api.db, buyer._id)).toBe(1);
      await api.db.transaction(async (tx) => leaving.run?.(tx, buyer._id, why, caller));
      expect((await api.readMatching(seller, _id)).status).toBe('CANCELLED');
      expect(await leaving.countOpen?.(api.db, buyer._id)).toBe(0);
    }
  });
});

test('M16: the loss of one role ends what was arranged in it, and nothing else', async () => {
  const of = await api.makeFair();
  const [seller, partner] = [await api.newSeller(), await api.newBuyer()];
  const [user = seller] = await api.db
    .update(users)
    .set({ roles: ['SELLER', 'BUYER'], buyer: partner.buyer })
    .where(eq(users._id, seller._id))
    .returning();
  await api.join({ ...user, roles: ['BUYER'] }, { of });
  const inOther = { _fair: of._id, mode: 'ONLINE' };
  const asSeller = await api.createRequest(user, partner, [api.slot(8)], { mode: 'ONLINE' });
  const asBuyer = await api.createRequest(await api.newSeller(of), user, api.gridStarts(of).slice(0, 1), inOther);
  const lose = async (why: 'REVOKED_SELLER' | 'REVOKED_BUYER') => {
    await api.db.transaction(async (tx) => createMatchingDeletionStep(api.notifier).run?.(tx, user._id, why, caller));
    return [(await api.readMatching(user, asSeller._id)).status, (await api.readMatching(user, asBuyer._id)).status];
  };
  expect(await lose('REVOKED_SELLER')).toEqual(['EXPIRED', 'REQUESTED']);
  expect(await lose('REVOKED_BUYER')).toEqual(['EXPIRED', 'EXPIRED']);
});

describe('M19: the outcome of a meeting', () => {
  const over = async () => {
    const { seller, buyer } = await api.newPair();
    const { _id } = await api.createMeeting(seller, buyer, api.slot(4), { mode: 'ONLINE' });
    await api.pool.query(
      `update matchings set slot_start = now() - interval '1 hour', slot_end = now() - interval '30 minutes' where _id = $1`,
      [_id],
    );
    return { seller, buyer, _id };
  };

  test('cannot be reported before its end', async () => {
    const { seller, buyer } = await api.newPair();
    const { _id } = await api.createMeeting(seller, buyer, api.slot(5), { mode: 'ONLINE' });
    expect((await api.act(seller, _id, { action: 'ATTEND', value: 'YES' })).error.code).toBe('wrong_state');
    expect((await api.act(seller, _id, { action: 'LOG', score: 5, note: '좋음' })).error.code).toBe('wrong_state');
  });

  test('is NO_SHOW when one party says so, and the party may change the answer', async () => {
    const { seller, buyer, _id } = await over();
    const say = async (user: typeof seller, value: string) =>
      (await api.act(user, _id, { action: 'ATTEND', value })).body.matching.status;
    expect(await say(seller, 'YES')).toBe('COMPLETED');
    expect(await say(buyer, 'NO')).toBe('NO_SHOW');
    expect(await say(buyer, 'YES')).toBe('COMPLETED');
  });

  test('is final when set by an administrator', async () => {
    for (const { status, final, value } of [
      { status: 'NO_SHOW', final: 'NO', value: 'YES' },
      { status: 'COMPLETED', final: 'YES', value: 'NO' },
    ]) {
      const { seller, _id } = await over();
      const { body } = await api.changeInConsole(_id, { status });
      expect(body.matching).toMatchObject({ status, attendance: { final } });
      expect((await api.act(seller, _id, { action: 'ATTEND', value })).status).toBe(409);
    }
  });

  test('is completed once by the job without reports; each party has its own log', async () => {
    const { seller, buyer, _id } = await over();
    await completeMatchings(api.db);
    await completeMatchings(api.db);
    expect((await api.readMatching(seller, _id)).history.map(({ to }) => to)).toEqual([
      'REQUESTED',
      'ACCEPTED',
      'COMPLETED',
    ]);
    const { body } = await api.act(seller, _id, {
      action: 'LOG',
      score: 4,
      amount: 5_000_000,
      currency: 'KRW',
      note: '재논의',
    });
    expect(body.matching.log).toMatchObject({ score: 4, amount: 5_000_000, contract: 'NONE' });
    expect((await api.readMatching(buyer, _id)).log).toBeNull();
  });

  test('both attended when one party scans the code of the other; one’s own or a forged code is refused', async () => {
    const { seller, buyer, _id } = await over();
    const { body } = await api.as(seller, contract.matchings.showAttendance, { params: { id: _id } });
    expect(body.qr.path).toMatch(/^M\d+ \d+h1/);
    const scan = (user: typeof seller, token: string) => api.as(user, contract.matchings.attend, { body: { token } });
    expect((await scan(seller, body.token)).status).toBe(403);
    expect((await scan(buyer, `${body.token.slice(0, -1)}!`)).status).toBe(404);
    expect((await scan((await api.newPair()).buyer, body.token)).status).toBe(404);
    const { body: confirmed } = await scan(buyer, body.token);
    expect(confirmed.matching).toMatchObject({ status: 'COMPLETED', attendance: { seller: 'YES', buyer: 'YES' } });
  });
});

describe('M26: attendance by code', () => {
  /** A meeting that begins in `minutes` and lasts half an hour. */
  const meetingIn = async (minutes: number) => {
    const { seller, buyer } = await api.newPair();
    const { _id } = await api.createMeeting(seller, buyer, api.slot(7), { mode: 'ONLINE' });
    const begin = async (from: number) => {
      await api.pool.query(
        `update matchings set slot_start = now() + make_interval(mins => $2),
          slot_end = now() + make_interval(mins => $2 + 30) where _id = $1`,
        [_id, from],
      );
    };
    await begin(minutes);
    const show = () => api.as(seller, contract.matchings.showAttendance, { params: { id: _id } });
    const scan = (token: string) => api.as(buyer, contract.matchings.attend, { body: { token } });
    return { begin, show, scan };
  };

  test('is refused days before the meeting, when it is shown and when it is scanned', async () => {
    const { begin, show, scan } = await meetingIn(10);
    const { token } = (await show()).body;
    await begin(3 * 24 * 60);
    expectError(await show(), 409, 'attendance_closed');
    expectError(await scan(token), 409, 'attendance_closed');
  });

  test('is confirmed from a quarter of an hour before the meeting until two hours after it', async () => {
    for (const minutes of [14, 0, -149]) {
      const { show, scan } = await meetingIn(minutes);
      expect((await scan((await show()).body.token)).body.matching.attendance.seller).toBe('YES');
    }
    for (const minutes of [16, -151]) expectError(await (await meetingIn(minutes)).show(), 409, 'attendance_closed');
  });
});

test('both parties are reminded half an hour before, once per version of time and place', async () => {
  const { seller, buyer } = await api.newPair();
  const { _id } = await api.createMeeting(seller, buyer, api.slot(6), { mode: 'ONLINE' });
  await api.pool.query(
    `update matchings set slot_start = now() + interval '20 minutes', slot_end = now() + interval '50 minutes' where _id = $1`,
    [_id],
  );
  await sendReminders(api.db, api.notifier, 'soon');
  await sendReminders(api.db, api.notifier, 'soon');
  const soon = async (user: string) =>
    (await listNotices(user, _id)).filter((type) => type === 'matching.reminderSoon');
  expect([await soon(seller._id), await soon(buyer._id)]).toEqual([
    ['matching.reminderSoon'],
    ['matching.reminderSoon'],
  ]);
});
