import { expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { setUp } from '../../platform/testing';
import { describeHours, lawyer, startAppointmentsApi } from '../appointments/testing';
import { buildSlots } from './slots';

const api = await setUp(startAppointmentsApi());
const admin = contract.console.consultationHours;

const monday = '2031-01-06';
const hours = {
  _id: 'h1',
  weekly: [{ days: 'WEEKDAYS' as const, from: '09:00', to: '11:30' }],
  exceptions: [
    { date: '2031-01-07', hours: [] },
    { date: '2031-01-11', hours: [{ from: '10:00', to: '11:00' }] },
  ],
  slotMinutes: 60,
  seats: 1,
};

test('slots follow the week and its exceptions, in Seoul, and end with the hours', () => {
  const starts = buildSlots(hours, monday, '2031-01-12').map(({ start }) => start);
  // Monday; Tuesday is closed; Wednesday to Friday; the Saturday that is open for once.
  expect(starts.filter((start) => start.startsWith(monday))).toEqual([
    '2031-01-06T00:00:00.000Z',
    '2031-01-06T01:00:00.000Z',
  ]);
  expect(starts.some((start) => start.startsWith('2031-01-07'))).toBe(false);
  expect(starts.at(-1)).toBe('2031-01-11T01:00:00.000Z');
  expect(starts).toHaveLength(9);
});

test('an office has one set of hours, which administrators change', async () => {
  const created = await api.asAdmin(admin.create, { body: describeHours() });
  expect(created.status).toBe(201);
  const { _id, version } = created.body.consultationHours;
  expect((await api.asAdmin(admin.create, { body: describeHours() })).status).toBe(409);
  const changed = await api.asAdmin(admin.update, { params: { id: _id }, body: { version, seats: 2 } });
  expect(changed.body.consultationHours).toMatchObject({ seats: 2, version: 1 });
  const stale = await api.asAdmin(admin.update, { params: { id: _id }, body: { version, seats: 3 } });
  expect(stale.error.code).toBe('stale');
  expect((await api.asAdmin(admin.list)).body.consultationHours).toHaveLength(1);
  const log = await api.asAdmin(contract.console.audit.list, { query: { resource: 'consultationHours' } });
  expect(log.body.audit.map(({ record }) => record?.name)).toEqual(['서울', '서울']);
});

test.each([
  ['of nobody', { office: null }, 'office'],
  ['of an office and a lawyer', { _lawyer: 'l1' }, '_lawyer'],
  ['of an office that does not exist', { office: 9 }, 'office'],
  ['that end before they begin', { weekly: [{ days: 'MON', from: '10:00', to: '09:00' }] }, 'weekly.0.to'],
  [
    'with a day named twice',
    { exceptions: [monday, monday].map((date) => ({ date, hours: [] })) },
    'exceptions.1.date',
  ],
])('hours %s are refused', async (_, changes, field) => {
  const { status, error } = await api.asAdmin(admin.create, { body: describeHours(changes) });
  expect([status, error.errors?.[0]?.field]).toEqual([422, field]);
});

test('the week shows free and taken hours, with the clients', async () => {
  const { consultationHours } = (await api.asAdmin(admin.list)).body;
  const [{ _id: id = '' } = {}] = consultationHours;
  const start = await api.findStart();
  const { form } = (await api.send({ start })).body;
  const from = new Date(Date.parse(start) + 9 * 3_600_000).toISOString().slice(0, 10);
  const { body } = await api.asAdmin(admin.week, { params: { id }, query: { from } });
  expect(body.hours).toHaveLength(7 * 23);
  expect(body.hours.find((hour) => hour.start === start)).toMatchObject({ free: 1 });
  expect(body.appointments).toMatchObject([
    { start, status: 'REQUESTED', _form: form._id, receiptNo: form.receiptNo, name: '김철수' },
  ]);
});

test('a week that begins before the first year or ends after the year 9999 is refused', async () => {
  const [{ _id: id = '' } = {}] = (await api.asAdmin(admin.list)).body.consultationHours;
  const params = { id };
  const ask = async (from: string) => (await api.asAdmin(admin.week, { params, query: { from } })).status;
  expect(await Promise.all(['0000-01-01', '0001-01-01', '9999-12-31'].map(ask))).toEqual([422, 422, 422]);
  expect(await Promise.all(['0001-01-02', '9999-12-20'].map(ask))).toEqual([200, 200]);
});

test('a lawyer has one set of hours, which are offered while the site shows the lawyer', async () => {
  await api.setLawyer(true);
  const ofLawyer = { office: null, _lawyer: lawyer._id };
  const { _id } = await api.createHours({ ...ofLawyer, slotMinutes: 240 });
  const again = await api.asAdmin(admin.create, { body: describeHours(ofLawyer) });
  expect([again.status, again.error.errors?.[0]?.field]).toEqual([409, '_lawyer']);
  const wish = { _lawyer: lawyer._id, office: '0' };
  const ofOffice = await api.listStarts();
  expect((await api.listStarts(wish)).length).toBeLessThan(ofOffice.length);
  expect(await api.listStarts({ _hours: _id })).toEqual(await api.listStarts(wish));

  await api.setLawyer(false);
  expect(await api.listStarts(wish)).toEqual(ofOffice);
  expect(await api.listStarts({ _hours: _id })).toEqual([]);
  const { status, error } = await api.send({ _lawyer: lawyer._id });
  expect([status, error.errors?.[0]?.field]).toEqual([422, '_lawyer']);
});

test('hours that are switched off are not offered', async () => {
  const { consultationHours } = (await api.asAdmin(admin.list)).body;
  const { _id: id = '', version = 0 } = consultationHours.find(({ office }) => office === 0) ?? {};
  await api.asAdmin(admin.update, { params: { id }, body: { version, enabled: false } });
  expect(await api.listStarts()).toEqual([]);
});

test('free hours are not stored by caches', async () => {
  const { headers } = await api.call(contract.consultationHours.list, { query: { office: '0' } });
  expect(headers['cache-control']).toBe('no-store');
});
