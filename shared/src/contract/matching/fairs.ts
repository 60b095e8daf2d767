import { z } from 'zod';
import { day, email, FileRef, flag, html, id, instant, L, owned, phone } from '../fields';
import { crud, listOf, listQuery, route } from '../machine';
import { certificateTypes } from '../members/companies';

export const fairTypes = ['ONLINE', 'OFFLINE', 'HYBRID'] as const;
/** The latest phase that has begun; derived from the clock and never stored. */
export const fairStatuses = ['UPCOMING', 'RECRUITING_SELLERS', 'BUYER_APPLICATIONS', 'ONGOING', 'EXPIRED'] as const;
export type FairStatus = (typeof fairStatuses)[number];
export const fairDirections = ['SELLER_TO_BUYER', 'BOTH'] as const;
export const meetingModes = ['ONLINE', 'OFFLINE'] as const;
export type MeetingMode = (typeof meetingModes)[number];
/** Pictures by index: of the list, of the detail, of a phone. */
export const fairThumbCount = 3;
/** Of one request (M2). */
export const maxSlots = 3;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const isTimezone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
};

/** A name of the IANA list, `Asia/Seoul`. */
export const timezone = z
  .string()
  .max(60)
  .refine(isTimezone, { params: { code: 'format' } });

/** Times of day in the fair’s time zone; a block whose end is not after its beginning ends on the next day. */
const Block = z.object({ from: clock, to: clock });

const written = z.object({
  title: L(120),
  summary: L(300).nullish(),
  content: html().nullish(),
  type: z.enum(fairTypes),
  /** Null for a fair without a place. */
  venue: z
    .object({
      name: L(80),
      address: z.string().trim().max(200),
      tables: z.int().min(0).max(500),
      /** Stands before the number of a table. */
      tablePrefix: z.string().trim().max(10).nullish(),
    })
    .nullish(),
  timezone,
  sellerFrom: instant,
  sellerTo: instant,
  buyerFrom: instant,
  buyerTo: instant,
  requestFrom: instant,
  requestTo: instant,
  startAt: instant,
  endAt: instant,
  days: z.array(z.object({ date: day, blocks: z.array(Block).min(1).max(12) })).max(31),
  slotMinutes: z.int().min(5).max(120),
  bufferMinutes: z.int().min(0).max(120),
  requestTtlHours: z.int().min(1).max(2160),
  cancelCutoffHours: z.int().min(0).max(720),
  /** A request whose last time is nearer than this expires (M11). */
  leadMinutes: z.int().min(0).max(1440),
  /** Requests of one’s own that wait for an answer; null without a limit. */
  maxPending: z.int().min(1).max(1000).nullish(),
  /** Accepted meetings of one person on one day; null without a limit. */
  maxPerDay: z.int().min(1).max(100).nullish(),
  direction: z.enum(fairDirections),
  sellerCertificates: z.array(z.enum(certificateTypes)).min(1).max(3),
  organizer: z.object({ name: L(80), tel: phone.nullish(), email: email.nullish() }).nullish(),
  published: z.boolean(),
});

const counts = z.object({ sellers: z.int(), buyers: z.int(), products: z.int(), matchings: z.int() });

export const Fair = z.object({
  ...owned.shape,
  ...written.shape,
  thumbs: z.array(FileRef),
  status: z.enum(fairStatuses),
  counts,
});
export type Fair = z.infer<typeof Fair>;

export const Slot = z.object({ start: instant, end: instant });
export type Slot = z.infer<typeof Slot>;

export const participationRoles = ['SELLER', 'BUYER'] as const;
export const participationStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'] as const;

/** The reader’s own part in a fair; null for visitors and whoever has not applied. */
const part = z.object({ _id: id, role: z.enum(participationRoles), status: z.enum(participationStatuses) }).nullable();

const seen = Fair.omit({ createdBy: true, updatedBy: true, published: true }).extend({
  /** Shown beside the status: the reader takes part. */
  participating: z.boolean(),
  participation: part,
});
export const FairCard = seen.omit({ content: true, days: true });
export type FairCard = z.infer<typeof FairCard>;

const filters = { status: z.enum(fairStatuses).optional(), type: z.enum(fairTypes).optional() };

export const fairs = {
  list: route({
    method: 'GET',
    path: '/v1/fairs',
    access: 'public',
    summary: 'Published fairs: those that run first, then those to come, then those that are over',
    query: listQuery(['startAt'], filters),
    response: listOf('fairs', FairCard),
    localised: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/fairs/:id',
    access: 'public',
    summary: 'A published fair with the grid of its times',
    response: z.object({ fair: seen.extend({ slots: z.array(Slot) }) }),
    localised: true,
  }),
};

const detail = z.object({ fair: Fair });
const base = crud(
  '/console/fairs',
  {
    one: 'fair',
    many: 'fairs',
    entity: Fair,
    /** What is left out when a fair is made is taken from the setting. */
    write: written.partial({
      timezone: true,
      slotMinutes: true,
      bufferMinutes: true,
      requestTtlHours: true,
      cancelCutoffHours: true,
      leadMinutes: true,
      direction: true,
      sellerCertificates: true,
      published: true,
    }),
    sorts: ['createdAt', 'updatedAt', 'startAt', 'requestFrom'],
    filters: {
      type: z.enum(fairTypes).optional(),
      published: flag.optional(),
      /** On which there are agreed meetings. */
      day: day.optional(),
    },
  },
  'console',
);

export const consoleFairs = {
  ...base,
  excel: route({
    method: 'GET',
    path: '/console/fairs/:id/excel',
    access: 'console',
    summary:
      'The fair as a workbook: Summary, Sellers, Buyers, Matchings, TableGrid, BySeller, ByBuyer; people are masked unless `full`, which needs a reason',
    query: z.strictObject({ reason: z.string().trim().min(2).max(300).optional(), full: flag.optional() }),
    response: 'blob',
  }),
  setThumb: route({
    method: 'POST',
    path: '/console/fairs/:id/thumb/:index',
    access: 'console',
    summary: 'Set or append a picture of a fair: 0 list, 1 detail, 2 phone',
    part: 'thumb',
    response: detail,
  }),
  removeThumb: route({
    method: 'DELETE',
    path: '/console/fairs/:id/thumb/:index',
    access: 'console',
    summary: 'Take a picture of a fair away; later ones move up',
    response: null,
  }),
};
