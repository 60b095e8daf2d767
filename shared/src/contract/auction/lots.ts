import { z } from 'zod';
import { FileRef, id, instant, localisedHtml, localisedText, slug } from '../fields';
import { publicSlugs } from '../slugs';
import { AuthorSummary } from './authors';

/**
 * OPEN and CLOSED follow from the time; SOLD or UNSOLD follows shortly after CLOSED, when the result is stored. PAID
 * and DEFAULTED describe the payment.
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
/** Form of a work’s classification: none, a paragraph, a list. */
export const classificationTypes = ['NULL', 'DESC', 'LIST'] as const;

const centimetres = z.number().min(0).max(100_000).nullish();
/** In centimetres. */
export const Size = z.object({ h: centimetres, w: centimetres, d: centimetres, unit: z.literal('cm') });

/** `desc` belongs to DESC and `list` to LIST; neither to NULL. */
export const Classification = z
  .object({
    type: z.enum(classificationTypes),
    desc: localisedText(4000).nullish(),
    list: z.array(localisedText(200)).max(30).nullish(),
  })
  .refine(
    ({ type, desc, list }) =>
      (type === 'DESC') === Boolean(desc) && (type === 'LIST') === Boolean(list && list.length > 0),
    { params: { code: 'classification' } },
  );
export type Classification = z.infer<typeof Classification>;

/** Texts of a lot besides its title and medium. */
export const lotTexts = {
  signed: localisedText(200).nullish(),
  frame: localisedText(200).nullish(),
  provenance: localisedText(2000).nullish(),
  condition: localisedText(2000).nullish(),
  description: localisedHtml().nullish(),
};

/** What the winner pays for a lot, in KRW. */
export const WorkResult = z.object({
  hammer: z.int(),
  premium: z.int(),
  vat: z.int(),
  total: z.int(),
  dueAt: instant,
});

/** The result as its winner sees it. `order` is null where the payment is settled outside the shop. */
export const OwnWorkResult = WorkResult.extend({ order: id.nullable() });
export type OwnWorkResult = z.infer<typeof OwnWorkResult>;

/** State of a running lot; part of every card and sent to open pages as it changes. */
export const LotState = z.object({
  _id: id,
  status: z.enum(workStatuses),
  /** Null before the first bid and before the lot opens. */
  currentPrice: z.int().nullable(),
  /** The lowest amount that is accepted next. */
  minNext: z.int(),
  /** Paddle number of the leading bidder. */
  leader: z.string().nullable(),
  bidCount: z.int(),
  openAt: instant,
  /** Planned end. */
  endAt: instant,
  /** End with extensions; countdowns use this one. */
  effectiveEndAt: instant,
  extensions: z.int(),
});
export type LotState = z.infer<typeof LotState>;

/** The reader’s own bid on a lot; null for visitors and for members who have not bid. */
export const OwnBidState = z
  .object({
    /** The bid to update when the amount is raised. */
    _bid: id,
    alias: z.string(),
    type: z.enum(bidTypes),
    /** The reader’s own maximum, which nobody else sees. */
    max: z.int(),
    leading: z.boolean(),
    won: z.boolean(),
  })
  .nullable();
export type OwnBidState = z.infer<typeof OwnBidState>;

export const WorkCard = z.object({
  ...LotState.shape,
  _program: id,
  lotNo: z.int(),
  ...publicSlugs,
  title: localisedText(200),
  author: AuthorSummary,
  program: z.object({ _id: id, title: localisedText(120), code: slug, slug: publicSlugs.slug, hall: slug }),
  medium: localisedText(200).nullish(),
  size: Size.nullish(),
  year: z.string().nullish(),
  thumb: FileRef.nullable(),
  estimateLow: z.int().nullish(),
  estimateHigh: z.int().nullish(),
  startPrice: z.int(),
  /** Of a lot that was sold. */
  hammer: z.int().nullable(),
  mine: OwnBidState,
});
export type WorkCard = z.infer<typeof WorkCard>;
