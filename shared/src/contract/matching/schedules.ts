import { z } from 'zod';
import { id, instant, record } from '../fields';
import { route } from '../machine';
import { FairCard, meetingModes, participationRoles, participationStatuses, Slot, timezone } from './fairs';

export const slotStates = ['FREE', 'REQUESTED', 'HELD', 'PAST'] as const;
export const scheduleSlotCount = 200;

/** A time of one’s own that one offers, or that a meeting of one’s own has taken. */
export const ScheduleSlot = Slot.extend({
  state: z.enum(slotStates),
  /** Requests that name this time and wait for an answer. */
  requests: z.int(),
  /** The meeting that holds it, also one at another fair; null where it is free. */
  _matching: id.nullable(),
  /** Whether one offers it; a time can be held by a meeting without being offered any more. */
  offered: z.boolean(),
});

export const Schedule = z.object({
  ...record.shape,
  _fair: id,
  fair: FairCard.pick({
    title: true,
    type: true,
    timezone: true,
    startAt: true,
    endAt: true,
    status: true,
    slotMinutes: true,
    bufferMinutes: true,
    requestTo: true,
  }),
  mode: z.array(z.enum(meetingModes)),
  slots: z.array(ScheduleSlot),
  note: z.string().nullable(),
  role: z.enum(participationRoles),
  status: z.enum(participationStatuses),
});
export type Schedule = z.infer<typeof Schedule>;

const detail = z.object({ schedule: Schedule });

const written = z.object({
  mode: z.array(z.enum(meetingModes)).min(1).max(2),
  /** Beginnings, each one of the fair’s grid. */
  slots: z.array(instant).min(1).max(scheduleSlotCount),
  note: z.string().trim().max(300).nullish(),
  /** Of the browser, for the times in mails. */
  timezone: timezone.nullish(),
});

export const schedules = {
  list: route({
    method: 'GET',
    path: '/v1/me/schedules',
    access: 'member',
    summary: 'One’s own times at the fairs one takes part in',
    query: z.strictObject({ fair: id.optional() }),
    response: z.object({ schedules: z.array(Schedule) }),
    localised: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/me/schedules',
    access: 'member',
    summary: 'Enter one’s times as a buyer, which is the application to the fair as well',
    body: z.strictObject({ _fair: id, ...written.shape, interpreter: z.string().trim().min(1).max(20).nullish() }),
    response: detail,
    status: 201,
    localised: true,
  }),
  update: route({
    method: 'PUT',
    path: '/v1/me/schedules/:fair',
    access: 'member',
    summary: 'Replace one’s times; a seller who entered none yet sends version 0 (M14)',
    body: z.strictObject({ ...written.partial().shape, version: z.int().min(0) }),
    response: detail,
    localised: true,
  }),
};
