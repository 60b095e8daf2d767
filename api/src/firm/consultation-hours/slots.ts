import { and, eq, inArray, sql } from 'drizzle-orm';
import { appointmentNoticeHours, offeredDays } from 'shared/contract';
import { findOpeningHours, formatDate } from 'shared/format';
import type { Database } from '../../platform/database/connect';
import { listDays } from '../../platform/database/seoul-days';
import { dayMs, hourMs, minuteMs } from '../../platform/define-domain';
import { appointments } from '../appointments/table';
import type { ConsultationHoursRow } from './table';

export interface Slot {
  start: string;
  end: string;
}

type Hours = Pick<ConsultationHoursRow, '_id' | 'weekly' | 'exceptions' | 'slotMinutes' | 'seats'>;

/** Korea has no summer time. */
const toInstant = (date: string, time: string) => Date.parse(`${date}T${time}:00+09:00`);
const toIso = (ms: number) => new Date(ms).toISOString();

const buildDaySlots = ({ weekly, exceptions, slotMinutes }: Hours, date: string): Slot[] => {
  const exception = exceptions.find((one) => one.date === date);
  const periods = exception ? exception.hours : findOpeningHours([{ opening: weekly }], date);
  const lengthMs = slotMinutes * minuteMs;
  const starts = periods.flatMap(({ from, to }) => {
    const [first, end] = [toInstant(date, from), toInstant(date, to)];
    const count = Math.max(0, Math.floor((end - first) / lengthMs));
    return Array.from({ length: count }, (_, index) => first + index * lengthMs);
  });
  return [...new Set(starts)]
    .sort((a, b) => a - b)
    .map((start) => ({ start: toIso(start), end: toIso(start + lengthMs) }));
};

/** All slots of the days `from` to `to` in Seoul (YYYY-MM-DD), both included. */
export const buildSlots = (hours: Hours, from: string, to: string) =>
  listDays(from, to).flatMap((date) => buildDaySlots(hours, date));

/** The slot that begins at `start`; undefined if the hours have none. */
export const findSlot = (hours: Hours, start: string) => {
  const date = formatDate(start);
  return buildSlots(hours, date, date).find((slot) => slot.start === start);
};

export const isActive = inArray(appointments.status, ['REQUESTED', 'CONFIRMED']);

/** What is booked of these hours between two instants. Ranges as in `appointments_apart`, whose index finds them. */
export const findBooked = (db: Database, { _id }: Pick<Hours, '_id'>, { start, end }: Slot) => {
  const isWithin = sql`tstzrange(${appointments.start}, ${appointments.end}) && tstzrange(${start}, ${end})`;
  return db
    .select()
    .from(appointments)
    .where(and(eq(appointments._hours, _id), isActive, isWithin))
    .orderBy(appointments.start, appointments.seat);
};

const overlaps = (one: Slot, other: Slot) => one.start < other.end && other.start < one.end;

/** The slots with their numbers of free seats. */
export const countFreeSeats = async (db: Database, hours: Hours, slots: Slot[]) => {
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  const booked = await findBooked(db, hours, { start: first.start, end: last.end });
  return slots.map((slot) => {
    const seats = new Set(booked.filter((one) => overlaps(one, slot)).map(({ seat }) => seat));
    return { ...slot, free: Math.max(0, hours.seats - seats.size) };
  });
};

/** The earliest beginning that a client can choose. */
export const getEarliestStart = (now = Date.now()) => toIso(now + appointmentNoticeHours * hourMs);

/** Until when a client can move or cancel what begins at `start`. */
export const getChangeEnd = ({ start }: Pick<Slot, 'start'>) =>
  toIso(Date.parse(start) - appointmentNoticeHours * hourMs);

/** The beginnings of the free slots that clients can choose from, in order. */
export const listFreeStarts = async (db: Database, hours: Hours, now = Date.now()) => {
  const slots = buildSlots(hours, formatDate(now), formatDate(now + offeredDays * dayMs));
  const offered = slots.filter(({ start }) => start >= getEarliestStart(now));
  return (await countFreeSeats(db, hours, offered)).filter(({ free }) => free > 0).map(({ start }) => start);
};
