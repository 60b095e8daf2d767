import { nextAfter, onUnit } from 'shared/format';
import { authors as authorSeeds } from '../../../../seed/content/auction/authors';
import { openLots } from '../../../../seed/content/auction/works';
import type { authors } from '../../../auction/authors/table';
import { climb, type Standing } from '../../../auction/bids/ladder';
import type { bids } from '../../../auction/bids/table';
import { aliasOf } from '../../../auction/paddles/find';
import type { paddles } from '../../../auction/paddles/table';
import type { programs } from '../../../auction/programs/table';
import type { works } from '../../../auction/works/table';
import { companyOf, idOf, sizes } from './names';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Small ones, so that a lot of a thousand bids stays a lot. */
const increments = [
  { from: 0, step: 1000 },
  { from: 1_000_000, step: 5000 },
  { from: 5_000_000, step: 10_000 },
];
const openedDaysAgo = 30;
/** As many take turns on one lot. */
const rivals = 40;

const iso = (ms: number) => new Date(ms).toISOString();
const written = (ms: number) => ({ createdAt: iso(ms), updatedAt: iso(ms) });

export const authorOf = (n: number, now: number): typeof authors.$inferInsert => {
  const { name, nameEn } = authorSeeds[n % authorSeeds.length] ?? { name: companyOf(n), nameEn: null };
  return { _id: idOf('A', n), ...written(now), name, nameEn, order: n };
};

/** A sale that has been open for a month and whose lots end over the months to come. */
export const programRow = (now: number): typeof programs.$inferInsert => ({
  _id: idOf('G', 0),
  ...written(now),
  title: { ko: '대규모 온라인 경매', en: 'Great online sale', cn: '大型线上拍卖' },
  code: 'large',
  hall: 'online',
  openAt: iso(now - openedDaysAgo * dayMs),
  closeAt: iso(now + dayMs),
  interval: 6 * 3600,
  window: 60,
  extension: 30,
  maxExtensions: 20,
  increments,
  premium: [{ upTo: null, rate: 18 }],
  vatRate: 10,
  published: true,
});

/** People of the large seed, behind the companies. */
const bidderId = (n: number, members: number) =>
  idOf('U', sizes.sellers + sizes.buyers + (n % Math.max(1, members - sizes.sellers - sizes.buyers)));

export const paddleOf = (n: number, now: number, members: number): typeof paddles.$inferInsert => ({
  _id: idOf('D', n),
  ...written(now),
  _program: idOf('G', 0),
  _user: bidderId(n, members),
  no: 101 + n,
  status: 'APPROVED',
  decidedAt: iso(now),
});

/** The same numbers in every run. */
const dice = (seed: number) => {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
};

/** A lot with all its bids, by the ladder that the API climbs. */
export const lotOf = (n: number, { now, members, bidsEach }: { now: number; members: number; bidsEach: number }) => {
  const roll = dice(n + 1);
  const start = 50_000 + (n % 40) * 10_000;
  const rules = { increments, start, reserve: null };
  const [from, until] = [now - openedDaysAgo * dayMs, now - hourMs];
  const rows: (typeof bids.$inferInsert)[] = [];
  let standing: Standing | null = null;
  let leading: { row: typeof bids.$inferInsert; alias: string } | null = null;
  for (let at = 0; at < bidsEach; at += 1) {
    let paddle = (n * 7 + Math.floor(roll() * rivals)) % sizes.paddles;
    if (bidderId(paddle, members) === standing?.leader) paddle = (paddle + 1) % sizes.paddles;
    const user = bidderId(paddle, members);
    const auto = roll() < 0.35;
    const least = standing === null ? start : nextAfter(increments, standing.price);
    const amount = onUnit(increments, auto ? least * (1 + roll() * 0.01) : least);
    const climbed: ReturnType<typeof climb> = climb(rules, standing, { user, amount, auto });
    standing = climbed.standing;
    const alias = aliasOf({ no: 101 + paddle });
    const moment = from + ((until - from) * at) / bidsEach;
    const row: typeof bids.$inferInsert = {
      _id: idOf('B', n * bidsEach + at),
      ...written(moment),
      _work: idOf('W', n),
      _user: user,
      _paddle: idOf('D', paddle),
      alias,
      seq: at + 1,
      type: auto ? 'AUTO' : 'DIRECT',
      amount,
      max: amount,
      price: standing.price,
      version: 0,
      status: 'OUTBID',
      ip: '192.0.2.1',
      at: iso(moment),
    };
    rows.push(row);
    if (climbed.outcome === 'LED') leading = { row, alias };
  }
  if (leading) leading.row.status = 'LEADING';
  const [title, , , medium, h, w, year] = openLots[n % openLots.length] ?? (openLots[0] as (typeof openLots)[number]);
  const end = iso(now + dayMs + n * 6 * hourMs);
  const work: typeof works.$inferInsert = {
    _id: idOf('W', n),
    ...written(from - dayMs + n * 1000),
    _program: idOf('G', 0),
    lotNo: n + 1,
    _author: idOf('A', n % sizes.authors),
    title: { ko: `${title[0]} ${n + 1}`, en: `${title[1]} ${n + 1}`, cn: `${title[2]} ${n + 1}` },
    classification: { type: 'NULL' },
    medium: { ko: medium[0], en: medium[1], cn: medium[2] },
    size: { h, w, unit: 'cm' },
    year,
    startPrice: start,
    order: n,
    status: 'OPEN',
    visible: true,
    openAt: iso(from),
    endAt: end,
    effectiveEndAt: end,
    seq: rows.length,
    bidCount: rows.length,
    currentPrice: standing?.price ?? null,
    leader: standing?.leader ?? null,
    leaderMax: standing?.max ?? null,
    leaderAlias: leading?.alias ?? null,
  };
  return { work, rows };
};
