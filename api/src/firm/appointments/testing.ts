import { desc, eq } from 'drizzle-orm';
import { contract, type Lawyer } from 'shared/contract';
import { now } from '../../platform/database/columns';
import { documents } from '../../platform/documents/table';
import { outbox } from '../../platform/mail/table';
import { startFormsApi } from '../forms/testing';

/** Hours on every day, so that some are always free. */
const everyDay = (['WEEKDAYS', 'SAT', 'SUN'] as const).map((days) => ({ days, from: '00:00', to: '23:00' }));

export const describeHours = (changes: object = {}) => ({
  office: 0,
  weekly: everyDay,
  exceptions: [],
  slotMinutes: 60,
  seats: 1,
  enabled: true,
  ...changes,
});

/** The only lawyer of the firm. */
export const lawyer = { _id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', slug: 'kim', title: '김', titleEn: 'Kim', office: null };

/** Starts the API with the consultation hours of the office, whose every hour has one seat. */
export const startAppointmentsApi = async () => {
  const api = await startFormsApi();
  let senders = 0;

  const createHours = async (changes: object = {}) => {
    const { status, body, error } = await api.asAdmin(contract.console.consultationHours.create, {
      body: describeHours(changes),
    });
    if (status !== 201) throw new Error(JSON.stringify(error));
    return body.consultationHours;
  };

  const setLawyer = async (enabled: boolean) => {
    const value = [{ ...lawyer, enabled } as Lawyer];
    const stored = { key: 'lawyers' as const, value, version: 1, updatedAt: now(), updatedBy: null };
    await api.db.insert(documents).values(stored).onConflictDoUpdate({ target: documents.key, set: { value } });
  };

  const listStarts = async (query: { _hours?: string; _lawyer?: string; office?: string } = { office: '0' }) =>
    (await api.call(contract.consultationHours.list, { query })).body.starts;

  /** A free hour that begins in more than a day. */
  const findStart = async (at = 0) => {
    const starts = await listStarts();
    const later = starts.filter((start) => Date.parse(start) > Date.now() + 2 * 86_400_000);
    return later[at] ?? '';
  };

  /** Sends a form of a client with a phone number of their own. */
  const send = async (changes: object = {}, headers: Record<string, string> = {}) => {
    senders += 1;
    return api.submit({ office: 0, phone: `0105555${String(senders).padStart(4, '0')}`, ...changes }, headers);
  };

  const listMails = async (form: string) =>
    api.db.select().from(outbox).where(eq(outbox.target, form)).orderBy(desc(outbox._id));

  /** Headers of whoever opens the newest link that was sent. */
  const openLink = async (form: string) => {
    for (const { mail, sms } of await listMails(form)) {
      const found = /\/consult\/mine\?receipt=(\S+?)#([\w-]+)/.exec(mail?.text ?? sms?.text ?? '');
      if (found) return { ...api.from(), 'form-proof': `${found[1]}.${found[2]}` };
    }
    throw new Error('No link was sent');
  };

  const setAppointment = (form: string, start: string | null, headers: Record<string, string>) =>
    api.call(contract.forms.setAppointment, { params: { id: form }, body: { start }, headers });

  /** Confirms, books, moves or calls off as an administrator. */
  const decide = async (form: string, changes: { start: string | null; message?: string; _hours?: string }) => {
    const { body } = await api.asAdmin(contract.console.forms.get, { params: { id: form } });
    return api.asAdmin(contract.console.forms.setAppointment, {
      params: { id: form },
      body: { version: body.form.version, ...changes },
    });
  };

  /** Moves the appointment of a form to begin this many minutes from now. */
  const setBeginning = (form: string, minutes: number) =>
    api.pool.query(
      `update appointments set start_at = now() + make_interval(mins => $2), end_at = now() + make_interval(mins => $2 + 60)
       where _form = $1 and status in ('REQUESTED', 'CONFIRMED')`,
      [form, minutes],
    );

  return {
    ...api,
    createHours,
    setLawyer,
    listStarts,
    findStart,
    send,
    listMails,
    openLink,
    setAppointment,
    decide,
    setBeginning,
  };
};
