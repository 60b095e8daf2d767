import { getNextBid, roundUpToIncrement } from 'shared/format';
import { authors as authorSeeds } from '../../../../seed/content/auction/authors';
import { openLots } from '../../../../seed/content/auction/works';
import type { authors } from '../../../auction/authors/table';
import { applyBid, type LadderState } from '../../../auction/bids/ladder';
import type { bids } from '../../../auction/bids/table';
import { formatAlias } from '../../../auction/paddles/queries';
import type { paddles } from '../../../auction/paddles/table';
import type { programs } from '../../../auction/programs/table';
import type { works } from '../../../auction/works/table';
import { buildCompanyName, buildId, sizes } from './names';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Small increments, so that prices stay realistic after a thousand bids. */
const increments = [
  { from: 0, step: 1000 },
  { from: 1_000_000, step: 5000 },
  { from: 5_000_000, step: 10_000 },
];
const openedDaysAgo = 30;
const biddersPerLot = 40;

const toIso = (ms: number) => new Date(ms).toISOString();
const toTimestamps = (ms: number) => ({ createdAt: toIso(ms), updatedAt: toIso(ms) });

export const buildAuthor = (n: number, now: number): typeof authors.$inferInsert => {
  const { name, nameEn } = authorSeeds[n % authorSeeds.length] ?? { name: buildCompanyName(n), nameEn: null };
  return { _id: buildId('A', n), ...toTimestamps(now), name, nameEn, order: n };
};

/** A programme opened 30 days ago, whose lots end over the coming months. */
export const buildProgram = (now: number): typeof programs.$inferInsert => ({
  _id: buildId('G', 0),
  ...toTimestamps(now),
  title: { ko: '대규모 온라인 경매', en: 'Great online sale', cn: '大型线上拍卖' },
  code: 'large',
  hall: 'online',
  openAt: toIso(now - openedDaysAgo * dayMs),
  closeAt: toIso(now + dayMs),
  interval: 6 * 3600,
  window: 60,
  extension: 30,
  maxExtensions: 20,
  increments,
  premium: [{ upTo: null, rate: 18 }],
  vatRate: 10,
  published: true,
});

/** The n-th bidder: bidders are the persons after the companies. */
const buildBidderId = (n: number, members: number) =>
  buildId('U', sizes.sellers + sizes.buyers + (n % Math.max(1, members - sizes.sellers - sizes.buyers)));

export const buildPaddle = (n: number, now: number, members: number): typeof paddles.$inferInsert => ({
  _id: buildId('D', n),
  ...toTimestamps(now),
  _program: buildId('G', 0),
  _user: buildBidderId(n, members),
  no: 101 + n,
  status: 'APPROVED',
  decidedAt: toIso(now),
});

/** Pseudo-random numbers from 0 to 1, the same in every run. */
const createRandom = (seed: number) => {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
};

/** A lot with its bids, computed by the same ladder as in the API. */
export const buildLot = (n: number, { now, members, bidsEach }: { now: number; members: number; bidsEach: number }) => {
  const random = createRandom(n + 1);
  const start = 50_000 + (n % 40) * 10_000;
  const rules = { increments, start, reserve: null };
  const [from, until] = [now - openedDaysAgo * dayMs, now - hourMs];
  const rows: (typeof bids.$inferInsert)[] = [];
  let state: LadderState | null = null;
  let leading: { row: typeof bids.$inferInsert; alias: string } | null = null;
  for (let at = 0; at < bidsEach; at += 1) {
    let paddle = (n * 7 + Math.floor(random() * biddersPerLot)) % sizes.paddles;
    if (buildBidderId(paddle, members) === state?.leader) paddle = (paddle + 1) % sizes.paddles;
    const user = buildBidderId(paddle, members);
    const auto = random() < 0.35;
    const minimum = state === null ? start : getNextBid(increments, state.price);
    const amount = roundUpToIncrement(increments, auto ? minimum * (1 + random() * 0.01) : minimum);
    const climbed: ReturnType<typeof applyBid> = applyBid(rules, state, { user, amount, auto });
    state = climbed.state;
    const alias = formatAlias({ no: 101 + paddle });
    const moment = from + ((until - from) * at) / bidsEach;
    const row: typeof bids.$inferInsert = {
      _id: buildId('B', n * bidsEach + at),
      ...toTimestamps(moment),
      _work: buildId('W', n),
      _user: user,
      _paddle: buildId('D', paddle),
      alias,
      seq: at + 1,
      type: auto ? 'AUTO' : 'DIRECT',
      amount,
      max: amount,
      price: state.price,
      version: 0,
      status: 'OUTBID',
      ip: '192.0.2.1',
      at: toIso(moment),
    };
    rows.push(row);
    if (climbed.outcome === 'LED') leading = { row, alias };
  }
  if (leading) leading.row.status = 'LEADING';
  const [title, , , medium, h, w, year] = openLots[n % openLots.length] ?? (openLots[0] as (typeof openLots)[number]);
  const end = toIso(now + dayMs + n * 6 * hourMs);
  const work: typeof works.$inferInsert = {
    _id: buildId('W', n),
    ...toTimestamps(from - dayMs + n * 1000),
    _program: buildId('G', 0),
    lotNo: n + 1,
    _author: buildId('A', n % sizes.authors),
    title: { ko: `${title[0]} ${n + 1}`, en: `${title[1]} ${n + 1}`, cn: `${title[2]} ${n + 1}` },
    classification: { type: 'NULL' },
    medium: { ko: medium[0], en: medium[1], cn: medium[2] },
    size: { h, w, unit: 'cm' },
    year,
    startPrice: start,
    order: n,
    status: 'OPEN',
    visible: true,
    openAt: toIso(from),
    endAt: end,
    effectiveEndAt: end,
    seq: rows.length,
    bidCount: rows.length,
    currentPrice: state?.price ?? null,
    leader: state?.leader ?? null,
    leaderMax: state?.maxBid ?? null,
    leaderAlias: leading?.alias ?? null,
  };
  return { work, rows };
};
