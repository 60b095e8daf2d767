import { z } from 'zod';
import { openingDays } from '../../format/opening-hours';
import { listOf, updateBody } from '../crud';
import { auditedRecord, day, id, instant, timeOfDay } from '../fields';
import { route } from '../route';

/** Clients choose, move and cancel an hour until this long before it. */
export const appointmentNoticeHours = 2;
/** Free hours are offered for this long. */
export const offeredDays = 21;

export const appointmentStatuses = ['REQUESTED', 'CONFIRMED', 'MOVED', 'CANCELLED', 'OVER'] as const;

/** Times of the day in Seoul. */
const period = { from: timeOfDay, to: timeOfDay };

export const OpeningHours = z.object({ days: z.enum(openingDays), ...period });

/** A day with other hours than those of the week; without any, it is closed. */
export const HoursException = z.object({ date: day, hours: z.array(z.object(period)).max(5) });

const writable = z.object({
  /** Index into the setting's offices; an office or a lawyer has the hours, never both. */
  office: z.int().min(0).nullish(),
  _lawyer: id.nullish(),
  weekly: z.array(OpeningHours).min(1).max(20),
  exceptions: z.array(HoursException).max(200),
  slotMinutes: z.int().min(15).max(240),
  /** Clients who are received at the same time. */
  seats: z.int().min(1).max(20),
  /** Whether clients may choose them. */
  enabled: z.boolean(),
});

/** When an office or a lawyer receives clients. */
export const ConsultationHours = z.object({ ...auditedRecord.shape, ...writable.shape });
export type ConsultationHours = z.infer<typeof ConsultationHours>;

const path = '/console/consultationHours';
const detail = z.object({ consultationHours: ConsultationHours });

export const consoleConsultationHours = {
  list: route({
    method: 'GET',
    path,
    access: 'console',
    summary: 'List the consultation hours of offices and lawyers',
    ...listOf('consultationHours', ConsultationHours, { sorts: ['createdAt'], search: false }),
    addition: true,
  }),
  create: route({
    method: 'POST',
    path,
    access: 'console',
    summary: 'Create the consultation hours of an office or a lawyer',
    body: z.strictObject(writable.shape),
    response: detail,
    status: 201,
    addition: true,
  }),
  update: route({
    method: 'PUT',
    path: `${path}/:id`,
    access: 'console',
    summary: 'Change consultation hours; booked ones stay',
    body: updateBody(writable.omit({ office: true, _lawyer: true })),
    response: detail,
    addition: true,
  }),
  week: route({
    method: 'GET',
    path: `${path}/:id/week`,
    access: 'console',
    summary: 'The hours of seven days with their free seats, and what is booked',
    query: z.strictObject({ from: day }),
    response: z.object({
      hours: z.array(z.object({ start: instant, end: instant, free: z.int() })),
      appointments: z.array(
        z.object({
          _id: id,
          start: instant,
          end: instant,
          status: z.enum(appointmentStatuses),
          _form: id,
          receiptNo: z.string(),
          name: z.string(),
        }),
      ),
    }),
    addition: true,
  }),
};

export const consultationHours = {
  list: route({
    method: 'GET',
    path: '/v1/consultationHours',
    access: 'public',
    summary:
      'The free hours of the next three weeks: of those that are booked, else of the lawyer, or of the office if the lawyer has none',
    query: z.strictObject({
      /** Of an appointment, to move it. */
      _hours: id.optional(),
      _lawyer: id.optional(),
      office: z.coerce.number().int().min(0).optional(),
    }),
    /** Beginnings, in order. */
    response: z.object({ minutes: z.int(), starts: z.array(instant) }),
    addition: true,
  }),
};
