import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { completeMeetings, remind } from './jobs';
import { matchingLeaving } from './leaving';
import { settleDue } from './settle';
import { type FairApi, startFair } from './testing';

let api: FairApi;
beforeAll(async () => {
  api = await startFair();
});
afterAll(() => api.stop());

const pair = async () => ({
  seller: await api.join(await api.person({ role: 'SELLER' })),
  buyer: await api.join(await api.person({ role: 'BUYER' })),
});
const slot = (at: number) => api.starts[at] as string;
const read = async (user: Parameters<FairApi['as']>[0], id: string) =>
  (await api.as(user, contract.matchings.get, { params: { id } })).body.matching;
const told = async (user: string, id: string) => {
  const { rows } = await api.pool.query<{ type: string }>(
    'select type from inbox where _user = $1 and target = $2 order by created_at',
    [user, id],
  );
  return rows.map(({ type }) => type);
};
const caller = { user: null, ip: '127.0.0.1', requestId: 'test' };

describe('M11: a request that nobody answers ends', () => {
  const overdue = async () => {
    const { seller, buyer } = await pair();
    const { _id } = await api.requested(seller, buyer, [slot(0)]);
    await api.pool.query(`update matchings set expires_at = now() - interval '1 millisecond' where _id = $1`, [_id]);
    return { seller, buyer, _id };
  };

  test('when it is read and by the job, with the same result, told once', async () => {
    const [lazy, tended] = [await overdue(), await overdue()];
    const seen = await read(lazy.seller, lazy._id);
    await settleDue(api.db, api.told);
    await settleDue(api.db, api.told);
    const done = await read(tended.seller, tended._id);
    expect([seen, done].map(({ status, expiredReason }) => ({ status, expiredReason }))).toEqual([
      { status: 'EXPIRED', expiredReason: 'TIME_LIMIT' },
      { status: 'EXPIRED', expiredReason: 'TIME_LIMIT' },
    ]);
    expect(await told(tended.seller._id, tended._id)).toEqual(['matching.expired']);
  });

  test('a millisecond later it cannot be accepted', async () => {
    const { buyer, _id } = await overdue();
    const { status } = await api.act(buyer, _id, { action: 'ACCEPT', slot: slot(0) });
    expect(status).toBe(409);
    expect((await api.holds()).filter(({ _matching }) => _matching === _id)).toEqual([]);
  });

  test('at the latest when its last time comes nearer than the fair’s lead', async () => {
    const of = await api.makeFair({ leadMinutes: 60, requestTtlHours: 2000 });
    const seller = await api.join(await api.person({ role: 'SELLER' }), { of });
    const buyer = await api.join(await api.person({ role: 'BUYER' }), { of });
    const [start] = api.gridStarts(of) as [string];
    const { expiresAt } = await api.requested(seller, buyer, [start], { _fair: of._id });
    expect(Date.parse(start) - Date.parse(expiresAt)).toBe(3_600_000);
  });
});

describe('M16: whoever leaves takes what is open along', () => {
  test('a revoked place ends requests and meetings, frees the times and tells the partners', async () => {
    const { seller, buyer } = await pair();
    const other = (await pair()).seller;
    const open = await api.requested(other, buyer, [slot(2)]);
    const meeting = await api.agreed(seller, buyer, slot(1));
    const params = { id: api.fair._id };
    const { body } = await api.call(contract.console.participations.list, {
      as: 'admin',
      params,
      query: { role: 'BUYER', limit: 100 },
    });
    const place = body.participations.find(({ _user }) => _user === buyer._id);
    const revoke = (reason?: string) =>
      api.call(contract.console.participations.update, {
        as: 'admin',
        params: { ...params, participation: place?._id ?? '' },
        body: { status: 'CANCELLED', version: place?.version ?? 0, ...(reason && { reason }) },
      });
    expect((await revoke()).status).toBe(422);
    expect((await revoke('서류 미비')).status).toBe(200);
    expect((await read(other, open._id)).status).toBe('EXPIRED');
    expect((await read(seller, meeting._id)).status).toBe('CANCELLED');
    expect((await api.holds()).filter(({ _matching }) => _matching === meeting._id)).toEqual([]);
    expect(await told(seller._id, meeting._id)).toContain('matching.cancelled');
    expect(await told(other._id, open._id)).toEqual(['matching.expired']);
  });

  test('a withdrawn or blocked member likewise; an agreed meeting keeps a member from leaving by themselves', async () => {
    for (const why of ['WITHDRAWN', 'BLOCKED'] as const) {
      const { seller, buyer } = await pair();
      const { _id } = await api.agreed(seller, buyer, slot(3), { mode: 'ONLINE' });
      const leaving = matchingLeaving(api.told);
      expect(await leaving.check?.(api.db, buyer._id)).toBe(1);
      await api.db.transaction(async (tx) => leaving.effect?.(tx, buyer._id, why, caller));
      expect((await read(seller, _id)).status).toBe('CANCELLED');
      expect(await leaving.check?.(api.db, buyer._id)).toBe(0);
    }
  });
});

describe('M19: what became of a meeting', () => {
  const over = async () => {
    const { seller, buyer } = await pair();
    const { _id } = await api.agreed(seller, buyer, slot(4), { mode: 'ONLINE' });
    await api.pool.query(
      `update matchings set slot_start = now() - interval '1 hour', slot_end = now() - interval '30 minutes' where _id = $1`,
      [_id],
    );
    return { seller, buyer, _id };
  };

  test('is not said before its end', async () => {
    const { seller, buyer } = await pair();
    const { _id } = await api.agreed(seller, buyer, slot(5), { mode: 'ONLINE' });
    expect((await api.act(seller, _id, { action: 'ATTEND', value: 'YES' })).error.code).toBe('wrong_state');
    expect((await api.act(seller, _id, { action: 'LOG', score: 5, note: '좋음' })).error.code).toBe('wrong_state');
  });

  test('one side that says it did not happen is enough, and may change its mind', async () => {
    const { seller, buyer, _id } = await over();
    const say = async (user: typeof seller, value: string) =>
      (await api.act(user, _id, { action: 'ATTEND', value })).body.matching.status;
    expect(await say(seller, 'YES')).toBe('COMPLETED');
    expect(await say(buyer, 'NO')).toBe('NO_SHOW');
    expect(await say(buyer, 'YES')).toBe('COMPLETED');
  });

  test('an administrator settles it for good', async () => {
    const { seller, _id } = await over();
    const { version } = await read(seller, _id);
    const { body } = await api.call(contract.console.matchings.update, {
      as: 'admin',
      params: { id: api.fair._id, matchingId: _id },
      body: { status: 'NO_SHOW', reason: '현장 확인', version },
    });
    expect(body.matching).toMatchObject({ status: 'NO_SHOW', attendance: { final: 'NO' } });
    expect((await api.act(seller, _id, { action: 'ATTEND', value: 'YES' })).status).toBe(409);
  });

  test('the clock completes it where nobody says anything, once; each side keeps a log of its own', async () => {
    const { seller, buyer, _id } = await over();
    await completeMeetings(api.db);
    await completeMeetings(api.db);
    expect((await read(seller, _id)).history.map(({ to }) => to)).toEqual(['REQUESTED', 'ACCEPTED', 'COMPLETED']);
    const { body } = await api.act(seller, _id, {
      action: 'LOG',
      score: 4,
      amount: 5_000_000,
      currency: 'KRW',
      note: '재논의',
    });
    expect(body.matching.log).toMatchObject({ score: 4, amount: 5_000_000, contract: 'NONE' });
    expect((await read(buyer, _id)).log).toBeNull();
  });

  test('the code of one side, scanned by the other, says that both were there; one’s own and a forged one say nothing', async () => {
    const { seller, buyer, _id } = await over();
    const { body } = await api.as(seller, contract.matchings.showAttendance, { params: { id: _id } });
    expect(body.qr.path).toMatch(/^M\d+ \d+h1/);
    const scan = (user: typeof seller, token: string) => api.as(user, contract.matchings.attend, { body: { token } });
    expect((await scan(seller, body.token)).status).toBe(403);
    expect((await scan(buyer, `${body.token.slice(0, -1)}!`)).status).toBe(404);
    expect((await scan((await pair()).buyer, body.token)).status).toBe(404);
    const { body: done } = await scan(buyer, body.token);
    expect(done.matching).toMatchObject({ status: 'COMPLETED', attendance: { seller: 'YES', buyer: 'YES' } });
  });
});

test('both are reminded half an hour before, once for each state of time and place', async () => {
  const { seller, buyer } = await pair();
  const { _id } = await api.agreed(seller, buyer, slot(6), { mode: 'ONLINE' });
  await api.pool.query(
    `update matchings set slot_start = now() + interval '20 minutes', slot_end = now() + interval '50 minutes' where _id = $1`,
    [_id],
  );
  await remind(api.db, api.told, 'soon');
  await remind(api.db, api.told, 'soon');
  const soon = async (user: string) => (await told(user, _id)).filter((type) => type === 'matching.reminderSoon');
  expect([await soon(seller._id), await soon(buyer._id)]).toEqual([
    ['matching.reminderSoon'],
    ['matching.reminderSoon'],
  ]);
});
