import { z } from 'zod';
import { listOf } from '../crud';
import { id, instant } from '../fields';
import { route } from '../route';

/** Resources whose records can be restored for thirty days after deletion. */
export const trashResources = ['boards', 'users', 'notifications'] as const;

const TrashEntry = z.object({
  _id: id,
  resource: z.enum(trashResources),
  /** Korean title of the record. */
  title: z.string(),
  deletedAt: instant,
  deletedBy: z.string().nullable(),
  /** When it is deleted for good. */
  purgeAt: instant,
});

export const trash = {
  list: route({
    method: 'GET',
    path: '/console/trash',
    access: 'console',
    summary: 'Deleted records that can be restored, newest first',
    ...listOf('trash', TrashEntry, { sorts: ['deletedAt'], filters: { resource: z.enum(trashResources).optional() } }),
    addition: true,
  }),
  restore: route({
    method: 'POST',
    path: '/console/trash/:resource/:id/restore',
    access: 'console',
    summary: 'Restore a deleted record',
    body: z.strictObject({}),
    response: null,
    addition: true,
  }),
};
