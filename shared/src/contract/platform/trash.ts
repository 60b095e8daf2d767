import { z } from 'zod';
import { listOf } from '../crud';
import { id, instant } from '../fields';
import { route } from '../route';

/** Resources whose deleted records can be restored. `files` are attachments and pictures taken out of a record. */
export const trashResources = [
  'files',
  'forms',
  'boards',
  'comments',
  'banners',
  'popups',
  'faqs',
  'lawyers',
  'practices',
  'cases',
  'fairs',
  'products',
  'programs',
  'works',
  'authors',
  'auctionFiles',
  'shopProducts',
  'categories',
  'coupons',
  'reviews',
  'inquiries',
  'users',
  'levels',
  'notifications',
  'questions',
  'terms',
] as const;
export type TrashResource = (typeof trashResources)[number];

export const TrashEntry = z.object({
  _id: id,
  resource: z.enum(trashResources),
  /** Korean title of the record. */
  title: z.string(),
  deletedAt: instant,
  deletedBy: z.string().nullable(),
  /** When it is deleted for good; null for never, because others refer to it. */
  purgeAt: instant.nullable(),
});

export const trash = {
  list: route({
    method: 'GET',
    path: '/console/trash',
    access: 'console',
    summary: 'Deleted records that can be restored, newest first; `q` looks into their titles',
    ...listOf('trash', TrashEntry, { sorts: ['deletedAt'], filters: { resource: z.enum(trashResources).optional() } }),
    addition: true,
  }),
  restore: route({
    method: 'POST',
    path: '/console/trash/:resource/:id/restore',
    access: 'console',
    summary: 'Restore a deleted record or file',
    body: z.strictObject({}),
    response: null,
    addition: true,
  }),
};
