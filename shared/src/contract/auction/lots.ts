import { z } from 'zod';
import { FileRef, id, instant, L, slug } from '../fields';
import { ShownAuthor } from './authors';

/**
 * OPEN and CLOSED follow from the clock; SOLD or UNSOLD comes a moment after CLOSED, when the result is written. PAID
 * and DEFAULTED are what became of the payment.
 */
export const workStatuses = [
  'DRAFT',
  'SCHEDULED',
  'OPEN',
  'CLOSED',
  'SOLD',
  'UNSOLD',
  'PAID',
  'DEFAULTED',
  'WITHDRAWN',
] as const;
export type WorkStatus = (typeof workStatuses)[number];
export const bidTypes = ['DIRECT', 'AUTO', 'ABSENTEE'] as const;
export type BidType = (typeof bidTypes)[number];
/** How the classification of a work is given: not at all, as a paragraph, as a list. */
export const classificationTypes = ['NULL', 'DESC', 'LIST'] as const;

const length = z.number().min(0).max(100_000).nullish();
/** In centimetres. */
export const Size = z.object({ h: length, w: length, d: length, unit: z.literal('cm') });

/** `desc` belongs to DESC and `list` to LIST; neither to NULL. */
export const Classification = z
  .object({
    type: z.enum(classificationTypes),
    desc: L(4000).nullish(),
    list: z.array(L(200)).max(30).nullish(),
  })
  .refine(
    ({ type, desc, list }) =>
      (type === 'DESC') === Boolean(desc) && (type === 'LIST') === Boolean(list && list.length > 0),
    { params: { code: 'classification' } },
  );
export type Classification = z.infer<typeof Classification>;

/** What a hammer price came to. */
export const WorkResult = z.object({
  hammer: z.int(),
  premium: z.int(),
  vat: z.int(),
  total: z.int(),
  dueAt: instant,
});
export type WorkResult = z.infer<typeof WorkResult>;

/** The same for whoever won, with the order that it is paid by: none where the firm settles it otherwise. */
export const OwnResult = WorkResult.extend({ order: id.nullable() });
export type OwnResult = z.infer<typeof OwnResult>;

/** What changes while a lot runs; told to open pages and part of every card. */
export const LotState = z.object({
  _id: id,
  status: z.enum(workStatuses),
  /** Null before the first bid and before the lot opens. */
  currentPrice: z.int().nullable(),
  /** The lowest amount that is accepted next. */
  minNext: z.int(),
  /** Paddle of whoever leads. */
  leader: z.string().nullable(),
  bidCount: z.int(),
  openAt: instant,
  /** As planned. */
  endAt: instant,
  /** With extensions; every countdown reads this one. */
  effectiveEndAt: instant,
  extensions: z.int(),
});
export type LotState = z.infer<typeof LotState>;

/** The reader’s own standing on a lot; null for visitors and whoever has not bid. */
export const OwnStanding = z
  .object({
    /** The bid that a raise is sent to. */
    _bid: id,
    alias: z.string(),
    type: z.enum(bidTypes),
    /** One’s own highest amount; nobody else learns it. */
    max: z.int(),
    leading: z.boolean(),
    won: z.boolean(),
  })
  .nullable();
export type OwnStanding = z.infer<typeof OwnStanding>;

export const WorkCard = z.object({
  ...LotState.shape,
  _program: id,
  lotNo: z.int(),
  title: L(200),
  author: ShownAuthor,
  program: z.object({ _id: id, title: L(120), code: slug, hall: slug }),
  medium: L(200).nullish(),
  size: Size.nullish(),
  year: z.string().nullish(),
  thumb: FileRef.nullable(),
  estimateLow: z.int().nullish(),
  estimateHigh: z.int().nullish(),
  startPrice: z.int(),
  /** Of a lot that was sold. */
  hammer: z.int().nullable(),
  mine: OwnStanding,
});
export type WorkCard = z.infer<typeof WorkCard>;
