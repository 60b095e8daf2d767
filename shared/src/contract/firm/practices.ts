import { z } from 'zod';
import { id, L, link, order } from '../fields';
import { route } from '../machine';

export const Practice = z.object({
  _id: id,
  code: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .max(40),
  name: L(60),
  summary: L(300),
  items: z.array(L(80)).max(12),
  icon: z.string().max(40).nullish(),
  image: link.nullish(),
  link: link.nullish(),
  order,
  enabled: z.boolean(),
});
export type Practice = z.infer<typeof Practice>;

export const practices = {
  list: route({
    method: 'GET',
    path: '/v1/practices',
    access: 'public',
    summary: 'Fields of practice in order',
    response: z.object({ practices: z.array(Practice.omit({ enabled: true, order: true })) }),
    localised: true,
  }),
};

const stored = z.object({ practices: z.array(Practice), version: z.int() });

export const consolePractices = {
  get: route({
    method: 'GET',
    path: '/console/practices',
    access: 'console',
    summary: 'The ordered list of practices',
    response: stored,
  }),
  update: route({
    method: 'PUT',
    path: '/console/practices',
    access: 'console',
    summary: 'Replace the list; the position in it is the order',
    body: z.strictObject({
      practices: z.array(z.strictObject({ ...Practice.omit({ order: true }).shape, _id: id.nullish() })).max(60),
      version: z.int().min(0),
    }),
    response: stored,
  }),
};
