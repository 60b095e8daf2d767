import { z } from 'zod';
import { FileRef, flag, html, id, instant, L, link, order, owned, slug } from '../fields';
import { crud, listOf, listQuery, route } from '../machine';
import { timed } from '../platform/timed';
import { Increments, Premium } from './increments';
import { OwnPaddle } from './paddles';

export const programTypes = ['ONLINE', 'LIVE'] as const;
/** The latest phase that has begun; derived from the clock. CLOSING: lots end one after another. */
export const programStatuses = ['DRAFT', 'SCHEDULED', 'PREVIEW', 'OPEN', 'CLOSING', 'CLOSED'] as const;
export type ProgramStatus = (typeof programStatuses)[number];

/** A place of auctions; kept in the setting. */
export const Hall = z.object({
  code: slug,
  name: L(80),
  address: L(200).nullish(),
  mapUrl: link.nullish(),
  order,
});
export type Hall = z.infer<typeof Hall>;

const seconds = z.int().min(0).max(86_400);

const written = z.object({
  title: L(120),
  code: slug,
  /** Code of a hall of the setting. */
  hall: slug,
  type: z.enum(programTypes),
  description: html().nullish(),
  previewFrom: instant.nullish(),
  previewTo: instant.nullish(),
  openAt: instant,
  /** When the first lot ends; the others follow in steps of `interval` (B6). */
  closeAt: instant,
  interval: seconds,
  /** A bid in the last `window` seconds of a lot moves its end by `extension` seconds (B5). */
  window: seconds,
  extension: seconds,
  maxExtensions: z.int().min(0).max(1000).nullish(),
  /** Null follows the setting. */
  increments: Increments.nullish(),
  premium: Premium.nullish(),
  /** Whether somebody looks at each paddle before it may bid. */
  approval: z.boolean(),
  published: z.boolean(),
});

/** A file of a programme or of a lot; the one with index 0 stands for the whole. */
export const auctionFileKinds = ['IMAGE', 'CATALOGUE', 'REPORT'] as const;
export const AuctionFile = z.object({
  _id: id,
  _program: id,
  /** Null for a file of the programme itself. */
  _work: id.nullable(),
  index: z.int(),
  kind: z.enum(auctionFileKinds),
  file: FileRef,
});
export type AuctionFile = z.infer<typeof AuctionFile>;

const counts = z.object({ works: z.int(), bids: z.int(), paddles: z.int() });

export const Program = z.object({
  ...owned.shape,
  ...written.shape,
  thumb: FileRef.nullable(),
  files: z.array(AuctionFile),
  status: z.enum(programStatuses),
  /** When its last lot ends, extensions included. */
  endsAt: instant,
  counts: counts.extend({ waitingPaddles: z.int() }),
});
export type Program = z.infer<typeof Program>;

/** A programme in a list. */
export const ProgramCard = Program.pick({
  _id: true,
  title: true,
  code: true,
  hall: true,
  type: true,
  previewFrom: true,
  previewTo: true,
  openAt: true,
  closeAt: true,
  endsAt: true,
  status: true,
  thumb: true,
}).extend({ hallName: L(80), counts });
export type ProgramCard = z.infer<typeof ProgramCard>;

/** By what rules bids of a programme are taken; what it leaves open is filled from the setting. */
export const BiddingRules = z.object({
  interval: z.int(),
  window: z.int(),
  extension: z.int(),
  maxExtensions: z.int().nullable(),
  increments: Increments,
  premium: Premium,
  /** Percent, on the premium. */
  vatRate: z.number(),
  approval: z.boolean(),
});
export type BiddingRules = z.infer<typeof BiddingRules>;

const ProgramDetail = ProgramCard.extend({
  description: html().nullish(),
  files: z.array(AuctionFile),
  rules: BiddingRules,
  paddle: OwnPaddle,
});

export const programs = {
  list: route({
    method: 'GET',
    path: '/v1/auction/programs',
    access: 'public',
    summary: 'Published programmes: those that run first, then those to come, then those that are over',
    query: listQuery(['openAt', 'closeAt', 'createdAt'], {
      hall: slug.optional(),
      type: z.enum(programTypes).optional(),
      status: z.enum(programStatuses).optional(),
    }),
    response: listOf('programs', ProgramCard).extend({ serverTime: instant }),
    localised: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/auction/programs/:id',
    access: 'public',
    summary: 'A published programme by its id or its code, with the rules of its bids',
    response: z.object({ program: ProgramDetail, serverTime: instant }),
    localised: true,
  }),
};

const base = crud(
  '/console/auction/programs',
  {
    one: 'program',
    many: 'programs',
    entity: Program,
    /** What is left out when a programme is made is taken from the setting. Times and steps stay once it is open. */
    write: written.partial({
      type: true,
      interval: true,
      window: true,
      extension: true,
      maxExtensions: true,
      approval: true,
      published: true,
    }),
    sorts: ['createdAt', 'updatedAt', 'openAt', 'closeAt', 'code'],
    filters: { hall: slug.optional(), type: z.enum(programTypes).optional(), published: flag.optional() },
  },
  'console',
);

export const consolePrograms = {
  list: timed(base.list),
  get: timed(base.get),
  create: timed(base.create),
  update: timed(base.update),
  remove: base.remove,
};
