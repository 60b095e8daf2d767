import { z } from 'zod';
import { day, FileRef, html, id, instant, L, order, owned, slug } from '../fields';
import { crud, route } from '../machine';
import { timed } from '../platform/timed';
import { ShownAuthor } from './authors';
import { amount } from './increments';
import { Classification, Size, WorkResult, workStatuses } from './lots';
import { AuctionFile, auctionFileKinds } from './programs';

const line = (max: number) => z.string().trim().max(max).nullish();

const written = z.object({
  _program: id,
  lotNo: z.int().min(1).max(100_000),
  _author: id,
  title: L(200),
  classification: Classification,
  medium: L(200).nullish(),
  size: Size.nullish(),
  /** As it is said of the work, `1978`, `19세기 후반`. */
  year: line(60),
  edition: line(60),
  signed: L(200).nullish(),
  frame: L(200).nullish(),
  provenance: L(2000).nullish(),
  condition: L(2000).nullish(),
  description: html().nullish(),
  estimateLow: amount.nullish(),
  estimateHigh: amount.nullish(),
  startPrice: amount,
  /** Secret. */
  reservePrice: amount.nullish(),
  /** The member who brings it in, who cannot bid on it. Secret. */
  _consignor: id.nullish(),
  order,
  /** DRAFT is shown to nobody. */
  status: z.enum(['DRAFT', 'SCHEDULED']),
});

const user = z.object({ _id: id, name: z.string(), username: z.string() });

/** A lot as administrators see it. */
export const Work = z.object({
  ...owned.shape,
  ...written.shape,
  status: z.enum(workStatuses),
  author: ShownAuthor,
  program: z.object({ _id: id, title: L(120), code: slug }),
  images: z.array(AuctionFile),
  thumb: FileRef.nullable(),
  /** The visible price; null before the first bid. */
  currentPrice: z.int().nullable(),
  minNext: z.int(),
  leader: user.extend({ alias: z.string() }).nullable(),
  bidCount: z.int(),
  openAt: instant,
  endAt: instant,
  effectiveEndAt: instant,
  extensions: z.int(),
  watchers: z.int(),
  result: WorkResult.extend({ winner: user.extend({ email: z.string(), phone: z.string() }) }).nullable(),
  wonEmail: z.object({ sentAt: instant, to: z.string(), count: z.int() }).nullable(),
  payment: z.object({ paidAt: instant.nullable(), defaultedAt: instant.nullable() }).nullable(),
  withdrawal: z.object({ reason: z.string(), at: instant, by: id.nullable() }).nullable(),
});
export type Work = z.infer<typeof Work>;

const detail = z.object({ work: Work, serverTime: instant });
const base = crud(
  '/console/auction/works',
  {
    one: 'work',
    many: 'works',
    entity: Work,
    /** Prices and the lot number stay once there is a bid. */
    write: written.partial({ classification: true, order: true, status: true }),
    sorts: ['createdAt', 'updatedAt', 'lotNo', 'effectiveEndAt', 'price', 'bidCount'],
    filters: {
      _program: id.optional(),
      _author: id.optional(),
      status: z.enum(workStatuses).optional(),
      /** On which bidding ends. */
      day: day.optional(),
    },
  },
  'console',
);

export const consoleWorks = {
  list: timed(base.list),
  get: timed(base.get),
  create: timed(base.create),
  update: timed(base.update),
  remove: base.remove,
  withdraw: route({
    method: 'PUT',
    path: '/console/auction/works/:id/withdraw',
    access: 'console',
    summary: 'Take a lot out of the auction before it ends, for a reason',
    body: z.strictObject({ reason: z.string().trim().min(1).max(500), version: z.int().min(0) }),
    response: detail,
    ours: true,
  }),
  wonEmail: route({
    method: 'POST',
    path: '/console/auction/works/:id/wonEmail',
    access: 'console',
    summary: 'Write to whoever won a lot; a second time only with `force`',
    body: z.strictObject({ force: z.boolean().optional() }),
    response: detail,
  }),
  reorder: route({
    method: 'PUT',
    path: '/console/auction/works/:id/files',
    access: 'console',
    summary: 'Bring the files of a lot into an order: all of them, by id',
    body: z.strictObject({ files: z.array(id).max(60), version: z.int().min(0) }),
    response: detail,
    ours: true,
  }),
};

const index = z.coerce.number<number>().int().min(0).max(59);

export const auctionFiles = {
  create: route({
    method: 'POST',
    path: '/console/auction/files',
    access: 'console',
    summary: 'Set a file of a programme, or of a lot where `_work` names one; one with the same index is replaced',
    part: 'file',
    /** Text parts beside the file. */
    fields: z.strictObject({
      _program: id,
      _work: id.optional(),
      index,
      kind: z.enum(auctionFileKinds).optional(),
    }),
    response: z.object({ file: AuctionFile }),
    status: 201,
  }),
  remove: route({
    method: 'DELETE',
    path: '/console/auction/files/:id',
    access: 'console',
    summary: 'Take a file of a programme or a lot away; later ones move up',
    response: null,
    ours: true,
  }),
};
