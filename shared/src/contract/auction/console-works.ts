import { z } from 'zod';
import { crud, deletion, derived } from '../crud';
import {
  auditedRecord,
  day,
  FileRef,
  id,
  instant,
  localisedText,
  optionalText,
  requiredText,
  slug,
  sortOrder,
} from '../fields';
import { UserContact, UserSummary } from '../members/user-summary';
import { route } from '../route';
import { Slugs, WritableSlugs } from '../slugs';
import { auctionAmount } from './amounts';
import { AuthorSummary } from './authors';
import { Classification, lotTexts, Size, WorkResult, workStatuses } from './lots';
import { AuctionFile, auctionFileKinds } from './programs';
import { withServerTime } from './server-time';

const writable = z.object({
  _program: id,
  lotNo: z.int().min(1).max(100_000),
  _author: id,
  title: localisedText(200),
  slugs: WritableSlugs.nullish(),
  classification: Classification,
  medium: localisedText(200).nullish(),
  size: Size.nullish(),
  /** Free text, such as `1978` or `19세기 후반`. */
  year: optionalText(60),
  edition: optionalText(60),
  ...lotTexts,
  estimateLow: auctionAmount.nullish(),
  estimateHigh: auctionAmount.nullish(),
  startPrice: auctionAmount,
  /** Not public. */
  reservePrice: auctionAmount.nullish(),
  /** The member who consigned the work and cannot bid on it. Not public. */
  _consignor: id.nullish(),
  order: sortOrder,
  /** A DRAFT is not public. */
  status: z.enum(['DRAFT', 'SCHEDULED']),
});

/** A lot as administrators see it. */
export const Work = z.object({
  ...auditedRecord.shape,
  ...writable.shape,
  slugs: Slugs.nullable(),
  status: z.enum(workStatuses),
  author: AuthorSummary,
  program: z.object({ _id: id, title: localisedText(120), code: slug }),
  images: z.array(AuctionFile),
  thumb: FileRef.nullable(),
  /** The visible price; null before the first bid. */
  currentPrice: z.int().nullable(),
  minNext: z.int(),
  leader: UserSummary.extend({ alias: z.string() }).nullable(),
  bidCount: z.int(),
  openAt: instant,
  endAt: instant,
  effectiveEndAt: instant,
  extensions: z.int(),
  watchers: z.int(),
  result: WorkResult.extend({ winner: UserContact }).nullable(),
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
    /** Prices and the lot number cannot change after the first bid. */
    write: writable.partial({ classification: true, order: true, status: true }),
    sorts: [
      'createdAt',
      'updatedAt',
      'lotNo',
      'title',
      'effectiveEndAt',
      'startPrice',
      'currentPrice',
      derived('price'),
      'bidCount',
    ],
    filters: {
      _program: id.optional(),
      _author: id.optional(),
      status: z.enum(workStatuses).optional(),
      /** The day on which bidding ends. */
      day: day.optional(),
    },
  },
  'console',
);

export const consoleWorks = {
  list: withServerTime(base.list),
  get: withServerTime(base.get),
  create: withServerTime(base.create),
  update: withServerTime(base.update),
  remove: base.remove,
  withdraw: route({
    method: 'PUT',
    path: '/console/auction/works/:id/withdraw',
    access: 'console',
    summary: 'Withdraw a lot before it ends, with a reason',
    body: z.strictObject({ reason: requiredText(500), version: z.int().min(0) }),
    response: detail,
    addition: true,
  }),
  wonEmail: route({
    method: 'POST',
    path: '/console/auction/works/:id/wonEmail',
    access: 'console',
    summary: 'Send the winner of a lot an e-mail; a second time only with `force`',
    body: z.strictObject({ force: z.boolean().optional() }),
    response: detail,
  }),
  reorder: route({
    method: 'PUT',
    path: '/console/auction/works/:id/files',
    access: 'console',
    summary: 'Reorder the files of a lot: all of them, by id',
    body: z.strictObject({ files: z.array(id).max(60), version: z.int().min(0) }),
    response: detail,
    addition: true,
  }),
};

const index = z.coerce.number<number>().int().min(0).max(59);

export const auctionFiles = {
  create: route({
    method: 'POST',
    path: '/console/auction/files',
    access: 'console',
    summary: 'Upload a file of a programme, or of a lot with `_work`; a file with the same index is replaced',
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
  remove: deletion(
    '/console/auction/files/:id',
    'console',
    'Remove a file of a programme or a lot; later ones move up',
    { addition: true },
  ),
};
