import { z } from 'zod';
import { route } from '../machine';

const address = z.object({
  calendar: z.object({
    /** Secret; whoever knows it reads the meetings. Null before the first one is made. */
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
    ours: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/me/calendar',
    access: 'member',
    summary: 'The address at which a calendar can subscribe to one’s meetings',
    response: address,
    ours: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/me/calendar',
    access: 'member',
    summary: 'Make an address, or a new one that ends the old',
    body: z.strictObject({}),
    response: address,
    status: 201,
    ours: true,
  }),
  remove: route({
    method: 'DELETE',
    path: '/v1/me/calendar',
    access: 'member',
    summary: 'End the address',
    response: null,
    ours: true,
  }),
  feed: route({
    method: 'GET',
    path: '/v1/calendars/:secret',
    access: 'public',
    summary: 'The meetings of whom the secret address belongs to',
    response: 'blob',
    ours: true,
  }),
};
