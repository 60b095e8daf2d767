import { beforeEach, describe, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { contract } from 'shared/contract';
import { controlRivals, countStatus, runAtOnce, runInTurn } from '../../app/testing-races';
import { setUp } from '../../platform/testing';
import { lawyer, startAppointmentsApi } from './testing';

const api = await setUp(startAppointmentsApi());
const hours = await api.createHours();

const readForm = async (id: string) => (await api.asAdmin(contract.console.forms.get, { params: { id } })).body.form;

/** A form whose hour the client has chosen and, on demand, the firm has confirmed. */
const book = async ({ confirmed = true, ...changes }: { confirmed?: boolean; [field: string]: unknown } = {}) => {
  const start = await api.findStart();
  const { form } = (await api.send({ start, ...changes })).body;
  if (confirmed) expect((await api.decide(form._id, { start })).status).toBe(200);
  return { ...form, start, headers: await api.openLink(form._id) };
};

const findMail = async (form: string, template: string) =>
  (await api.listMails(form)).find((one) => one.template === template && one.mail)?.mail;

const parseCalendar = (content: string) => {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const event = new ICAL.Event(calendar.getAllSubcomponents('vevent')[0]);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    status: event.component.getFirstPropertyValue('status'),
  };
};

describe('a client chooses a free hour in the form', () => {
  test('which becomes the wish, is held, and is in the timeline', async () => {
    const start = await api.findStart();
    const { status, body } = await api.send({ start });
    expect(status).toBe(201);
    expect(body.form.appointment).toMatchObject({ start, status: 'REQUESTED', _hours: hours._id });
    expect(body.form.preferredAt).toMatchObject({ date: expect.any(String), from: expect.any(String) });
    expect(body.form.steps.map(({ kind }) => kind)).toEqual(['RECEIVED', 'HOUR_REQUESTED']);
    expect(await api.listStarts()).not.toContain(start);
  });

  test('and one who chooses none, or another date, sends the form as before', async () => {
    const { status, body } = await api.send({ preferredAt: { date: '2099-01-05', from: '13:00', to: '15:00' } });
    expect([status, body.form.appointment]).toEqual([201, null]);
    expect(body.form.preferredAt).toEqual({ date: '2099-01-05', from: '13:00', to: '15:00' });
  });

  test.each([
    ['in the past', () => new Date(Date.now() - 86_400_000).toISOString()],
    ['between two hours', async () => new Date(Date.parse(await api.findStart()) + 60_000).toISOString()],
    ['beyond three weeks', async () => new Date(Date.parse(await api.findStart()) + 30 * 86_400_000).toISOString()],
  ])('but none %s', async (_, getStart) => {
    const { status, error } = await api.send({ start: await getStart() });
    expect([status, error.errors]).toMatchObject([422, [{ field: 'start', code: 'closed' }]]);
  });

  test('but none of an office without hours', async () => {
    const { error } = await api.send({ office: null, start: await api.findStart() });
    expect(error.errors).toMatchObject([{ field: 'start', code: 'closed' }]);
  });

  test('and learns what is left when somebody else has it, with nothing stored', async () => {
    const start = await api.findStart();
    await api.send({ start });
    const { status, error } = await api.send({ start, name: '늦은이' });
    expect([status, error.code, error.slots]).toEqual([409, 'slot_taken', [start]]);
    expect(error.left).toContain(await api.findStart());
    expect(error.left).not.toContain(start);
    const { body } = await api.asAdmin(contract.console.forms.list, { query: { q: '늦은이' } });
    expect(body.total).toBe(0);
  });
});

test('a client gets no seat of an hour with as many clients as there are seats left', async () => {
  const setSeats = (seats: number) => api.pool.query('update consultation_hours set seats = $1', [seats]);
  await setSeats(2);
  const start = await api.findStart();
  const { form } = (await api.send({ start })).body;
  await api.send({ start });
  await api.setAppointment(form._id, null, await api.openLink(form._id));
  await setSeats(1);
  const { status, error } = await api.send({ start });
  expect([status, error.code]).toEqual([409, 'slot_taken']);
});

describe('a client moves or cancels the hour by the link', () => {
  test('a confirmed one stays confirmed, is moved in the calendar, and the firm is notified', async () => {
    const { _id, headers, start } = await book();
    const next = await api.findStart(3);
    const { status, body } = await api.setAppointment(_id, next, headers);
    expect(status).toBe(200);
    expect(body.form.appointment).toMatchObject({ start: next, status: 'CONFIRMED' });
    expect(body.form.steps.at(-1)).toMatchObject({ kind: 'HOUR_MOVED', start: next });
    const [confirmed, moved] = [
      await findMail(_id, 'consultation.confirmed'),
      await findMail(_id, 'consultation.moved'),
    ];
    const first = parseCalendar(confirmed?.calendar?.content ?? '');
    const second = parseCalendar(moved?.calendar?.content ?? '');
    expect(first).toMatchObject({ method: 'REQUEST', start, sequence: 0 });
    expect(second).toMatchObject({ method: 'REQUEST', start: next, sequence: 1, uid: first.uid });
    expect((await findMail(_id, 'consultation.changed'))?.to).toHaveLength(1);
    expect(await api.listStarts()).toContain(start);
  });

  test('a cancelled one is free again and leaves the calendar; the request stays', async () => {
    const { _id, headers, start } = await book();
    const { body } = await api.setAppointment(_id, null, headers);
    expect(body.form).toMatchObject({ appointment: null, preferredAt: null, status: 'IN_PROGRESS' });
    expect(parseCalendar((await findMail(_id, 'consultation.cancelled'))?.calendar?.content ?? '')).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      sequence: 1,
    });
    expect(await api.listStarts()).toContain(start);
    const again = await api.setAppointment(_id, start, headers);
    expect(again.body.form.appointment).toMatchObject({ start, status: 'REQUESTED' });
  });

  test('until two hours before', async () => {
    const { _id, headers } = await book();
    await api.setBeginning(_id, 119);
    expect((await api.setAppointment(_id, null, headers)).error.code).toBe('wrong_state');
    expect((await api.setAppointment(_id, await api.findStart(), headers)).error.code).toBe('wrong_state');
    await api.setBeginning(_id, 125);
    expect((await api.setAppointment(_id, null, headers)).status).toBe(200);
  });

  test('not ten times over on one day, and not of a closed request', async () => {
    const { _id, headers } = await book();
    await api.asAdmin(contract.console.forms.update, {
      params: { id: _id },
      body: { status: 'CLOSED', version: (await readForm(_id)).version },
    });
    const answers = await runInTurn(11, async () => api.setAppointment(_id, await api.findStart(), headers));
    expect(answers.map(({ error }) => error.code)).toEqual([...Array(10).fill('wrong_state'), 'rate_limited']);
  });

  test('among the hours that are booked, whatever was wished for; another lawyer or office has to agree again', async () => {
    await api.setLawyer(true);
    const ofLawyer = await api.createHours({ office: null, _lawyer: lawyer._id });
    const { _id } = (await api.send()).body.form;
    await api.decide(_id, { start: await api.findStart(), _hours: ofLawyer._id });
    const headers = await api.openLink(_id);
    const next = (await api.listStarts({ _hours: ofLawyer._id })).at(-1) ?? '';
    const moved = await api.setAppointment(_id, next, headers);
    expect(moved.body.form.appointment).toMatchObject({ start: next, status: 'CONFIRMED', _hours: ofLawyer._id });

    await api.setLawyer(false);
    const start = await api.findStart();
    const { body } = await api.setAppointment(_id, start, headers);
    expect(body.form.appointment).toMatchObject({ start, status: 'REQUESTED', _hours: hours._id });
    const cancelled = parseCalendar((await findMail(_id, 'consultation.cancelled'))?.calendar?.content ?? '');
    expect(cancelled).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', start: next, sequence: 2 });
    await api.decide(_id, { start });
    const confirmed = parseCalendar((await findMail(_id, 'consultation.confirmed'))?.calendar?.content ?? '');
    expect(confirmed).toMatchObject({ method: 'REQUEST', start, sequence: 0 });
    expect(confirmed.uid).not.toBe(cancelled.uid);
  });

  test('and gets a calendar file once it is confirmed, whose address carries no secret', async () => {
    const requested = await book({ confirmed: false });
    const early = await api.call(contract.forms.calendar, {
      params: { id: requested._id },
      headers: requested.headers,
    });
    expect(early.error.code).toBe('wrong_state');
    const { _id, headers, start } = await book();
    const answer = await api.call(contract.forms.calendar, { params: { id: _id }, headers });
    const content = String(answer.body);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(parseCalendar(content)).toMatchObject({ method: 'PUBLISH', start, status: 'CONFIRMED' });
    expect(content).not.toContain(headers['form-proof'].split('.')[1]);
  });

  test('the form itself does not change the place or time of an hour that is set', async () => {
    const start = await api.findStart();
    const { form } = (await api.send({ start })).body;
    const member = { phone: '01055550000' };
    const own = await api.call(contract.forms.create, {
      as: 'member',
      body: api.body({ office: 0, start: await api.findStart(1), password: undefined, ...member }),
      headers: api.from(),
    });
    const change = (body: object) =>
      api.call(contract.forms.update, {
        as: 'member',
        params: { id: own.body.form._id },
        body: { version: own.body.form.version, ...body },
      });
    const refused = await change({ preferredAt: { date: '2099-01-05', from: '13:00', to: '15:00' } });
    expect(refused.error.errors).toMatchObject([{ field: 'preferredAt', code: 'booked' }]);
    expect((await change({ content: '고친 내용', preferredAt: own.body.form.preferredAt })).status).toBe(200);
    expect(form.status).toBe('RECEIVED');
  });
});

describe('the firm', () => {
  test('confirms in the client’s language, which begins the work', async () => {
    const start = await api.findStart();
    const { form } = (await api.send({ start }, { 'accept-language': 'en' })).body;
    const { body } = await api.decide(form._id, { start, message: 'Please bring the contract.' });
    expect(body.form).toMatchObject({ status: 'IN_PROGRESS', appointment: { start, status: 'CONFIRMED' } });
    expect(body.form.steps.at(-1)).toMatchObject({ kind: 'HOUR_CONFIRMED', message: 'Please bring the contract.' });
    const mail = await findMail(form._id, 'consultation.confirmed');
    expect(mail?.subject).toContain('Your consultation is confirmed');
    expect(mail?.text).toContain('Please bring the contract.');
    expect((await api.decide(form._id, { start })).error.code).toBe('wrong_state');
  });

  test('books an hour for a client who chose none, and calls it off', async () => {
    const { form } = (await api.send()).body;
    const start = await api.findStart();
    expect((await api.decide(form._id, { start })).body.form.appointment).toMatchObject({ status: 'CONFIRMED' });
    expect((await api.decide(form._id, { start: null })).body.form.appointment).toBeNull();
    expect(await findMail(form._id, 'consultation.cancelled')).toBeDefined();
  });

  test('calls an hour off by closing the request; of spam nobody is notified', async () => {
    for (const [status, isNotified] of [
      ['CLOSED', true],
      ['SPAM', false],
    ] as const) {
      const { _id } = await book();
      const { version } = await readForm(_id);
      await api.asAdmin(contract.console.forms.update, { params: { id: _id }, body: { status, version } });
      expect((await readForm(_id)).appointment).toBeNull();
      expect((await findMail(_id, 'consultation.cancelled')) !== undefined).toBe(isNotified);
    }
  });

  test('frees the hour of a request that it deletes; one that is taken meanwhile keeps it from coming back', async () => {
    const { _id, start } = await book();
    await api.asAdmin(contract.console.forms.remove, { params: { id: _id } });
    expect(await api.listStarts()).toContain(start);
    await api.send({ start });
    const restore = () =>
      api.asAdmin(contract.console.trash.restore, { params: { resource: 'forms', id: _id }, body: {} });
    expect((await restore()).error.code).toBe('restore_conflict');
    await api.pool.query(`update appointments set status = 'CANCELLED' where _form <> $1`, [_id]);
    expect((await restore()).status).toBeLessThan(300);
    expect((await readForm(_id)).appointment).toMatchObject({ start, status: 'CONFIRMED' });
  });
});

/** Clients who want the same hour at the same moment, each for a request of their own. */
const raceForHour = async (count: number) => {
  const forms = await runInTurn(count, async () => {
    const { _id } = (await api.send()).body.form;
    return { _id, headers: await api.openLink(_id) };
  });
  const start = await api.findStart();
  const answers = await runAtOnce(count, async (at) => {
    const { _id = '', headers = {} } = forms[at] ?? {};
    return api.setAppointment(_id, start, headers);
  });
  return { start, answers };
};

describe('of many who want the same hour at once', () => {
  beforeEach(() => api.pool.query('delete from throttles'));

  test('one gets it, the others learn what is left', async () => {
    const { start, answers } = await raceForHour(controlRivals);
    expect([countStatus(answers, 200), countStatus(answers, 409)]).toEqual([1, controlRivals - 1]);
    const lost = answers.filter(({ status }) => status === 409);
    for (const { error } of lost) {
      expect(error.code).toBe('slot_taken');
      expect(error.left).not.toContain(start);
    }
  });

  test('as many as there are seats get one each', async () => {
    await api.pool.query(`update appointments set status = 'CANCELLED'`);
    await api.pool.query('update consultation_hours set seats = 3');
    const { answers } = await raceForHour(controlRivals);
    expect(countStatus(answers, 200)).toBe(3);
    await api.pool.query('update consultation_hours set seats = 1');
  });

  test('control: without the constraint several get it', async () => {
    await api.pool.query('alter table appointments drop constraint appointments_apart');
    const { answers } = await raceForHour(controlRivals);
    expect(countStatus(answers, 200)).toBeGreaterThan(1);
  });
});
