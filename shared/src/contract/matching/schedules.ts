import { z } from 'zod';
import { baseRecord, id, instant, requiredText } from '../fields';
import { route } from '../route';
import { FairCard, meetingModes, participationRoles, participationStatuses, Slot, timezone } from './fairs';

const slotStates = ['FREE', 'REQUESTED', 'HELD', 'PAST'] as const;
const maxScheduleSlots = 200;

/** A time that the reader offers, or that one of their meetings takes. */
export const ScheduleSlot = Slot.extend({
  state: z.enum(slotStates),
  /** Number of open requests for this time. */
  requests: z.int(),
  /** The meeting at this time, possibly at another fair; null where it is free. */
  _matching: id.nullable(),
  /** Whether the time is offered; a meeting can take a time that is no longer offered. */
  offered: z.boolean(),
});

export const Schedule = z.object({
  ...baseRecord.shape,
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

const writable = z.object({
  mode: z.array(z.enum(meetingModes)).min(1).max(2),
  /** Start times, each one of the fair’s slots. */
  slots: z.array(instant).min(1).max(maxScheduleSlots),
  note: z.string().trim().max(300).nullish(),
  /** Time zone of the browser, used for times in e-mails. */
  timezone: timezone.nullish(),
});

export const schedules = {
  list: route({
    method: 'GET',
    path: '/v1/me/schedules',
    access: 'member',
    summary: 'The caller’s times by fair',
    query: z.strictObject({ fair: id.optional() }),
    response: z.object({ schedules: z.array(Schedule) }),
    localised: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/me/schedules',
    access: 'member',
    summary: 'Enter times as a buyer, which is also the application to the fair',
    body: z.strictObject({ _fair: id, ...writable.shape, interpreter: requiredText(20).nullish() }),
    response: detail,
    status: 201,
    localised: true,
  }),
  update: route({
    method: 'PUT',
    path: '/v1/me/schedules/:fair',
    access: 'member',
    summary: 'Replace the caller’s times; a seller without times sends version 0 (M14)',
    body: z.strictObject({ ...writable.partial().shape, version: z.int().min(0) }),
    response: detail,
    localised: true,
  }),
};
