import { z } from 'zod';
import { derived, listOf } from '../crud';
import { id, instant, localisedText, slug } from '../fields';
import { route } from '../route';
import { publicSlugs } from '../slugs';
import { Author, AuthorSummary } from './authors';
import { Classification, LotState, lotTexts, OwnWorkResult, WorkCard, workStatuses } from './lots';
import { OwnPaddle } from './paddles';
import { AuctionFile, BiddingRules, Hall, ProgramCard } from './programs';

export const WorkNeighbour = z.object({
  _id: id,
  slug: publicSlugs.slug,
  lotNo: z.int(),
  title: localisedText(200),
});

export const WorkDetail = WorkCard.extend({
  classification: Classification,
  edition: z.string().nullish(),
  ...lotTexts,
  images: z.array(AuctionFile),
  author: AuthorSummary.extend({
    nationality: localisedText(200).nullish(),
    biography: Author.shape.biography,
    links: Author.shape.links,
  }),
  program: ProgramCard.extend({ rules: BiddingRules }),
  paddle: OwnPaddle,
  /** The firm declared the reader’s last bid void; `mine` is an earlier one that counts again, if there is any. */
  bidVoided: z.boolean(),
  watchers: z.int(),
  /** Only for the winner. */
  result: OwnWorkResult.nullable(),
  previous: WorkNeighbour.nullable(),
  next: WorkNeighbour.nullable(),
});

const price = z.coerce.number<number>().int().min(0).max(Number.MAX_SAFE_INTEGER);
const filters = {
  author: id.optional(),
  program: id.optional(),
  hall: slug.optional(),
  /** Inclusive bounds in KRW of the visible price, or of the starting price before the first bid. */
  priceFrom: price.optional(),
  priceTo: price.optional(),
  status: z.enum(workStatuses).exclude(['DRAFT']).optional(),
};
/** `price` is the visible price, or the starting price before the first bid. */
const sorts = ['lotNo', 'effectiveEndAt', derived('price'), derived('createdAt')] as const;
const lots = listOf('works', WorkCard, { sorts });

const count = z.int();

export const works = {
  list: route({
    method: 'GET',
    path: '/v1/auction/works',
    access: 'public',
    summary: 'Lots of published programmes: ending next first, then upcoming, then past',
    ...listOf('works', WorkCard, { sorts, filters, extra: { serverTime: instant } }),
    localised: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/auction/works/:id',
    access: 'public',
    summary: 'A lot, by id or slug, with its pictures, its programme’s rules and the reader’s own bid',
    response: z.object({ work: WorkDetail, serverTime: instant }),
    localised: true,
    bySlug: true,
  }),
  facets: route({
    method: 'GET',
    path: '/v1/auction/facets',
    access: 'public',
    summary: 'Number of lots per filter value; a filter does not narrow its own counts',
    query: z.strictObject({ q: z.string().trim().max(100).optional(), ...filters }),
    response: z.object({
      authors: z.array(z.object({ _id: id, name: localisedText(80), count })),
      programs: z.array(z.object({ _id: id, title: localisedText(120), count })),
      halls: z.array(z.object({ code: slug, name: localisedText(80), count })),
      statuses: z.array(z.object({ status: z.enum(workStatuses), count })),
      /** Of all lots that match the other filters; null where none does. */
      prices: z.object({ min: z.int(), max: z.int() }).nullable(),
      total: count,
      serverTime: instant,
    }),
    localised: true,
    addition: true,
  }),
  live: route({
    method: 'GET',
    path: '/v1/auction/live',
    access: 'public',
    summary:
      'Server-sent events of public lots: `lot` for each at the start and on every change, `ready` after the first ones, `mine` when the caller’s own bid on one has changed',
    /** `works`: up to sixty ids, separated by commas; `program`: all lots of a programme. */
    query: z.strictObject({ works: z.string().max(2000).optional(), program: id.optional() }),
    response: 'events',
    addition: true,
  }),
};

/**
 * Events of `works.live`: `event` is the key, `data` is JSON of the shape. A `serverTime`, here and in answers, is a
 * moment after which the state was read, or at which it was locked. The state with the latest one is right: whatever changes
 * after it is sent with a later one.
 */
const lotEvents = {
  lot: LotState.extend({ serverTime: instant }),
  ready: z.object({ serverTime: instant }),
  /** The reader’s own bid on the lot has changed, on any of their devices. */
  mine: z.object({ _id: id, serverTime: instant }),
};
export type LotEvent = z.infer<typeof lotEvents.lot>;

/** Halls are addressed by their code. */
export const halls = {
  list: route({
    method: 'GET',
    path: '/v1/auction/halls',
    access: 'public',
    summary: 'The halls in order',
    response: z.object({ halls: z.array(Hall.extend({ programs: count })), serverTime: instant }),
    localised: true,
    addition: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/auction/halls/:hall',
    access: 'public',
    summary: 'A hall with its programmes, the current one first, and the lots of the current one',
    query: lots.query,
    response: z.object({
      hall: Hall,
      programs: z.array(ProgramCard),
      ...lots.response.shape,
      serverTime: instant,
    }),
    localised: true,
  }),
};
