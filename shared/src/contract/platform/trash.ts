import { z } from 'zod';
import { id, instant } from '../fields';
import { listOf, listQuery, route } from '../machine';

/** What is only put aside when it is deleted, for thirty days. */
export const trashed = ['boards', 'users', 'notifications'] as const;

export const Trashed = z.object({
  _id: id,
  resource: z.enum(trashed),
  /** What it is called, in Korean. */
  title: z.string(),
  deletedAt: instant,
  deletedBy: z.string().nullable(),
  /** When it goes for good. */
  purgeAt: instant,
});

export const trash = {
  list: route({
    method: 'GET',
    path: '/console/trash',
    access: 'console',
    summary: 'What was deleted and can be restored, newest first',
    query: listQuery(['deletedAt'], { resource: z.enum(trashed).optional() }),
    response: listOf('trash', Trashed),
    ours: true,
  }),
  restore: route({
    method: 'POST',
    path: '/console/trash/:resource/:id/restore',
    access: 'console',
    summary: 'Bring back what was deleted',
    body: z.strictObject({}),
    response: null,
    ours: true,
  }),
};
