import { z } from 'zod';
import { deletion } from '../crud';
import { route } from '../route';

const calendarAddress = z.object({
  calendar: z.object({
    /** Secret address that gives read access to the meetings; null before one is created. */
    url: z.string().nullable(),
  }),
});

export const calendar = {
  matching: route({
    method: 'GET',
    path: '/v1/me/matchings/:id/calendar',
    access: 'member',
    summary: 'A meeting as a calendar file (M20)',
    response: 'blob',
    addition: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/me/calendar',
    access: 'member',
    summary: 'The address for subscribing to the caller’s meetings',
    response: calendarAddress,
    addition: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/me/calendar',
    access: 'member',
    summary: 'Create an address; an earlier one becomes invalid',
    body: z.strictObject({}),
    response: calendarAddress,
    status: 201,
    addition: true,
  }),
  remove: deletion('/v1/me/calendar', 'member', 'Delete the address', { addition: true }),
  feed: route({
    method: 'GET',
    path: '/v1/calendars/:secret',
    access: 'public',
    summary: 'The meetings of the member with this secret address, as a calendar file',
    response: 'blob',
    addition: true,
  }),
};
