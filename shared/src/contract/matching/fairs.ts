import { z } from 'zod';
import { crud, deletion, listOf } from '../crud';
import {
  auditedRecord,
  booleanFlag,
  day,
  email,
  exportReason,
  FileRef,
  id,
  instant,
  localisedHtml,
  localisedText,
  phone,
  timeOfDay,
} from '../fields';
import { certificateTypes } from '../members/companies';
import { route } from '../route';
import { publicSlugs, Slugs, WritableSlugs } from '../slugs';

export const fairTypes = ['ONLINE', 'OFFLINE', 'HYBRID'] as const;
/** The latest phase that has started, derived from the time and never stored. */
export const fairStatuses = ['UPCOMING', 'RECRUITING_SELLERS', 'BUYER_APPLICATIONS', 'ONGOING', 'EXPIRED'] as const;
export type FairStatus = (typeof fairStatuses)[number];
export const fairDirections = ['SELLER_TO_BUYER', 'BOTH'] as const;
export const meetingModes = ['ONLINE', 'OFFLINE'] as const;
export type MeetingMode = (typeof meetingModes)[number];
/** Pictures by index: 0 list, 1 detail, 2 phone. */
export const maxFairThumbs = 3;
/** Number of times in one request (M2). */
export const maxRequestSlots = 3;

const isTimezone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
};

/** An IANA time zone, such as `Asia/Seoul`. */
export const timezone = z
  .string()
  .max(60)
  .refine(isTimezone, { params: { code: 'format' } });

/** Times of day in the fair’s time zone; a block whose end is not after its start ends on the next day. */
export const TimeBlock = z.object({ from: timeOfDay, to: timeOfDay });
/** A day of a fair and the times of its meetings. */
export const FairDay = z.object({ date: day, blocks: z.array(TimeBlock).min(1).max(12) });

const writable = z.object({
  title: localisedText(120),
  slugs: WritableSlugs.nullish(),
  summary: localisedText(300).nullish(),
  content: localisedHtml().nullish(),
  type: z.enum(fairTypes),
  /** Null for a fair without a venue. */
  venue: z
    .object({
      name: localisedText(80),
      address: z.string().trim().max(200),
      tables: z.int().min(0).max(500),
      /** Prefix of a table’s number. */
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
  days: z.array(FairDay).max(31),
  slotMinutes: z.int().min(5).max(120),
  bufferMinutes: z.int().min(0).max(120),
  requestTtlHours: z.int().min(1).max(2160),
  cancelCutoffHours: z.int().min(0).max(720),
  /** A request expires when its last time is less than this away (M11). */
  leadMinutes: z.int().min(0).max(1440),
  /** Maximum of open requests per participant; null without a limit. */
  maxPending: z.int().min(1).max(1000).nullish(),
  /** Maximum of accepted meetings per participant and day; null without a limit. */
  maxPerDay: z.int().min(1).max(100).nullish(),
  direction: z.enum(fairDirections),
  sellerCertificates: z.array(z.enum(certificateTypes)).min(1).max(3),
  organizer: z.object({ name: localisedText(80), tel: phone.nullish(), email: email.nullish() }).nullish(),
  published: z.boolean(),
});

export const FairCounts = z.object({ sellers: z.int(), buyers: z.int(), products: z.int(), matchings: z.int() });

export const Fair = z.object({
  ...auditedRecord.shape,
  ...writable.shape,
  slugs: Slugs.nullable(),
  thumbs: z.array(FileRef),
  status: z.enum(fairStatuses),
  counts: FairCounts,
});
export type Fair = z.infer<typeof Fair>;

export const Slot = z.object({ start: instant, end: instant });
export type Slot = z.infer<typeof Slot>;

export const participationRoles = ['SELLER', 'BUYER'] as const;
export const participationStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'] as const;

export const OwnParticipation = z.object({
  _id: id,
  role: z.enum(participationRoles),
  status: z.enum(participationStatuses),
});

export const PublicFair = Fair.omit({ createdBy: true, updatedBy: true, published: true }).extend({
  ...publicSlugs,
  /** Whether the reader takes part. */
  participating: z.boolean(),
  /** Null for visitors and for members who have not applied. */
  participation: OwnParticipation.nullable(),
});
export const FairCard = PublicFair.omit({ content: true, days: true });
export type FairCard = z.infer<typeof FairCard>;

const filters = { status: z.enum(fairStatuses).optional(), type: z.enum(fairTypes).optional() };

export const fairs = {
  list: route({
    method: 'GET',
    path: '/v1/fairs',
    access: 'public',
    summary: 'Published fairs: running, then upcoming, then past',
    ...listOf('fairs', FairCard, { sorts: ['startAt'], filters }),
    localised: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/fairs/:id',
    access: 'public',
    summary: 'A published fair, by id or slug, with its time slots',
    response: z.object({ fair: PublicFair.extend({ slots: z.array(Slot) }) }),
    localised: true,
    bySlug: true,
  }),
};

const detail = z.object({ fair: Fair });
const base = crud(
  '/console/fairs',
  {
    one: 'fair',
    many: 'fairs',
    entity: Fair,
    /** Missing fields take their values from the setting. */
    write: writable.partial({
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
    sorts: ['createdAt', 'updatedAt', 'startAt', 'requestFrom', 'endAt', 'title', 'type', 'published'],
    filters: {
      type: z.enum(fairTypes).optional(),
      published: booleanFlag.optional(),
      /** A day with accepted meetings. */
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
      'The fair as a workbook in the reader’s language: summary, sellers, buyers, meetings, tables, by seller, by buyer; personal data is masked unless `full`, and the reason is recorded in the audit log',
    query: z.strictObject({ reason: exportReason, full: booleanFlag.optional() }),
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
  removeThumb: deletion('/console/fairs/:id/thumb/:index', 'console', 'Remove a picture of a fair; later ones move up'),
};
