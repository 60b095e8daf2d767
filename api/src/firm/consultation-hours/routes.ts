import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type ConsultationHours, contract } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { dayMs } from '../../platform/define-domain';
import { readDocument } from '../../platform/documents/documents';
import { throwStale } from '../../platform/http/crud-handlers';
import { assertNoFieldErrors, throwFieldError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { insertRecord, updateRecord } from '../../platform/http/records';
import { serve } from '../../platform/http/serve';
import { forms } from '../forms/table';
import type { FirmServices } from '../services';
import { findOfferedHours } from './find-offered-hours';
import { buildSlots, countFreeSeats, findBooked, listFreeStarts } from './slots';
import { consultationHours } from './table';

const resource = 'consultationHours';
const weekDays = 7;

/** Refuses periods that end before they begin, a day that is named twice, and an office or lawyer that does not exist. */
const assertValidHours = async (tx: Database, hours: Partial<ConsultationHours>) => {
  const { weekly = [], exceptions = [], office, _lawyer } = hours;
  const { value: lawyers } = await readDocument(tx, 'lawyers', []);
  const { value: setting } = await readDocument(tx, 'setting');
  const dates = exceptions.map(({ date }) => date);
  assertNoFieldErrors([
    ...weekly.map(({ from, to }, index) => from >= to && { field: `weekly.${index}.to`, code: 'period' as const }),
    ...exceptions.flatMap((exception, index) => [
      dates.indexOf(exception.date) < index && { field: `exceptions.${index}.date`, code: 'taken' as const },
      ...exception.hours.map(
        ({ from, to }, at) => from >= to && { field: `exceptions.${index}.hours.${at}.to`, code: 'period' as const },
      ),
    ]),
    typeof office === 'number' && office >= setting.offices.length && { field: 'office', code: 'invalid' },
    _lawyer && !lawyers.some(({ _id }) => _id === _lawyer) && { field: '_lawyer', code: 'invalid' },
  ]);
};

/** The seven days from `from` (YYYY-MM-DD), whose slots and appointments lie within `start` and `end`. */
const getWeek = (from: string) => {
  const to = new Date(Date.parse(from) + (weekDays - 1) * dayMs).toISOString();
  const start = new Date(`${from}T00:00:00+09:00`).toISOString();
  const end = new Date(Date.parse(start) + weekDays * dayMs).toISOString();
  // PostgreSQL has no year 0, and years of five digits are written with a sign.
  if ([start, to, end].some((time) => time < '0001')) throwFieldError('from', 'invalid');
  return { to: to.slice(0, 10), start, end };
};

export const serveConsultationHours = (app: FastifyInstance, { db }: FirmServices) => {
  serve(app, contract.consultationHours, {
    list: async ({ query }) => {
      const hours = await findOfferedHours(db, query);
      return hours
        ? { minutes: hours.slotMinutes, starts: await listFreeStarts(db, hours) }
        : { minutes: 0, starts: [] };
    },
  });

  serve(app, contract.console.consultationHours, {
    list: ({ query }) => listRecords(db, consultationHours, { query, many: 'consultationHours' }),

    create: ({ body, ...caller }) =>
      db.transaction(async (tx) => {
        await assertValidHours(tx, body);
        const isOfOffice = typeof body.office === 'number';
        if (isOfOffice === !!body._lawyer) throwFieldError('office', isOfOffice ? 'invalid' : 'required');
        const row = await insertRecord(tx, consultationHours, body, caller);
        await writeAudit(tx, caller, { action: 'CREATE', resource, target: row._id, after: row });
        return { consultationHours: row };
      }),

    update: ({ params, body: { version, ...values }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await requireRow(tx, consultationHours, eq(consultationHours._id, params.id), 'update');
        if (before.version !== version) throwStale(before, before);
        await assertValidHours(tx, values);
        const after = await updateRecord(tx, consultationHours, params.id, values, caller);
        await writeAudit(tx, caller, { action: 'UPDATE', resource, target: params.id, before, after });
        return { consultationHours: after };
      }),

    week: async ({ params, query: { from } }) => {
      const hours = await requireRow(db, consultationHours, eq(consultationHours._id, params.id));
      const { to, ...bounds } = getWeek(from);
      const booked = await findBooked(db, hours, bounds);
      const clients = await db
        .select({ _id: forms._id, receiptNo: forms.receiptNo, name: forms.name })
        .from(forms)
        .where(
          inArray(
            forms._id,
            booked.map(({ _form }) => _form),
          ),
        );
      const clientsById = new Map(clients.map(({ _id, ...client }) => [_id, client]));
      return {
        hours: await countFreeSeats(db, hours, buildSlots(hours, from, to)),
        appointments: booked.map(({ _id, start, end, status, _form }) => ({
          _id,
          start,
          end,
          status,
          _form,
          ...(clientsById.get(_form) ?? { receiptNo: '', name: '' }),
        })),
      };
    },
  });
};
