import { z } from 'zod';
import { id } from '../fields';
import { route } from '../route';

export const live = {
  events: route({
    method: 'GET',
    path: '/v1/me/live',
    access: 'member',
    summary: 'Server-sent events for the caller; resumed by `Last-Event-ID`, ended when the access token expires',
    /** Administrators name the fair whose matchings they follow. */
    query: z.strictObject({ fair: id.optional() }),
    response: 'events',
    addition: true,
  }),
};
