import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { contract } from 'shared/contract';
import { setUp } from '../../platform/testing';
import { toInstant } from '../fairs/grid';
import { type FairApi, startFair } from '../matchings/testing';
import { participations } from '../participations/table';

const api = await setUp(startFair());

type User = Parameters<FairApi['as']>[0];

const eventsOf = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    method: calendar.getFirstPropertyValue('method'),
    events: calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component)),
  };
};

const fileOf = async (user: User, id: string) => {
  const { body } = await api.as(user, contract.calendar.matching, { params: { id } });
  return eventsOf(String(body));
};

describe('M20: a meeting in a calendar', () => {
  test('has one UID for both parties, a higher sequence when moved, and status cancelled at the end', async () => {
    const { _id } = await api.createMeeting(api.seller, api.buyer, api.slot(0));
    const [sold, bought] = [await fileOf(api.seller, _id), await fileOf(api.buyer, _id)];
    const [event] = sold.events;
    expect(sold.method).toBe('PUBLISH');
    expect(event?.uid).toBe(`matching-${_id}@portico.example`);
    expect(bought.events[0]?.uid).toBe(event?.uid);
    expect(event?.startDate.toJSDate().toISOString()).toBe(api.slot(0));
    expect(event?.startDate.zone.tzid).toBe('UTC');
    expect(event?.location).toContain('A-1');
    await api.act(api.seller, _id, { action: 'PROPOSE', slots: [api.slot(1)] });
    await api.act(api.buyer, _id, { action: 'ACCEPT_PROPOSAL', slot: api.slot(1) });
    const moved = (await fileOf(api.buyer, _id)).events[0];
    expect({ uid: moved?.uid, sequence: moved?.sequence }).toEqual({ uid: event?.uid, sequence: 1 });
    await api.act(api.buyer, _id, { action: 'CANCEL', reason: '불가' });
    const cancelled = await fileOf(api.seller, _id);
    expect(cancelled.method).toBe('CANCEL');
    expect(cancelled.events[0]?.sequence).toBe(2);
    expect(cancelled.events[0]?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  test('says where and with whom, and warns half an hour before until it is cancelled', async () => {
    const seller = await api.newSeller();
    const { _id } = await api.createMeeting(seller, api.buyer, api.slot(6), { interpreter: '영어' });
    const [event] = (await fileOf(seller, _id)).events;
    expect(event?.location).toBe('전시관 · 테이블 A-1, 서울');
    expect(event?.description.split('\n')).toEqual([
      '상담 상대: 오션바이어 (오션바이어)',
      '장소: 전시관 · 테이블 A-1, 서울',
      '통역: 영어',
      `자세히: https://portico.example/matching/schedule?m=${_id}`,
    ]);
    const alarm = event?.component.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT30M');
    await api.act(seller, _id, { action: 'CANCEL', reason: '불가' });
    const [cancelled] = (await fileOf(seller, _id)).events;
    expect(cancelled?.component.getFirstSubcomponent('valarm')).toBeNull();
    expect(cancelled?.description).toContain('상담 상대: 오션바이어\n');
  });

  test('exists from the acceptance on and only for its parties', async () => {
    const seller = await api.newSeller();
    const { _id } = await api.createRequest(seller, api.buyer, [api.slot(2)]);
    const get = async (user: User) => (await api.as(user, contract.calendar.matching, { params: { id: _id } })).status;
    expect(await get(seller)).toBe(409);
    expect(await get(api.seller)).toBe(404);
  });
});

test('a mailed invitation names its recipient as the only attendee, accepted, as calendars require', async () => {
  const { _id } = await api.createMeeting(await api.newSeller(), api.buyer, api.slot(7));
  const { rows } = await api.pool.query<{ mail: { calendar: { method: string; content: string } } }>(
    `select mail from outbox where target = $1 and $2 = any(recipients) and mail -> 'calendar' is not null`,
    [_id, api.buyer.email],
  );
  const { method, content } = rows[0]?.mail.calendar ?? { method: '', content: '' };
  const [event] = eventsOf(content).events;
  expect(method).toBe('REQUEST');
  expect(event?.organizer).toMatch(/^mailto:/);
  expect(event?.attendees.map((one) => [one.getFirstValue(), one.getParameter('partstat')])).toEqual([
    [`MAILTO:${api.buyer.email}`, 'ACCEPTED'],
  ]);
});

test('a buyer in New York and a seller in Seoul see the same instant in their own time zones', async () => {
  const of = await api.makeFair({ days: [{ date: api.fair.days[0]?.date, blocks: [{ from: '09:00', to: '10:00' }] }] });
  const start = api.gridStarts(of)[0] as string;
  const seller = await api.join(await api.person({ role: 'SELLER', name: '서울상사' }), { of });
  const buyer = await api.join(await api.person({ role: 'BUYER', name: 'Hudson Buyers', language: 'en' }), { of });
  await api.db.update(participations).set({ timezone: 'America/New_York' }).where(eq(participations._user, buyer._id));
  const { _id } = await api.createMeeting(seller, buyer, start, { _fair: of._id, mode: 'ONLINE' });
  const date = of.days[0]?.date ?? '';
  expect(start).toBe(new Date(toInstant(date, 9 * 60, 'Asia/Seoul')).toISOString());
  const { rows } = await api.pool.query<{ recipients: string[]; mail: { text: string } }>(
    `select recipients, mail from outbox where target = $1 and mail is not null and dedupe_key like '%accepted%'`,
    [_id],
  );
  const mailTo = (address: string) => rows.find(({ recipients }) => recipients.includes(address))?.mail.text ?? '';
  const dayBefore = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', day: 'numeric', month: 'long' });
  expect(mailTo(buyer.email)).toContain('America/New_York');
  expect(mailTo(buyer.email)).toContain(dayBefore.format(Date.parse(start)));
  expect(mailTo(seller.email)).toContain('GMT+09:00');
  expect(mailTo(seller.email)).not.toContain('New_York');
  const [one, two] = [await fileOf(seller, _id), await fileOf(buyer, _id)];
  expect(one.events[0]?.startDate.toJSDate()).toEqual(two.events[0]?.startDate.toJSDate());
});

test('a feed URL is secret, contains agreed meetings, and is invalidated by a new one', async () => {
  const { _id } = await api.createMeeting(await api.newSeller(), api.buyer, api.slot(5));
  const none = await api.as(api.buyer, contract.calendar.get, {});
  expect(none.body.calendar.url).toBeNull();
  const make = async () => (await api.as(api.buyer, contract.calendar.create, { body: {} })).body.calendar.url ?? '';
  const pathOf = (url: string) => url.replace('https://portico.example', '');
  const first = await make();
  const feed = await api.send({ path: pathOf(first) });
  // Subscribed calendars refresh hourly.
  expect(String(feed.content)).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  expect(eventsOf(String(feed.content)).events.map(({ uid }) => uid)).toContain(`matching-${_id}@portico.example`);
  expect((await api.send({ path: `${pathOf(first)}.ics` })).status).toBe(200);
  const second = await make();
  expect((await api.send({ path: pathOf(first) })).status).toBe(404);
  expect((await api.send({ path: pathOf(second) })).status).toBe(200);
  await api.as(api.buyer, contract.calendar.remove, {});
  expect((await api.send({ path: pathOf(second) })).status).toBe(404);
});

test.each([
  ['is deleted', (id: string) => api.asAdmin(contract.console.users.remove, { params: { id } })],
  ['is blocked', (id: string) => api.pool.query(`update users set status = 'BLOCKED' where _id = $1`, [id])],
])('a feed ends when its account %s', async (_, end) => {
  const seller = await api.newSeller();
  const { body } = await api.as(seller, contract.calendar.create, { body: {} });
  const path = (body.calendar.url ?? '').replace('https://portico.example', '');
  expect((await api.send({ path })).status).toBe(200);
  await end(seller._id);
  expect((await api.send({ path })).status).toBe(404);
});
