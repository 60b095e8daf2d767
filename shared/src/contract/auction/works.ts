import { z } from 'zod';
import { html, id, instant, L, slug } from '../fields';
import { listOf, listQuery, route } from '../machine';
import { Author, ShownAuthor } from './authors';
import { Classification, LotState, OwnResult, WorkCard, workStatuses } from './lots';
import { OwnPaddle } from './paddles';
import { AuctionFile, BiddingRules, Hall, ProgramCard } from './programs';

const neighbour = z.object({ _id: id, lotNo: z.int(), title: L(200) }).nullable();

const WorkDetail = WorkCard.extend({
  classification: Classification,
  edition: z.string().nullish(),
  signed: L(200).nullish(),
  frame: L(200).nullish(),
  provenance: L(2000).nullish(),
  condition: L(2000).nullish(),
  description: html().nullish(),
  images: z.array(AuctionFile),
  author: ShownAuthor.extend({ biography: Author.shape.biography, links: Author.shape.links }),
  program: ProgramCard.extend({ rules: BiddingRules }),
  paddle: OwnPaddle,
  watchers: z.int(),
  /** Of the reader who won it. */
  result: OwnResult.nullable(),
  previous: neighbour,
  next: neighbour,
});

const price = z.coerce.number<number>().int().min(0).max(Number.MAX_SAFE_INTEGER);
const filters = {
  author: id.optional(),
  program: id.optional(),
  hall: slug.optional(),
  /** Bounds of the visible price, or of the starting price before the first bid; both belong to the range. */
  priceFrom: price.optional(),
  priceTo: price.optional(),
  status: z.enum(workStatuses).exclude(['DRAFT']).optional(),
};
/** `price` is the visible price, or the starting price before the first bid. */
export const workSorts = ['lotNo', 'effectiveEndAt', 'price', 'createdAt'] as const;

const count = z.int();

export const works = {
  list: route({
    method: 'GET',
    path: '/v1/auction/works',
    access: 'public',
    summary: 'Lots of published programmes: those that end next first, then those to come, then those that are over',
    query: listQuery(workSorts, filters),
    response: listOf('works', WorkCard).extend({ serverTime: instant }),
    localised: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/auction/works/:id',
    access: 'public',
    summary: 'A lot with its pictures, its programme’s rules and the reader’s own standing',
    response: z.object({ work: WorkDetail, serverTime: instant }),
    localised: true,
  }),
  facets: route({
    method: 'GET',
    path: '/v1/auction/facets',
    access: 'public',
    summary: 'How many lots each filter would leave; a filter does not narrow its own counts',
    query: z.strictObject({ q: z.string().trim().max(100).optional(), ...filters }),
    response: z.object({
      authors: z.array(z.object({ _id: id, name: L(80), count })),
      programs: z.array(z.object({ _id: id, title: L(120), count })),
      halls: z.array(z.object({ code: slug, name: L(80), count })),
      statuses: z.array(z.object({ status: z.enum(workStatuses), count })),
      /** Of all lots that the other filters leave; null where there are none. */
      prices: z.object({ min: z.int(), max: z.int() }).nullable(),
      total: count,
      serverTime: instant,
    }),
    localised: true,
    ours: true,
  }),
  live: route({
    method: 'GET',
    path: '/v1/auction/live',
    access: 'public',
    summary:
      'Server-sent events of lots that anybody may see: `lot` for each at first and whenever it changes, `ready` after the first ones',
    /** Ids, separated by commas: at most sixty; or all lots of a programme. */
    query: z.strictObject({ works: z.string().max(2000).optional(), program: id.optional() }),
    response: 'events',
    ours: true,
  }),
};

/** What `works.live` says: `event` is the key, `data` JSON of the shape. */
export const lotEvents = {
  lot: LotState.extend({ serverTime: instant }),
  ready: z.object({ serverTime: instant }),
};
export type LotEvent = z.infer<typeof lotEvents.lot>;

/** `halls` are places of auctions by their code. */
export const halls = {
  list: route({
    method: 'GET',
    path: '/v1/auction/halls',
    access: 'public',
    summary: 'The halls, in their order',
    response: z.object({ halls: z.array(Hall.extend({ programs: count })), serverTime: instant }),
    localised: true,
    ours: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/auction/halls/:hall',
    access: 'public',
    summary: 'A hall with its programmes, the current one first, and the lots of that one',
    query: listQuery(workSorts),
    response: z.object({
      hall: Hall,
      programs: z.array(ProgramCard),
      ...listOf('works', WorkCard).shape,
      serverTime: instant,
    }),
    localised: true,
  }),
};
