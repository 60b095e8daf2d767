import { beforeEach, expect, test } from '@jest/globals';
import { and, eq, like } from 'drizzle-orm';
import { runAtOnce } from '../../app/testing-races';
import { outbox } from '../../platform/mail/table';
import { setUp } from '../../platform/testing';
import { startAppointmentsApi } from './testing';

const api = await setUp(startAppointmentsApi());
await api.createHours();
const jobs = api.domains.all.flatMap((domain) => domain.jobs);

const dayMinutes = 24 * 60;

/** A confirmed consultation, agreed a week ago, that begins this many minutes from now. */
const agree = async (minutes: number) => {
  const start = await api.findStart();
  const { form } = (await api.send({ start })).body;
  await api.decide(form._id, { start });
  await api.setBeginning(form._id, minutes);
  await api.pool.query(`update appointments set updated_at = now() - interval '7 days' where _form = $1`, [form._id]);
  return form._id;
};

/** The job of the product. */
const remind = async () => jobs.find(({ name }) => name === 'consultations: remind')?.run();

const listReminders = async (form: string) => {
  const rows = await api.db
    .select({ template: outbox.template, channel: outbox.channel })
    .from(outbox)
    .where(and(eq(outbox.target, form), like(outbox.template, 'consultation.reminder%')));
  return rows.map(({ template, channel }) => `${template} ${channel}`).sort();
};

const day = ['consultation.reminderDay EMAIL', 'consultation.reminderDay SMS'];
const soon = ['consultation.reminderSoon EMAIL', 'consultation.reminderSoon SMS'];

beforeEach(() => api.pool.query(`update appointments set status = 'CANCELLED'`));

test('a client is reminded a day and an hour before, once each, however many processes run the job', async () => {
  const form = await agree(dayMinutes + 10);
  await remind();
  expect(await listReminders(form)).toEqual([]);
  await api.setBeginning(form, dayMinutes - 10);
  await runAtOnce(8, remind);
  expect(await listReminders(form)).toEqual(day);
  await api.setBeginning(form, 55);
  await runAtOnce(8, remind);
  await remind();
  expect(await listReminders(form)).toEqual([...day, ...soon]);
});

test('control: without the mark and the unique key the reminder is sent again', async () => {
  const form = await agree(55);
  await remind();
  await api.pool.query('update appointments set reminded_soon_at = null');
  await api.pool.query(`update outbox set dedupe_key = dedupe_key || ':sent' where target = $1`, [form]);
  await remind();
  expect(await listReminders(form)).toHaveLength(4);
});

test('nobody is reminded of an hour that is cancelled, moved, only requested or over', async () => {
  const [cancelled, moved, requested, over] = [await agree(100), await agree(200), await agree(300), await agree(400)];
  const first = await api.findStart();
  await api.decide(cancelled, { start: null });
  await api.decide(moved, { start: first });
  await api.pool.query(`update appointments set status = 'REQUESTED' where _form = $1 and status = 'CONFIRMED'`, [
    requested,
  ]);
  await api.setBeginning(over, -30);
  await remind();
  for (const form of [cancelled, moved, requested, over]) expect(await listReminders(form)).toEqual([]);
});

test('an hour that is moved is reminded of anew; one that was agreed on the day has no reminder a day before', async () => {
  const form = await agree(55);
  await remind();
  const next = await api.findStart();
  await api.decide(form, { start: next });
  await api.setBeginning(form, dayMinutes - 10);
  await remind();
  expect(await listReminders(form)).toEqual(soon);
  await api.setBeginning(form, 50);
  await remind();
  expect(await listReminders(form)).toHaveLength(4);
});
