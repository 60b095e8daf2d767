import { z } from 'zod';
import { crud, derived, listOf } from '../crud';
import {
  auditedRecord,
  booleanFlag,
  FileRef,
  id,
  instant,
  linkUrl,
  localisedHtml,
  localisedText,
  slug,
  sortOrder,
} from '../fields';
import { route } from '../route';
import { publicSlugs, Slugs, WritableSlugs } from '../slugs';
import { Increments, Premium } from './amounts';
import { OwnPaddle } from './paddles';
import { withServerTime } from './server-time';

export const programTypes = ['ONLINE', 'LIVE'] as const;
/** The latest phase that has started, derived from the time. CLOSING: lots end one after another. */
const programStatuses = ['DRAFT', 'SCHEDULED', 'PREVIEW', 'OPEN', 'CLOSING', 'CLOSED'] as const;
export type ProgramStatus = (typeof programStatuses)[number];

/** A place of auctions, stored in the setting. */
export const Hall = z.object({
  code: slug,
  name: localisedText(80),
  address: localisedText(200).nullish(),
  mapUrl: linkUrl.nullish(),
  order: sortOrder,
});
export type Hall = z.infer<typeof Hall>;

const seconds = z.int().min(0).max(86_400);

const writable = z.object({
  title: localisedText(120),
  /** Its English slug is made from it. */
  code: slug,
  slugs: WritableSlugs.nullish(),
  /** Code of a hall of the setting. */
  hall: slug,
  type: z.enum(programTypes),
  description: localisedHtml().nullish(),
  previewFrom: instant.nullish(),
  previewTo: instant.nullish(),
  openAt: instant,
  /** When the first lot ends; each further lot ends `interval` seconds later (B6). */
  closeAt: instant,
  interval: seconds,
  /** A bid in the last `window` seconds of a lot moves its end by `extension` seconds (B5). */
  window: seconds,
  extension: seconds,
  maxExtensions: z.int().min(0).max(1000).nullish(),
  /** Null takes the value of the setting. */
  increments: Increments.nullish(),
  premium: Premium.nullish(),
  /** Whether an administrator approves each paddle. */
  approval: z.boolean(),
  published: z.boolean(),
});

/** Kinds of files of a programme or a lot. The file with index 0 is the cover. */
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
  ...auditedRecord.shape,
  ...writable.shape,
  slugs: Slugs.nullable(),
  thumb: FileRef.nullable(),
  files: z.array(AuctionFile),
  status: z.enum(programStatuses),
  /** When the last lot ends, with extensions. */
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
}).extend({ ...publicSlugs, hallName: localisedText(80), counts });
export type ProgramCard = z.infer<typeof ProgramCard>;

/** Rules of bidding in a programme, with the defaults of the setting filled in. */
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

export const ProgramDetail = ProgramCard.extend({
  description: localisedHtml().nullish(),
  files: z.array(AuctionFile),
  rules: BiddingRules,
  paddle: OwnPaddle,
});

export const programs = {
  list: route({
    method: 'GET',
    path: '/v1/auction/programs',
    access: 'public',
    summary: 'Published programmes: running, then upcoming, then past',
    ...listOf('programs', ProgramCard, {
      sorts: ['openAt', 'closeAt', derived('createdAt')],
      filters: {
        hall: slug.optional(),
        type: z.enum(programTypes).optional(),
        status: z.enum(programStatuses).optional(),
      },
      extra: { serverTime: instant },
    }),
    localised: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/auction/programs/:id',
    access: 'public',
    summary: 'A published programme by id, slug or code, with its bidding rules',
    response: z.object({ program: ProgramDetail, serverTime: instant }),
    localised: true,
    bySlug: true,
  }),
};

const base = crud(
  '/console/auction/programs',
  {
    one: 'program',
    many: 'programs',
    entity: Program,
    /**
     * Missing fields take their values from the setting. Times and increments cannot change once the programme is open.
     */
    write: writable.partial({
      type: true,
      interval: true,
      window: true,
      extension: true,
      maxExtensions: true,
      approval: true,
      published: true,
    }),
    sorts: ['createdAt', 'updatedAt', 'openAt', 'closeAt', 'code', 'title', 'hall', 'type', 'published'],
    filters: { hall: slug.optional(), type: z.enum(programTypes).optional(), published: booleanFlag.optional() },
  },
  'console',
);

export const consolePrograms = {
  list: withServerTime(base.list),
  get: withServerTime(base.get),
  create: withServerTime(base.create),
  update: withServerTime(base.update),
  remove: base.remove,
};
